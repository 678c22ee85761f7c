// npm run attack            every attack, in full
// npm run attack -- access  the named ones alone
import { existsSync } from 'node:fs';
import path from 'node:path';
import { getExit, inPackage, root, startNode, stopChildren } from './children';
import { printError } from './print';

/** In `e2e/`, where `npm test` runs its short form. */
const journey = 'long-words';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
	process.once(signal, async () => {
		await stopChildren(15_000);
		process.exit(1);
	});
}

const names = process.argv.slice(3);
const files = names.filter((name) => name !== journey).map((name) => path.join('attack', `${name}.test.ts`));
const missing = files.find((file) => !existsSync(path.join(root, file)));
if (missing !== undefined) {
	printError(`There is no ${missing}`);
	process.exit(1);
}
process.chdir(root);
const env = { ...process.env, ATTACK: 'full' };
let code = 0;
if (names.length === 0 || files.length > 0) {
	const runner = inPackage('vitest', 'vitest.mjs');
	code = await getExit(startNode([runner, 'run', '--project', 'attack', ...files], env));
}
if (names.length === 0 || names.includes(journey)) {
	const runner = inPackage('@playwright/test', 'cli.js');
	code = (await getExit(startNode([runner, 'test', `/${journey}.spec.ts`], env))) || code;
}
process.exit(code);
