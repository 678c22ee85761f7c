import { access, constants, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Env, EnvError, getEnv } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import { isUnavailable } from './errors';
import { pool } from './pool';

const undefinedTableCode = '42P01';

/** Ends this process with one line when it cannot serve. A database that is out of reach is no reason: it may come back. */
export async function exitOnStartProblem(): Promise<void> {
	const problem = await findStartProblem();
	if (problem === null) return;
	process.stderr.write(`${problem}\n`);
	process.exit(1);
}

/** What the person who started this process has to put right first, in one line. */
export async function findStartProblem(): Promise<string | null> {
	try {
		const problem = await findOutboxProblem(getEnv());
		if (problem !== null) return problem;
		const [first, ...others] = await findMissingMigrations();
		if (first === undefined) return null;
		const list = others.length > 0 ? `${first} and ${others.length} more` : first;
		return `The database lacks migrations (${list}): run npm run db:migrate, then start again`;
	} catch (error) {
		if (error instanceof EnvError) return error.message;
		if (!isUnavailable(error)) log.warn({ err: error }, 'could not check the migrations');
		return null;
	}
}

/** Mails that cannot be written down are lost: it is better to say so now than when the first of them is. */
async function findOutboxProblem({ smtpUrl, isPreview, dataDir }: Env): Promise<string | null> {
	if (smtpUrl !== null || isPreview) return null;
	const outbox = path.join(/* turbopackIgnore: true */ dataDir, 'outbox');
	try {
		await mkdir(outbox, { recursive: true, mode: 0o700 });
		await access(outbox, constants.W_OK | constants.X_OK);
		return null;
	} catch {
		return `SMTP_URL must be set, since mails cannot be written to ${outbox}`;
	}
}

/** Names those in `prisma/migrations`, where that folder was deployed. */
async function findMissingMigrations(): Promise<string[]> {
	const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma', 'migrations');
	const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
	const applied = await readAppliedMigrations();
	if (applied === null) return [];
	const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
	return names.filter((name) => !applied.includes(name)).sort();
}

/** Null in a database that something else has migrated. */
async function readAppliedMigrations(): Promise<string[] | null> {
	const statement =
		'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL';
	try {
		const { rows } = await pool.query<{ migration_name: string }>(statement);
		return rows.map((row) => row.migration_name);
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === undefinedTableCode)) throw error;
		const { rows } = await pool.query<{ isEmpty: boolean }>(
			`SELECT to_regclass('"Member"') IS NULL AS "isEmpty"`,
		);
		return rows[0]?.isEmpty ? [] : null;
	}
}
