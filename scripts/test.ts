// npm test            everything, in the order of cheapness
// npm test -- unit    the named steps alone
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { build, ensureClient, inspectBuild } from './build';
import { exitOf, inPackage, root, startNode, stopChildren } from './children';
import { complain, say } from './say';

interface Step {
	name: string;
	run: () => Promise<boolean>;
	/** Where a runner writes how many passed and failed. */
	report?: string;
}

/** Playwright stops the server that it started. */
const browserTestsEndWithinMs = 15_000;

const reports = path.join(root, 'test-results');
const env: NodeJS.ProcessEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

async function runNode(...args: string[]): Promise<boolean> {
	return (await exitOf(startNode(args, env))) === 0;
}

function runVitest(project: string): Promise<boolean> {
	const output = `--outputFile.json=${path.join(reports, `${project}.json`)}`;
	const reporters = ['--reporter=default', '--reporter=json', output];
	return runNode(inPackage('vitest', 'vitest.mjs'), 'run', '--project', project, ...reporters);
}

async function checkTypes(): Promise<boolean> {
	// Next's own declarations, and those of the routes, are not in the repository.
	const hasRoutes = await runNode(inPackage('next', 'dist/bin/next'), 'typegen');
	return hasRoutes && runNode(inPackage('typescript', 'bin/tsc'), '--noEmit', '-p', '.');
}

async function buildSite(): Promise<boolean> {
	const found = await inspectBuild(path.join(root, '.data'));
	if (found.isFresh) {
		say('The build is up to date');
		return true;
	}
	return build(found, { ...env, NODE_ENV: 'production' });
}

const steps: Step[] = [
	{ name: 'client', run: () => ensureClient(env) },
	{
		name: 'lint',
		run: () => runNode(inPackage('@biomejs/biome', 'bin/biome'), 'ci', '--error-on-warnings', '.'),
	},
	{ name: 'types', run: checkTypes },
	{
		name: 'imports',
		run: () => {
			const program = inPackage('dependency-cruiser', 'bin/dependency-cruise.mjs');
			const folders = ['app', 'components', 'lib', 'prisma', 'scripts', 'e2e', 'attack', 'middleware.ts'];
			const present = folders.filter((folder) => existsSync(path.join(root, folder)));
			return runNode(program, '--config', '.dependency-cruiser.mjs', ...present);
		},
	},
	{ name: 'unused', run: () => runNode(inPackage('knip', 'bin/knip.js')) },
	{ name: 'messages', run: () => runNode('--import', 'tsx', path.join('scripts', 'check-messages.ts')) },
	{ name: 'unit', run: () => runVitest('unit'), report: 'unit.json' },
	{ name: 'integration', run: () => runVitest('integration'), report: 'integration.json' },
	{ name: 'build', run: buildSite },
	{ name: 'e2e', run: () => runNode(inPackage('@playwright/test', 'cli.js'), 'test'), report: 'e2e.json' },
];

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
	stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

async function countOf(report: string): Promise<{ passed: number; failed: number }> {
	const text = await fs.readFile(path.join(reports, report), 'utf8').catch(() => '{}');
	const found: unknown = JSON.parse(text);
	const vitest = vitestReport.safeParse(found);
	if (vitest.success) return { passed: vitest.data.numPassedTests, failed: vitest.data.numFailedTests };
	const playwright = playwrightReport.safeParse(found);
	if (!playwright.success) return { passed: 0, failed: 0 };
	const { expected, unexpected, flaky } = playwright.data.stats;
	return { passed: expected + flaky, failed: unexpected };
}

async function runSteps(chosen: Step[]): Promise<boolean> {
	let passed = 0;
	let failed = 0;
	let failure: string | null = null;
	for (const { name, run, report } of chosen) {
		say(`\n── ${name}`);
		const started = Date.now();
		const ok = await run();
		say(`── ${name}: ${ok ? 'passed' : 'FAILED'} after ${((Date.now() - started) / 1000).toFixed(1)} s`);
		if (report) {
			const count = await countOf(report);
			passed += count.passed;
			failed += count.failed;
		}
		if (!ok) {
			failure = name;
			break;
		}
	}
	// A step without a runner of its own that fails is one thing that failed.
	if (failure !== null && failed === 0) failed = 1;
	say(`\n${passed} passed, ${failed} failed${failure === null ? '' : ` (stopped at ${failure})`}`);
	return failure === null;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
	process.once(signal, async () => {
		await stopChildren(browserTestsEndWithinMs);
		process.exit(1);
	});
}

const names = process.argv.slice(3);
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
	complain(`There is no step "${unknown[0]}"; say one of: ${steps.map(({ name }) => name).join(', ')}`);
	process.exit(1);
}
process.chdir(root);
await fs.rm(reports, { recursive: true, force: true });
await fs.mkdir(reports, { recursive: true });
const chosen = names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
process.exit((await runSteps(chosen)) ? 0 : 1);
