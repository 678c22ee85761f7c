import * as fs from 'node:fs/promises';
import path from 'node:path';
import { ensureClient } from './build';
import { endWithNpm, getExit, inPackage, root, startNode } from './children';
import { print, printError } from './print';
import { provideTestFolder } from './test-folder';
import { readTestReport, type TestReport } from './test-report';
import { ensureBuild, provideCluster, provideSeed, provideSite, stopServices } from './test-services';

/** Runs a Node program; resolves to whether it exited with code 0. */
type Run = (args: readonly string[], variables?: Readonly<Record<string, string>>) => Promise<boolean>;

export interface Step {
	name: string;
	/** Without arguments it checks the whole project. */
	run: (program: Run, args: readonly string[]) => Promise<boolean>;
	/** The report file that the runner of the step writes. */
	report?: string;
	/** Starts the services that the step uses, unless an earlier one has. */
	provide?: () => Promise<unknown>;
}

interface StepResult {
	name: string;
	ok: boolean;
	seconds: number;
	passed: number;
	failed: number;
	tests: TestReport['tests'];
}

const reports = path.join(root, 'test-results');
let ending: Promise<never> | undefined;
/** Of this moment: it names the services that have been started. */
const getEnvironment = (): NodeJS.ProcessEnv => ({ ...process.env, NEXT_TELEMETRY_DISABLED: '1' });

const runWithOutput: Run = async (args, variables) =>
	(await getExit(startNode(args, { ...getEnvironment(), ...variables }))) === 0;

/** Prints the output of a program once it has ended, so that several can run at once. */
const runSilently: Run = async (args, variables) => {
	const child = startNode(args, { ...getEnvironment(), ...variables }, 'pipe');
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding('utf8').on('data', (chunk: string) => {
			output += chunk;
		});
	}
	const code = await getExit(child);
	if (output.trim() !== '') print(output.trim());
	return code === 0;
};

/** Runs test files of one or several Vitest projects. */
function vitestStep(
	name: string,
	projects: string | readonly string[],
	files: readonly string[] = [],
	variables: Readonly<Record<string, string>> = {},
): Step {
	const report = `${name}.json`;
	const output = `--outputFile.json=${path.join(reports, report)}`;
	const reporters = ['--reporter=default', '--reporter=json', output];
	const vitest = inPackage('vitest', 'vitest.mjs');
	const chosen = [projects].flat().map((project) => `--project=${project}`);
	return {
		name,
		report,
		run: (run, args) => run([vitest, 'run', ...chosen, ...reporters, ...files, ...args], variables),
	};
}

/** Runs a selection of journeys that playwright.config.ts names. */
function journeyStep(name: string, selection: string): Step {
	const playwright = inPackage('@playwright/test', 'cli.js');
	const server = selection === 'next' ? 'next' : 'own';
	return {
		name,
		report: `e2e-${selection}.json`,
		provide: () => provideSite(server),
		run: (run, args) => run([playwright, 'test', ...args], { JOURNEYS: selection }),
	};
}

async function lint(run: Run, args: readonly string[]): Promise<boolean> {
	const isClean = await run([inPackage('@biomejs/biome', 'bin/biome'), 'ci', '--error-on-warnings', ...args]);
	return isClean && run(['--import', 'tsx', script('check-plain-english')]);
}

async function checkTypes(run: Run): Promise<boolean> {
	// Next's own declarations, and those of the routes, are not in the repository.
	const hasRoutes = await run([inPackage('next', 'dist/bin/next'), 'typegen']);
	return hasRoutes && run([inPackage('typescript', 'bin/tsc'), '--noEmit', '-p', '.']);
}

async function checkMessages(run: Run): Promise<boolean> {
	const areSound = await run(['--import', 'tsx', script('check-messages')]);
	return areSound && run(['--import', 'tsx', script('page-messages'), '--check']);
}

/** The step with services that start when it begins, unless an earlier step has started them. */
function withServices(provide: () => Promise<unknown>, step: Step): Step {
	return { ...step, provide };
}

const script = (name: string) => path.join('scripts', `${name}.ts`);

const clientStep: Step = { name: 'client', run: () => ensureClient(getEnvironment()) };

const staticSteps: Step[] = [
	{
		name: 'lint',
		run: lint,
	},
	{ name: 'types', run: checkTypes },
	{ name: 'imports', run: (run) => run(['--import', 'tsx', script('imports'), '--check']) },
	{ name: 'unused', run: (run) => run([inPackage('knip', 'bin/knip.js')]) },
	{ name: 'messages', run: checkMessages },
];

const buildStep: Step = { name: 'build', run: ensureBuild };

const attackFile = (name: string) => path.join('tests', 'attack', `${name}.test.ts`);

