// Run by the launcher as a process of its own, so that what migrating and seeding need is gone when the server runs.
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

async function prepareDatabase(): Promise<void> {
	const env = getEnv();
	const { adminEmail: email, adminPassword: password } = env;
	const administrator = email !== null && password !== null ? { email, password } : null;
	if (administrator) await checkAdministratorPassword(administrator);
	await requireDatabase(env.databaseUrl);
	await applyMigrations(env.directDatabaseUrl ?? env.databaseUrl, print);
	const filled = await fillMobileE164();
	if (filled > 0) print(`Read ${filled} mobile numbers for links`);
	const isOwnDemo = env.seedDemo && administrator === null;
	const accounts = isOwnDemo ? await planDemoAccounts(env) : null;
	const demoPasswordHash = accounts ? await hashPassword(accounts.password) : null;
	await seedDatabase({ demo: env.seedDemo, now: new Date(), log: print, demoPasswordHash });
	const renamed = await standardizeClans();
	if (renamed > 0) print(`Clans written in several ways have one name now: ${renamed} fields changed`);
	if (accounts) await ensureAdministrator({ email: accounts.administrator, password: accounts.password });
	if (administrator) await ensureAdministrator(administrator);
}

try {
	await prepareDatabase();
	process.exit(0);
} catch (error) {
	if (!(error instanceof EnvError) && !(error instanceof MigrationError)) throw error;
	printError(error.message);
	process.exit(1);
}
