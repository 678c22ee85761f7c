// npm run vercel-build    what Vercel builds a deployment with: the database client, the database, the site
import path from 'node:path';
import { prepareProcess } from '@/lib/platform/db/deployment';
import { ensureClient, writeApiDocument } from './build';
import { getExit, inPackage, root, startNode } from './children';

process.chdir(root);
Object.assign(process.env, { NODE_ENV: 'production' });
const run = async (...args: string[]) => (await getExit(startNode(args, process.env))) === 0;

/** With the secret that the deployment itself derives from its database. */
async function buildSite(): Promise<boolean> {
	await prepareProcess();
	return run(inPackage('next', 'dist/bin/next'), 'build');
}

const isBuilt =
	(await ensureClient(process.env)) &&
	(await run('--import', 'tsx', path.join('scripts', 'prepare-database.ts'))) &&
	(await writeApiDocument(process.env)) &&
	(await buildSite());
process.exit(isBuilt ? 0 : 1);
