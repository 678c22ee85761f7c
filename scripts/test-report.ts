import path from 'node:path';
import * as z from 'zod';

export interface TestReport {
	passed: number;
	failed: number;
	tests: TimedTest[];
}

interface TimedTest {
	name: string;
	/** Of all its tries. */
	seconds: number;
	/** Whether it failed before it passed. */
	isUnsteady: boolean;
}

const vitestReport = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	testResults: z.array(
		z.object({
			name: z.string(),
			assertionResults: z.array(
				z.object({
					fullName: z.string(),
					status: z.string(),
					duration: z.number().nullish(),
					/** Of all its tries. */
					failureMessages: z.array(z.string()),
				}),
			),
		}),
	),
});

const playwrightSpec = z.object({
	title: z.string(),
	file: z.string(),
	tests: z.array(
		z.object({
			projectName: z.string(),
			status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
			results: z.array(z.object({ duration: z.number() })),
		}),
	),
});

interface PlaywrightSuite {
	specs: z.infer<typeof playwrightSpec>[];
	suites?: PlaywrightSuite[] | undefined;
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
	z.object({ specs: z.array(playwrightSpec), suites: z.array(playwrightSuite).optional() }),
);

const playwrightReport = z.object({
	stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
	suites: z.array(playwrightSuite),
});

/** Reads the JSON report of Vitest or Playwright; a report that a runner could not write holds no tests. */
export function readTestReport(text: string, root: string): TestReport {
	const found: unknown = JSON.parse(text);
	const vitest = vitestReport.safeParse(found);
	if (vitest.success) {
		const { numPassedTests, numFailedTests, testResults } = vitest.data;
		const tests = testResults.flatMap((file) =>
			file.assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
				name: `${path.relative(root, file.name)}: ${fullName}`,
				seconds: (duration ?? 0) / 1000,
				isUnsteady: status === 'passed' && failureMessages.length > 0,
			})),
		);
		return { passed: numPassedTests, failed: numFailedTests, tests };
	}
	const playwright = playwrightReport.safeParse(found);
	if (!playwright.success) return { passed: 0, failed: 0, tests: [] };
	const { expected, unexpected, flaky } = playwright.data.stats;
	return {
		passed: expected + flaky,
		failed: unexpected,
		tests: playwright.data.suites.flatMap(testsIn),
	};
}

function testsIn({ specs, suites = [] }: PlaywrightSuite): TestReport['tests'] {
	const own = specs.flatMap(({ title, file, tests }) =>
		tests.map(({ projectName, status, results }) => ({
			name: `e2e/${file}: ${title} (${projectName})`,
			seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
			isUnsteady: status === 'flaky',
		})),
	);
	return [...own, ...suites.flatMap(testsIn)];
}
