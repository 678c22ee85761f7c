// npm run vercel-build    what Vercel builds a deployment with: the database client, the database, the site
import path from 'node:path';
import { ensureClient } from './build';
import { exitOf, inPackage, root, startNode } from './children';

process.chdir(root);
const env = { ...process.env, NODE_ENV: 'production' as const };
const run = async (...args: string[]) => (await exitOf(startNode(args, env))) === 0;

const isBuilt =
	(await ensureClient(env)) &&
	(await run('--import', 'tsx', path.join('scripts', 'prepare-database.ts'))) &&
	(await run(inPackage('next', 'dist/bin/next'), 'build'));
process.exit(isBuilt ? 0 : 1);
