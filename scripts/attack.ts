// npm run attack            every attack, in full
// npm run attack -- access  the named ones alone
import { existsSync } from 'node:fs';
import path from 'node:path';
import { getExit, inPackage, root, startNode, stopChildren } from './children';
import { printError } from './print';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
	process.once(signal, async () => {
		await stopChildren(15_000);
		process.exit(1);
	});
}

const names = process.argv.slice(3);
const files = names.map((name) => path.join('tests', 'attack', `${name}.test.ts`));
const missing = files.find((file) => !existsSync(path.join(root, file)));
if (missing !== undefined) {
	printError(`There is no ${missing}`);
	process.exit(1);
}
process.chdir(root);
const env = { ...process.env, FULL: '1' };
const runner = inPackage('vitest', 'vitest.mjs');
process.exit(await getExit(startNode([runner, 'run', '--project', 'attack', ...files], env)));
