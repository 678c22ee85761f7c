// prepare-database.ts            migrates and seeds
// prepare-database.ts migrate    migrates alone
// The launcher runs it as a process of its own: the server does not keep what migrating and seeding have loaded.
import { randomBytes } from 'node:crypto';
import { emailKeyOf } from '@/lib/core/email';
import { checkAdministratorPassword, ensureAdministrator } from '@/lib/features/account/administrator';
import { isEmailTaken } from '@/lib/features/account/queries';
import { standardizeClans } from '@/lib/features/clan-alias/standardize';
import { fillMobileE164 } from '@/lib/features/member/mobile-e164';
import { hashPassword } from '@/lib/platform/auth/password';
import { applyMigrations, MigrationError } from '@/lib/platform/db/migrate';
import { requireDatabase } from '@/lib/platform/db/require-database';
import { type Env, EnvError, getEnv } from '@/lib/platform/env/env';
import { demoMemberEmail, demoSeekerEmail, seedDatabase } from '@/prisma/seed/seed';
import { type DemoAccounts, readUnshownAccounts, writeUnshownAccounts } from './demo-accounts';
import { print, printError } from './print';

const demoAdministratorEmail = 'admin@khamma-ghani.example';

/** Null when the administrator is there already: then the passwords have been shown, and may have been changed. */
async function planDemoAccounts({ dataDir }: Env): Promise<DemoAccounts | null> {
	const unshown = await readUnshownAccounts(dataDir);
	if (unshown) return unshown;
	if (await isEmailTaken(emailKeyOf(demoAdministratorEmail))) return null;
	const password = randomBytes(12).toString('base64url');
	const accounts = {
		administrator: demoAdministratorEmail,
		member: demoMemberEmail,
		seeker: demoSeekerEmail,
		password,
	};
	await writeUnshownAccounts(dataDir, accounts);
	return accounts;
}

async function prepareDatabase(isMigrationAlone: boolean): Promise<void> {
	const env = getEnv();
	const administrator = isMigrationAlone ? null : administratorOf(env);
	if (administrator) await checkAdministratorPassword(administrator);
	await requireDatabase(env.databaseUrl);
	await applyMigrations(env.directDatabaseUrl ?? env.databaseUrl, print);
	const filled = await fillMobileE164();
	if (filled > 0) print(`Read ${filled} mobile numbers for links`);
	const accounts = isMigrationAlone ? null : await seed(env);
	const renamed = await standardizeClans();
	if (renamed > 0) print(`Clans written in several ways have one name now: ${renamed} fields changed`);
	if (accounts) await ensureAdministrator({ email: accounts.administrator, password: accounts.password });
	if (administrator) await ensureAdministrator(administrator);
}

function administratorOf({ adminEmail: email, adminPassword: password }: Env) {
	return email !== null && password !== null ? { email, password } : null;
}

/** Returns the accounts of the demo when it has to make its own administrator. */
async function seed(env: Env): Promise<DemoAccounts | null> {
	const isOwnDemo = env.seedDemo && administratorOf(env) === null;
	const accounts = isOwnDemo ? await planDemoAccounts(env) : null;
	const demoPasswordHash = accounts ? await hashPassword(accounts.password) : null;
	await seedDatabase({ demo: env.seedDemo, now: new Date(), log: print, demoPasswordHash });
	return accounts;
}

try {
	await prepareDatabase(process.argv[2] === 'migrate');
	process.exit(0);
} catch (error) {
	if (!(error instanceof EnvError) && !(error instanceof MigrationError)) throw error;
	printError(error.message);
	process.exit(1);
}
