import { register } from 'prom-client';
import { afterAll, vi } from 'vitest';

/** What modules of the portal share by way of `globalThis`. */
const shared = [
	...['afterWriteTask', 'backgroundTasks', 'bodyReadSlots', 'databaseClient', 'databasePool', 'derivedTrees'],
	...['gaugeReadings', 'bufferedBodies', 'outages', 'pages', 'pagesVersion', 'requestScope', 'site'],
	...['socketHeaderName', 'threadLanes'],
];

const env = { ...process.env };

// The test files of a worker share the packages that it has loaded. Each begins with modules of the portal that nobody has
// used, and with the environment of the first.
afterAll(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	vi.resetModules();
	register.clear();
	for (const name of shared) Reflect.deleteProperty(globalThis, name);
	for (const name of Object.keys(process.env)) if (!(name in env)) Reflect.deleteProperty(process.env, name);
	Object.assign(process.env, env);
});
