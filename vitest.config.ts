import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';
import { componentProject } from './lib/testing/browser/component-project.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** A line for each call would hide what tests have to say. */
const env = { LOG_LEVEL: 'warn' };

/** Loading the packages takes longer than most files: a worker does it once, and each file begins with fresh modules of ours. */
const sharedPackages = {
	isolate: false,
	setupFiles: ['lib/testing/fresh-modules.ts'],
};

/** As journeys have. A machine may have much else to do; `npm test` names each test that needed it. Unit tests have none. */
const secondTry = { retry: 1 };

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
		browser: { connectTimeout: 300_000 },
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					env,
					include: ['**/*.test.{ts,tsx}'],
					exclude: [
						...elsewhere,
						'**/*.integration.test.ts',
						'**/*.component.test.tsx',
						'attack/**',
						'e2e/hosts/**',
					],
					// One more than there are cores: the tests of timeouts wait and compute nothing.
					maxWorkers: availableParallelism() + 1,
					pool: 'threads',
					...sharedPackages,
					// Of tests that try many cases; a machine may have much else to do.
					testTimeout: 30_000,
				},
			},
			componentProject,
			{
				extends: true,
				test: {
					name: 'integration',
					...secondTry,
					env,
					include: ['**/*.integration.test.ts'],
					exclude: elsewhere,
					globalSetup: ['lib/testing/postgres-setup.ts'],
					pool: 'threads',
					setupFiles: ['lib/testing/mail-timer.ts'],
					// They wait for the database more than they compute.
					maxWorkers: 4,
					testTimeout: 30_000,
					hookTimeout: 60_000,
					expect: { poll: { timeout: 10_000 } },
				},
			},
			{
				extends: true,
				test: {
					name: 'hosts',
					...secondTry,
					include: ['e2e/hosts/*.test.ts'],
					// They build in the same folder.
					fileParallelism: false,
					testTimeout: 120_000,
					hookTimeout: 600_000,
				},
			},
			{
				extends: true,
				test: {
					name: 'attack',
					...secondTry,
					include: ['attack/*.test.ts'],
					exclude: elsewhere,
					globalSetup: ['attack/setup.ts'],
					// Each starts portals of its own, and some are about what happens when there is too much to do.
					fileParallelism: false,
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
