// npm run db:migrate    applies prisma/migrations to DATABASE_URL, with the corrections of data that belong to them
// npm run db:seed       the same, then fills an empty database: address options, deities, clans and the demo
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { EnvError, keepsFiles, type Settings } from '@/lib/platform/env/env';
import { ensureClient } from './build';
import { getExit, startNode } from './children';
import { makeDataFolder } from './data-folder';
import { print, printError } from './print';
import { readOrRefuse } from './settings';

const isProduction = process.env.NODE_ENV === 'production';

/** Of a database on this machine, which a developer wants to be filled. */
const localHosts = ['', 'localhost', '127.0.0.1', '[::1]'];

async function runDb(step: 'migrate' | 'seed'): Promise<boolean> {
	const settings = readOrRefuse(isProduction ? 'start' : 'dev');
	const { databaseUrl } = settings;
	if (databaseUrl === null)
		throw new EnvError(
			'DATABASE_URL must be set, in the environment or in .env (npm start prepares its own database by itself)',
		);
	const env = completeEnvironment(settings, databaseUrl);
	if (!(await ensureClient(env))) return false;
	if (step === 'seed' && keepsFiles(settings)) await makeDataFolder(settings.dataDir);
	const program = path.join('scripts', 'prepare-database.ts');
	if ((await getExit(startNode(['--import', 'tsx', program, step], env))) !== 0) return false;
	print(step === 'migrate' ? 'The database is up to date' : 'The database is up to date and filled');
	return true;
}

function completeEnvironment({ authSecret }: Settings, databaseUrl: string): NodeJS.ProcessEnv {
	const isForDevelopment = !isProduction && localHosts.includes(new URL(databaseUrl).hostname);
	return {
		...process.env,
		// Neither step signs anything with it.
		AUTH_SECRET: authSecret ?? randomBytes(32).toString('base64url'),
		SEED_DEMO: process.env.SEED_DEMO || (isForDevelopment ? '1' : '0'),
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
