// npm run bench: checks the types of bench/, which npm test leaves out, then measures; see bench/run.ts.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureClient } from './build';
import { getExit, inPackage, root, startNode } from './children';

async function checkTypes(): Promise<boolean> {
	const compiler = startNode([inPackage('typescript', 'bin/tsc'), '--noEmit', '-p', 'bench'], process.env);
	return (await getExit(compiler)) === 0;
}

if (!(await ensureClient(process.env)) || !(await checkTypes())) process.exit(1);
// By its path at run time: an import that TypeScript follows would need the packages of bench/ in the product's check.
await import(pathToFileURL(path.join(root, 'bench', 'run.ts')).href);
