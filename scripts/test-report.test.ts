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
			{ name: 'lib/core/digits.test.ts: reads digits', seconds: 1.5 },
			{ name: 'lib/core/digits.test.ts: refuses letters', seconds: 0 },
		],
	});
});

it('reads those of a report of Playwright, whose tests are in groups', () => {
	const spec = (title: string, duration: number) => ({
		...{ title, file: 'home.spec.ts' },
		tests: [{ results: [{ duration }] }],
	});
	const report = {
		stats: { expected: 2, unexpected: 1, flaky: 0 },
		suites: [{ specs: [spec('opens', 400)], suites: [{ specs: [spec('searches', 2000)] }] }],
	};
	expect(readTestReport(JSON.stringify(report), '/project')).toEqual({
		...{ passed: 2, failed: 1 },
		tests: [
			{ name: 'e2e/home.spec.ts: opens', seconds: 0.4 },
			{ name: 'e2e/home.spec.ts: searches', seconds: 2 },
		],
	});
});

it('finds no tests in a report that was not written', () => {
	expect(readTestReport('{}', '/project')).toEqual({ passed: 0, failed: 0, tests: [] });
});
