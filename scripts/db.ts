// npm run db:migrate    applies prisma/migrations to DATABASE_URL
// npm run db:seed       the same, then fills an empty database: address options, deities, clans and, without SEED_DEMO=0, the demo
import path from 'node:path';
import { EnvError, type Settings } from '@/lib/platform/env/env';
import { ensureClient } from './build';
import { exitOf, startNode } from './children';
import { makeDataFolder, readOrMakeSecret } from './data-folder';
import { printUnshownAccounts } from './demo-accounts';
import { print, printError } from './print';
import { readOrRefuse } from './settings';

const isProduction = process.env.NODE_ENV === 'production';

async function runDb(step: string): Promise<boolean> {
	const settings = readOrRefuse(isProduction ? 'start' : 'dev');
	if (settings.databaseUrl === null)
		throw new EnvError(
			'DATABASE_URL must be set, in the environment or in .env (npm start prepares its own database by itself)',
		);
	const env = await completeEnvironment(settings);
	if (!(await ensureClient(env))) return false;
	const program = path.join('scripts', 'prepare-database.ts');
	if ((await exitOf(startNode(['--import', 'tsx', program, step], env))) !== 0) return false;
	await printUnshownAccounts(settings.dataDir);
	print(step === 'migrate' ? 'The database is up to date' : 'The database is up to date and filled');
	return true;
}

/** The defaults of a command that a developer types: the demo, and a secret in `dataDir` as `npm run dev` has it. */
async function completeEnvironment({ dataDir, authSecret }: Settings): Promise<NodeJS.ProcessEnv> {
	await makeDataFolder(dataDir);
	const seedDemo = process.env.SEED_DEMO || (isProduction ? '0' : '1');
	return {
		...process.env,
		AUTH_SECRET: authSecret ?? (await readOrMakeSecret(dataDir)),
		SEED_DEMO: seedDemo,
	};
}

try {
	const [step] = process.argv.slice(3);
	if (step !== 'migrate' && step !== 'seed') throw new EnvError('Run npm run db:migrate or npm run db:seed');
	process.exit((await runDb(step)) ? 0 : 1);
} catch (error) {
	if (!(error instanceof EnvError)) throw error;
	printError(error.message);
	process.exit(1);
}
