// npm test                             everything, the cheapest first
// npm test -- unit e2e                 the named steps alone
// npm run test:unit -- lib/core        the arguments after a -- go to the program of the last step named
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { build, ensureClient, inspectBuild } from './build';
import { getExit, inPackage, root, startNode, stopChildren } from './children';
import { print, printError } from './print';
import { readTestReport, type TestReport } from './test-report';

/** Runs a Node program; answers whether it ended well. */
type Run = (...args: string[]) => Promise<boolean>;

interface Step {
	name: string;
	/** Without arguments it checks the whole project. */
	run: (program: Run, args: readonly string[]) => Promise<boolean>;
	/** Where a runner writes how many passed and failed. */
	report?: string;
}

/** Playwright stops the server that it started. */
const browserTestsEndWithinMs = 15_000;

const reports = path.join(root, 'test-results');
const env: NodeJS.ProcessEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

const runShowing: Run = async (...args) => (await getExit(startNode(args, env))) === 0;

/** Shows what a program has said once it has ended, so that several can run at once. */
const runInSilence: Run = async (...args) => {
	const child = startNode(args, env, 'pipe');
	let said = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding('utf8').on('data', (chunk: string) => {
			said += chunk;
		});
	}
	const code = await getExit(child);
	if (said.trim() !== '') print(said.trim());
	return code === 0;
};

function testStep(name: string, project: string, ...files: string[]): Step {
	const report = `${name}.json`;
	const output = `--outputFile.json=${path.join(reports, report)}`;
	const reporters = ['--reporter=default', '--reporter=json', output];
	const vitest = inPackage('vitest', 'vitest.mjs');
	return {
		name,
		report,
		run: (run, args) => run(vitest, 'run', '--project', project, ...reporters, ...files, ...args),
	};
}

function browserStep(name: string, config: string): Step {
	const playwright = inPackage('@playwright/test', 'cli.js');
	return {
		name,
		report: `${name}.json`,
		run: (run, args) => run(playwright, 'test', '--config', config, ...args),
	};
}

async function checkTypes(run: Run): Promise<boolean> {
	// Next's own declarations, and those of the routes, are not in the repository.
	const hasRoutes = await run(inPackage('next', 'dist/bin/next'), 'typegen');
	return hasRoutes && run(inPackage('typescript', 'bin/tsc'), '--noEmit', '-p', '.');
}

async function buildSite(): Promise<boolean> {
	const found = await inspectBuild(path.join(root, '.data'));
	if (found.isFresh) {
		print('The build is up to date');
		return true;
	}
	return build(found, { ...env, NODE_ENV: 'production' });
}

const attack = (name: string) => path.join('attack', `${name}.test.ts`);

/** One round after another, the steps of each at once. */
const rounds: Step[][] = [
	[{ name: 'client', run: () => ensureClient(env) }],
	[
		{
			name: 'lint',
			run: (run, args) => run(inPackage('@biomejs/biome', 'bin/biome'), 'ci', '--error-on-warnings', ...args),
		},
		{ name: 'types', run: checkTypes },
		{ name: 'imports', run: (run) => run('--import', 'tsx', path.join('scripts', 'imports.ts'), '--check') },
		{ name: 'unused', run: (run) => run(inPackage('knip', 'bin/knip.js')) },
		{ name: 'messages', run: (run) => run('--import', 'tsx', path.join('scripts', 'check-messages.ts')) },
	],
	[testStep('unit', 'unit')],
	[testStep('integration', 'integration')],
	[{ name: 'build', run: buildSite }],
	[testStep('preview', 'hosts', path.join('e2e', 'hosts', 'preview.test.ts'))],
	[testStep('access', 'attack', attack('access'), attack('guardians'), attack('headers'))],
	[testStep('parity', 'attack', attack('parity'))],
	[browserStep('e2e', 'playwright.config.ts')],
	// The journeys through public pages again, without the portal's own server.
	[browserStep('e2e-next', 'playwright.next.config.ts')],
];

async function readReport(report: string): Promise<TestReport> {
	const text = await fs.readFile(path.join(reports, report), 'utf8').catch(() => '{}');
	return readTestReport(text, root);
}

async function runStep({ name, run, report }: Step, isAlone: boolean) {
	if (isAlone) print(`\n── ${name}`);
	const started = Date.now();
	const ok = await run(isAlone ? runShowing : runInSilence, name === lastName ? programArguments : []);
	print(`── ${name}: ${ok ? 'passed' : 'FAILED'} after ${((Date.now() - started) / 1000).toFixed(1)} s`);
	const { passed, failed, tests } = report ? await readReport(report) : { passed: 0, failed: 0, tests: [] };
	// A step without a runner of its own that fails is one thing that failed.
	return { name, ok, passed, failed: ok || failed > 0 ? failed : 1, tests };
}

function printSlowest(tests: TestReport['tests']): void {
	const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
	if (slowest.length > 0) print('\nThe slowest:');
	for (const { name, seconds } of slowest) print(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

function printUnsteady(tests: TestReport['tests']): void {
	const unsteady = tests.filter(({ isUnsteady }) => isUnsteady);
	if (unsteady.length > 0) print('\nUnsteady:');
	for (const { name } of unsteady) print(`  ${name}`);
}

async function runRounds(chosen: Step[][]): Promise<boolean> {
	let passed = 0;
	let failed = 0;
	const tests: TestReport['tests'] = [];
	for (const steps of chosen) {
		const results = await Promise.all(steps.map((step) => runStep(step, steps.length === 1)));
		for (const result of results) {
			passed += result.passed;
			failed += result.failed;
			tests.push(...result.tests);
		}
		const stoppedAt = results.filter(({ ok }) => !ok).map(({ name }) => name);
		if (stoppedAt.length === 0) continue;
		printUnsteady(tests);
		print(`\n${passed} passed, ${failed} failed (stopped at ${stoppedAt.join(', ')})`);
		return false;
	}
	printSlowest(tests);
	printUnsteady(tests);
	print(`\n${passed} passed, ${failed} failed`);
	return failed === 0;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
	process.once(signal, async () => {
		await stopChildren(browserTestsEndWithinMs);
		process.exit(1);
	});
}

const typed = process.argv.slice(3);
const separator = typed.indexOf('--');
const names = separator === -1 ? typed : typed.slice(0, separator);
const programArguments = separator === -1 ? [] : typed.slice(separator + 1);
const lastName = names.at(-1);
const known = rounds.flat().map(({ name }) => name);
const unknown = names.find((name) => !known.includes(name));
if (unknown !== undefined) {
	printError(`There is no step "${unknown}"; say one of: ${known.join(', ')}`);
	process.exit(1);
}
process.chdir(root);
await fs.rm(reports, { recursive: true, force: true });
await fs.mkdir(reports, { recursive: true });
const isChosen = ({ name }: Step) => names.length === 0 || names.includes(name);
const chosen = rounds.map((steps) => steps.filter(isChosen)).filter((steps) => steps.length > 0);
process.exit((await runRounds(chosen)) ? 0 : 1);
