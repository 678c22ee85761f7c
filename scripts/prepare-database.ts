// Run by the launcher as a process of its own, so that what migrating and seeding need is gone when the server runs.
import { randomBytes } from 'node:crypto';
import { ensureAdministrator } from '@/lib/auth/administrator';
import { applyMigrations } from '@/lib/db/migrate';
import { type Env, getEnv } from '@/lib/env/env';
import { seedDatabase } from '@/prisma/seed/seed';
import { readFirstAdministrator, writeFirstAdministrator } from './first-administrator';
import { say } from './say';

/** Made once. The account that is there already keeps its password, which is then not ours to show. */
async function ensureDemoAdministrator({ dataDir }: Env): Promise<void> {
	const known = await readFirstAdministrator(dataDir);
	if (known && !known.password) return;
	const email = known?.email ?? 'admin@khamma-ghani.example';
	const password = known?.password ?? randomBytes(12).toString('base64url');
	await writeFirstAdministrator(dataDir, { email, password });
	const outcome = await ensureAdministrator({ email, password });
	if (!known && outcome !== 'created') await writeFirstAdministrator(dataDir, { email });
}

const env = getEnv();
await applyMigrations(env.databaseUrl, say);
await seedDatabase({ demo: env.seedDemo, now: new Date(), log: say });
if (env.adminEmail !== null && env.adminPassword !== null) {
	await ensureAdministrator({ email: env.adminEmail, password: env.adminPassword });
} else if (env.seedDemo) {
	await ensureDemoAdministrator(env);
}
process.exit(0);
