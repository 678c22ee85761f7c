import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';
import { getTimeLimit } from './scripts/time-factor.mjs';
import { componentProject } from './tests/support/browser/component-project.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** A line for each call would hide what tests have to say. */
const env = { LOG_LEVEL: 'warn' };

/** Loading packages takes longer than most test files: a worker loads them once, and each file gets fresh modules of the portal. */
const freshModules = 'tests/support/fresh-modules.ts';
const mailTimer = 'tests/support/mail-timer.ts';

/** As journeys have. A machine may have much else to do; `npm test` names each test that needed it. Unit tests have none. */
const secondTry = { retry: 1 };

/** How long tests wait for a state to come about. */
const patientPolls = { expect: { poll: { timeout: getTimeLimit(10_000) } } };

const withDatabase = {
	...secondTry,
	...patientPolls,
	env,
	globalSetup: ['tests/support/postgres-setup.ts'],
	pool: 'threads' as const,
	// They wait for the database and for other processes more than they compute.
	maxWorkers: 4,
	testTimeout: getTimeLimit(30_000),
	hookTimeout: getTimeLimit(60_000),
};

const elsewhere = ['**/node_modules/**', '.next*/**', '.data/**'];

/** The build makes programs of threads; here tsx runs them as they are written. */
const threadPrograms = {
	name: 'thread-programs',
	enforce: 'pre' as const,
	transform(code: string, id: string) {
		const started = /new Worker\(new URL\('(.+?)', import\.meta\.url\)\)/;
		const [found, program] = started.exec(code) ?? [];
		if (found === undefined || program === undefined) return null;
		const file = new URL(program, pathToFileURL(id)).href;
		const source = `import { tsImport } from '${import.meta.resolve('tsx/esm/api')}'; await tsImport('${file}', '${file}')`;
		return code.replace(found, `new Worker(new URL(${JSON.stringify(`data:text/javascript,${source}`)}))`);
	},
};

export default defineConfig({
	plugins: [threadPrograms],
	resolve: {
		alias: [
			{ find: /^@\//, replacement: root },
			// The package throws outside a React server build; what it guards is the bundle, not the tests.
			{
				find: /^server-only$/,
				replacement: fileURLToPath(import.meta.resolve('next/dist/compiled/server-only/empty.js')),
			},
		],
	},
	test: {
		environment: 'node',
		// The first run of components prepares their packages, on a machine that may have much else to do.
		browser: { connectTimeout: getTimeLimit(120_000) },
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					env,
					include: ['**/*.test.{ts,tsx}'],
					exclude: [
						...elsewhere,
						'**/*.{integration,isolated,component,full}.test.{ts,tsx}',
						'tests/attack/**',
						'tests/hosts/**',
						'tests/http/**',
					],
					globalSetup: ['tests/support/run-folder.ts'],
					maxWorkers: availableParallelism(),
					pool: 'threads',
					isolate: false,
					setupFiles: [freshModules],
					// Some tests try many cases.
					testTimeout: getTimeLimit(30_000),
				},
			},
			componentProject,
			{
				extends: true,
				test: {
					name: 'integration',
					...withDatabase,
					include: ['**/*.integration.test.ts'],
					exclude: elsewhere,
					isolate: false,
					setupFiles: [freshModules, mailTimer],
					sequence: { groupOrder: 1 },
				},
			},
			{
				extends: true,
				test: {
					// A worker of its own for each file whose tests start processes, wait, or are about what a process remembers.
					name: 'isolated',
					...withDatabase,
					include: ['**/*.isolated.test.ts'],
					exclude: elsewhere,
					setupFiles: [mailTimer],
					sequence: { groupOrder: 2 },
				},
			},
			{
				extends: true,
				test: {
					// The full run alone runs these.
					name: 'full',
					...withDatabase,
					include: ['**/*.full.test.ts'],
					exclude: elsewhere,
					setupFiles: [mailTimer],
				},
			},
			{
				extends: true,
				test: {
					name: 'http',
					...secondTry,
					include: ['tests/http/*.test.ts'],
					globalSetup: ['tests/http/setup.ts'],
					pool: 'threads',
					// The packages that parse pages are loaded once.
					isolate: false,
					// One more process works meanwhile: the portal.
					maxWorkers: 1,
					testTimeout: getTimeLimit(10_000),
					hookTimeout: getTimeLimit(60_000),
				},
			},
			{
				extends: true,
				test: {
					name: 'hosts',
					...secondTry,
					include: ['tests/hosts/*.test.ts'],
					// They build in the same folder.
					fileParallelism: false,
					testTimeout: getTimeLimit(120_000),
					hookTimeout: getTimeLimit(600_000),
				},
			},
			{
				extends: true,
				test: {
					name: 'attack',
					...secondTry,
					...patientPolls,
					include: ['tests/attack/*.test.ts'],
					exclude: elsewhere,
					globalSetup: ['tests/attack/setup.ts'],
					// Each starts portals of its own, and some are about what happens when there is too much to do.
					fileParallelism: false,
					testTimeout: getTimeLimit(120_000),
					hookTimeout: getTimeLimit(120_000),
				},
			},
		],
	},
});
