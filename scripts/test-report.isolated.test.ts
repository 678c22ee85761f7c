import { execFile } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { readTestReport } from './test-report';

const execute = promisify(execFile);
const root = path.join(import.meta.dirname, '..');

it('reads the counts and times of a report of Vitest, and which tests passed at the second try alone', async () => {
	const folder = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-report-'));
	onTestFinished(() => rm(folder, { recursive: true }));
	const tests = `
		import { expect, it } from 'vitest';
		let tries = 0;
		it('reads digits', () => {});
		it('finds a page', () => expect(++tries).toBe(2));
		it('refuses letters', () => expect.fail());
		it.skip('prints', () => {});`;
	await writeFile(path.join(folder, 'digits.test.js'), tests);
	const modules = path.join(root, 'node_modules');
	await symlink(modules, path.join(folder, 'node_modules'), 'junction');
	const report = path.join(folder, 'report.json');
	const runner = path.join(modules, 'vitest', 'vitest.mjs');
	const options = ['--root', folder, '--retry=1', '--reporter=json', `--outputFile=${report}`];
	const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, NODE_ENV: 'test' };
	await expect(execute(process.execPath, [runner, 'run', ...options], { env })).rejects.toMatchObject({
		code: 1,
	});

	const seconds = expect.any(Number);
	expect(readTestReport(await readFile(report, 'utf8'), await realpath(folder))).toEqual({
		...{ passed: 2, failed: 1 },
		tests: [
			{ name: 'digits.test.js: reads digits', seconds, isUnsteady: false },
			{ name: 'digits.test.js: finds a page', seconds, isUnsteady: true },
			{ name: 'digits.test.js: refuses letters', seconds, isUnsteady: false },
			{ name: 'digits.test.js: prints', seconds: 0, isUnsteady: false },
		],
	});
});

it('reads those of a report of Playwright, whose tests are in groups, and which passed at the second try alone', () => {
	const spec = (title: string, status: string, ...tries: { status: string; duration: number }[]) => ({
		...{ title, ok: status !== 'unexpected', tags: [], file: 'home.spec.ts', line: 3, column: 1 },
		tests: [
			{
				...{ timeout: 30_000, annotations: [], expectedStatus: 'passed' },
				...{ projectId: 'phone', projectName: 'phone', status },
				results: tries.map((one, retry) => ({ ...one, retry, workerIndex: retry, errors: [] })),
			},
		],
	});
	const passed = (duration: number) => ({ status: 'passed', duration });
	const failed = (duration: number) => ({ status: 'failed', duration });
	const report = {
		stats: {
			startTime: '2026-11-25T19:35:33.306Z',
			duration: 1994,
			expected: 1,
			skipped: 1,
			unexpected: 1,
			flaky: 1,
		},
		suites: [
			{
				title: 'home.spec.ts',
				specs: [spec('opens', 'expected', passed(400))],
				suites: [
					{
						title: 'home',
						specs: [
							spec('searches', 'flaky', failed(3000), passed(2000)),
							spec('greets', 'unexpected', failed(100), failed(200)),
							spec('prints', 'skipped'),
						],
					},
				],
			},
		],
	};
	expect(readTestReport(JSON.stringify(report), '/project')).toEqual({
		...{ passed: 2, failed: 1 },
		tests: [
			{ name: 'e2e/home.spec.ts: opens (phone)', seconds: 0.4, isUnsteady: false },
			{ name: 'e2e/home.spec.ts: searches (phone)', seconds: 5, isUnsteady: true },
			{ name: 'e2e/home.spec.ts: greets (phone)', seconds: 0.3, isUnsteady: false },
			{ name: 'e2e/home.spec.ts: prints (phone)', seconds: 0, isUnsteady: false },
		],
	});
});

it('finds no tests in a report that was not written', () => {
	expect(readTestReport('{}', '/project')).toEqual({ passed: 0, failed: 0, tests: [] });
});
