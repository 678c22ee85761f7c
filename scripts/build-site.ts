// npm run build    the site alone, with no database within reach: for images
import path from 'node:path';
import { build, ensureClient, inspectBuild } from './build';
import { root } from './children';

process.chdir(root);
const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
const isBuilt = (await ensureClient(env)) && (await inspectAndBuild());
process.exit(isBuilt ? 0 : 1);

async function inspectAndBuild(): Promise<boolean> {
	const found = await inspectBuild(path.join(root, '.data'));
	return found.isFresh || build(found, env);
}
