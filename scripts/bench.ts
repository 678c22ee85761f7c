// npm run bench: checks the types of tests/bench, which npm test leaves out, then measures; see tests/bench/run.ts.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureClient } from './build';
import { getExit, inPackage, root, startNode, stopChildren } from './children';

async function checkTypes(): Promise<boolean> {
	const compiler = startNode(
		[inPackage('typescript', 'bin/tsc'), '--noEmit', '-p', path.join('tests', 'bench')],
		process.env,
	);
	return (await getExit(compiler)) === 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => stopChildren(15_000).then(() => process.exit(1)));
}
if (!(await ensureClient(process.env)) || !(await checkTypes())) process.exit(1);
const preload = pathToFileURL(path.join(root, 'tests', 'bench', 'typescript.mjs')).href;
const program = path.join(root, 'tests', 'bench', 'run.ts');
process.exitCode = await getExit(
	startNode(['--import', preload, program, ...process.argv.slice(3)], process.env),
);
