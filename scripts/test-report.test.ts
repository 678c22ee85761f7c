import { expect, it } from 'vitest';
import { readTestReport } from './test-report';

it('reads the counts and times of a report of Vitest', () => {
	const report = {
		...{ numPassedTests: 1, numFailedTests: 1 },
		testResults: [
			{
				name: '/project/lib/core/digits.test.ts',
				assertionResults: [
					{ fullName: 'reads digits', duration: 1500 },
					{ fullName: 'refuses letters', duration: null },
				],
			},
		],
	};
	expect(readTestReport(JSON.stringify(report), '/project')).toEqual({
		...{ passed: 1, failed: 1 },
		tests: [
			{ name: 'lib/core/digits.test.ts: reads digits', seconds: 1.5, isUnsteady: false },
			{ name: 'lib/core/digits.test.ts: refuses letters', seconds: 0, isUnsteady: false },
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