/** `npm test`: one round after another, the steps of each at once. */
export const rounds: Step[][] = [
	[clientStep],
	staticSteps,
	[vitestStep('unit', 'unit')],
	[vitestStep('component', 'component')],
	[withServices(provideCluster, vitestStep('integration', ['integration', 'isolated']))],
	[buildStep],
	[withServices(() => provideSite('own'), vitestStep('http', 'http'))],
	[withServices(provideSeed, vitestStep('access', 'attack', [attackFile('access')]))],
	[journeyStep('journeys', process.env.JOURNEYS || 'short')],
];

/** `npm run test:full` runs these before its suites. */
export const preparation: Step[] = [clientStep, buildStep];

const attacks = [
	'backup',
	'ended-runs',
	'endings',
	'faults',
	'input',
	'kills',
	'latency',
	'layout',
	'limits',
	'marriage',
	'processes',
	'watching',
];

/** `npm run test:full`: each suite that `npm test` leaves out or runs in part. */
export const suites: Step[] = [
	vitestStep('unit', 'unit', [], { FULL: '1' }),
	withServices(provideCluster, vitestStep('database', 'full')),
	vitestStep('preview', 'hosts', [path.join('tests', 'hosts', 'preview.test.ts')]),
	withServices(
		provideSeed,
		vitestStep('access', 'attack', ['access', 'guardians', 'headers'].map(attackFile), { FULL: '1' }),
	),
	withServices(provideSeed, vitestStep('parity', 'attack', [attackFile('parity')])),
	...attacks.map((name) => withServices(provideSeed, vitestStep(name, 'attack', [attackFile(name)]))),
	journeyStep('journeys', 'full'),
	journeyStep('next', 'next'),
];

async function readReport(report: string): Promise<TestReport> {
	const text = await fs.readFile(path.join(reports, report), 'utf8').catch(() => '{}');
	return readTestReport(text, root);
}

/** @param args what the program of the step gets beside its own arguments */
export async function runStep(step: Step, args: readonly string[], isAlone: boolean): Promise<StepResult> {
	// A run that is ending starts nothing more.
	await ending;
	const { name, run, report, provide } = step;
	if (isAlone) print(`\n── ${name}`);
	const started = Date.now();
	// A report of an earlier run is not this one's.
	if (report) await fs.rm(path.join(reports, report), { force: true });
	const isProvided = await (provide?.() ?? Promise.resolve()).then(
		() => true,
		(error: unknown) => {
			printError(String(error));
			return false;
		},
	);
	const ok = isProvided && (await run(isAlone ? runWithOutput : runSilently, args));
	const seconds = (Date.now() - started) / 1000;
	print(`── ${name}: ${ok ? 'passed' : 'FAILED'} after ${seconds.toFixed(1)} s`);
	const { passed, failed, tests } = report ? await readReport(report) : { passed: 0, failed: 0, tests: [] };
	// A step without a runner of its own that fails counts as one failure.
	return { name, ok, seconds, passed, failed: ok || failed > 0 ? failed : 1, tests };
}

/** Prints the seconds of each step, the slowest tests, and the tests that needed a second try. */
export function printSummary(results: readonly StepResult[]): void {
	const tests = results.flatMap((result) => result.tests);
	print('\nSeconds by step:');
	for (const { name, seconds, ok, passed, failed } of results) {
		const counts = passed + failed > 0 ? `${passed} passed, ${failed} failed` : ok ? 'passed' : 'FAILED';
		print(`${seconds.toFixed(1).padStart(7)} s  ${name}: ${counts}`);
	}
	const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
	if (slowest.length > 0) print('\nThe slowest:');
	for (const { name, seconds } of slowest) print(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
	const unsteady = tests.filter(({ isUnsteady }) => isUnsteady);
	if (unsteady.length > 0) print('\nUnsteady:');
	for (const { name } of unsteady) print(`  ${name}`);
	const sum = (count: (result: StepResult) => number) =>
		results.reduce((total, result) => total + count(result), 0);
	const stoppedAt = results.filter(({ ok }) => !ok).map(({ name }) => name);
	const end = stoppedAt.length > 0 ? ` (failed: ${stoppedAt.join(', ')})` : '';
	print(`\n${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed${end}`);
}

/** Ends this process with the code of the first call, after everything that it has started. */
export function endRun(code: 0 | 1): Promise<never> {
	ending ??= stopServices().then(
		() => process.exit(code),
		(error: unknown) => {
			printError(String(error));
			process.exit(1);
		},
	);
	return ending;
}

/** Makes the folders of the run, and ends it in order when this process is asked to end. */
export async function prepareRun(): Promise<void> {
	// Ctrl-C comes twice, from the terminal and from npm.
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => endRun(1));
	endWithNpm(() => endRun(1));
	process.chdir(root);
	provideTestFolder();
	await fs.mkdir(reports, { recursive: true });
}
