import pg from 'pg';
import { EnvError } from '@/lib/platform/env/env';
import { reasonOf } from './errors';

const oldestVersion = 15;
const connectTimeoutMs = 10_000;

/**
 * Makes sure that the address leads to a database that can be used, before anything is done with it.
 * @throws EnvError
 */
export async function requireDatabase(databaseUrl: string): Promise<void> {
	const version = await askVersion(databaseUrl).catch((error: unknown) => {
		throw refusal(reasonOf(error));
	});
	if (version < oldestVersion) throw refusal(`it is PostgreSQL ${version}`);
}

function refusal(reason: string): EnvError {
	return new EnvError(
		`DATABASE_URL must be the address of a PostgreSQL ${oldestVersion} or newer that can be used: ${reason}`,
	);
}

async function askVersion(databaseUrl: string): Promise<number> {
	const client = new pg.Client({
		connectionString: databaseUrl,
		connectionTimeoutMillis: connectTimeoutMs,
		query_timeout: connectTimeoutMs,
	});
	// A connection that breaks is told by the query too.
	client.on('error', () => {});
	try {
		await client.connect();
		const { rows } = await client.query<{ version: number }>(
			`SELECT current_setting('server_version_num')::integer / 10000 AS version`,
		);
		return rows[0]?.version ?? 0;
	} finally {
		await client.end().catch(() => {});
	}
}
