// prepare-database.ts                    migrates, seeds, and prints the accounts of a new demo
// prepare-database.ts migrate            migrates alone
// prepare-database.ts keep-accounts      leaves the printing to the launcher, for when the server is ready
// The launcher runs it as a process of its own: the server does not keep what migrating and seeding have loaded.
import { randomBytes } from 'node:crypto';
import { getEmailKey } from '@/lib/core/email-rule';
import {
	checkAdministratorPassword,
	ensureAdministrator,
} from '@/lib/features/account/commands/ensure-administrator';
import { demoEmails } from '@/lib/features/account/demo/constants';
import { mayHostOfferDemo } from '@/lib/features/account/demo/rules/host';
import { isEmailTaken } from '@/lib/features/account/queries/find-email';
import { renewKeys } from '@/lib/features/administration/housekeeping/commands/renew-keys';
import { standardizeClans } from '@/lib/features/heritage/clan-alias/commands/standardize-clans';
import { fillAtlas } from '@/lib/features/heritage/khaanp/commands/change-atlas';
import { fillMobileE164 } from '@/lib/features/member/commands/fill-mobile-e164';
import { renewEmailKeys } from '@/lib/features/member/commands/renew-email-keys';
import { hashPassword } from '@/lib/platform/auth/password';
import { markDeployment, prepareProcess, refuseProduction } from '@/lib/platform/db/deployment';
import { applyMigrations, MigrationError } from '@/lib/platform/db/migrate';
import { requireDatabase } from '@/lib/platform/db/require-database';
import { type Env, EnvError, getEnv, readSettings, type Settings } from '@/lib/platform/env/env';
import { isPreview } from '@/lib/platform/env/vercel.mjs';
import { isDemoMissing, seedDatabase } from '@/prisma/seed/seed';
import { type DemoAccounts, printAccounts, readUnshownAccounts, writeUnshownAccounts } from './demo-accounts';
import { print, printError } from './print';

const step = process.argv[2];
/** The launcher prints the accounts later: a start that is killed before must not lose their password. */
const areAccountsKept = step === 'keep-accounts';

/**
 * The accounts to make for the demo; null for none, as in a database that holds something else than the demo. Sample
 * members get their password when they are written: later it has been shown, and may have been changed. The demo has an
 * administrator of its own where ADMIN_EMAIL names none, and where the login page offers the demo: it never offers the
 * account of ADMIN_EMAIL.
 */
async function planDemoAccounts(env: Env): Promise<DemoAccounts | null> {
	const { dataDir, adminEmail } = env;
	const isSeeding = await isDemoMissing();
	if (!isSeeding && !(await isEmailTaken(getEmailKey(demoEmails.member)))) return null;
	const unshown = areAccountsKept ? await readUnshownAccounts(dataDir) : null;
	// A file of an earlier database may lack the sample members that are about to be made.
	if (unshown && !(isSeeding && unshown.member === null)) return unshown;
	const { administrator } = demoEmails;
	const isOurs = adminEmail === null || (mayHostOfferDemo(env) && getEmailKey(adminEmail) !== administrator);
	const needsAdministrator = isOurs && !(await isEmailTaken(administrator));
	if (!isSeeding && !needsAdministrator) return null;
	const accounts = {
		administrator: needsAdministrator ? administrator : null,
		member: isSeeding ? demoEmails.member : null,
		seeker: isSeeding ? demoEmails.unmarried : null,
		password: randomBytes(12).toString('base64url'),
	};
	if (areAccountsKept) await writeUnshownAccounts(dataDir, accounts);
	return accounts;
}

async function prepareDatabase(): Promise<void> {
	// A preview without AUTH_SECRET gets it from its database.
	const settings = isPreview(process.env) ? readSettings(process.env) : getEnv();
	const { databaseUrl, directDatabaseUrl, databaseSchema, isProduction, isOnVercel } = settings;
	if (databaseUrl === null)
		throw new EnvError('DATABASE_URL must be set: the address of a PostgreSQL database');
	const isMigrationAlone = step === 'migrate';
	const administrator = isMigrationAlone ? null : findAdministrator(settings);
	if (administrator) await checkAdministratorPassword(administrator);
	await requireDatabase(databaseUrl, databaseSchema);
	await refuseProduction(settings);
	await applyMigrations(directDatabaseUrl ?? databaseUrl, print, databaseSchema);
	if (isProduction || isOnVercel) await markDeployment(settings, new Date());
	await prepareProcess();
	const env = getEnv();
	const filled = await fillMobileE164();
	if (filled > 0) print(`Read ${filled} mobile numbers for links`);
	const keys = await renewEmailKeys();
	if (keys > 0) print(`Email addresses of international domains have one form now: ${keys} changed`);
	const khaanps = await fillAtlas();
	if (khaanps > 0) print(`Added ${khaanps} khaanps to the atlas`);
	const accounts = isMigrationAlone ? null : await seed(env);
	const renewed = await renewKeys();
	if (renewed > 0) print(`Search keys are made by new rules: ${renewed} changed`);
	const renamed = await standardizeClans();
	if (renamed > 0) print(`Clans written in several ways have one name now: ${renamed} fields changed`);
	if (accounts?.administrator)
		await ensureAdministrator({
			...{ email: accounts.administrator, password: accounts.password },
			isDemo: true,
		});
	if (administrator) await ensureAdministrator(administrator);
	if (accounts && !areAccountsKept) printAccounts(accounts);
}

function findAdministrator({ adminEmail: email, adminPassword: password }: Settings) {
	return email !== null && password !== null ? { email, password } : null;
}

/** Returns the accounts that are made for the demo, null for none. */
async function seed(env: Env): Promise<DemoAccounts | null> {
	const accounts = env.seedDemo ? await planDemoAccounts(env) : null;
	const demoPasswordHash = accounts ? await hashPassword(accounts.password) : null;
	await seedDatabase({ demo: env.seedDemo, now: new Date(), log: print, demoPasswordHash });
	return accounts;
}

try {
	await prepareDatabase();
	process.exit(0);
} catch (error) {
	if (!(error instanceof EnvError) && !(error instanceof MigrationError)) throw error;
	printError(error.message);
	process.exit(1);
}
