// npm run bench: checks the types of tests/bench, which npm test leaves out, then measures; see tests/bench/run.ts.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureClient } from './build';
import { getExit, inPackage, root, startNode } from './children';

async function checkTypes(): Promise<boolean> {
	const compiler = startNode(
		[inPackage('typescript', 'bin/tsc'), '--noEmit', '-p', path.join('tests', 'bench')],
		process.env,
	);
	return (await getExit(compiler)) === 0;
}

if (!(await ensureClient(process.env)) || !(await checkTypes())) process.exit(1);
// By its path at run time: an import that TypeScript follows would need the packages of tests/bench in the product's check.
await import(pathToFileURL(path.join(root, 'tests', 'bench', 'run.ts')).href);
