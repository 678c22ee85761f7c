import pg from 'pg';
import { EnvError } from '@/lib/platform/env/env';
import { getReason } from './errors';

const oldestVersion = 15;
const connectTimeoutMs = 10_000;

/**
 * Makes sure that the address leads to a database that can be used, before anything is done with it.
 *
 * @param schema where the address leads to (`urlInSchema`)
 * @throws EnvError
 */
export async function requireDatabase(databaseUrl: string, schema = 'public'): Promise<void> {
	const { version, searchPath, role } = await askServer(databaseUrl).catch((error: unknown) => {
		throw refusal(getReason(error));
	});
	if (version < oldestVersion) throw refusal(`it is PostgreSQL ${version}`);
	// PostgreSQL looks there before public, for everybody who connects by that role.
	if (schema === role)
		throw new EnvError(`DATABASE_SCHEMA must not be the name of the role in DATABASE_URL, "${schema}"`);
	if (schema !== 'public' && searchPath !== schema)
		throw new EnvError(
			`DIRECT_DATABASE_URL must be set when DATABASE_SCHEMA is not public and DATABASE_URL leads to a pooler: it is the address of the same database without the pooler`,
		);
}

function refusal(reason: string): EnvError {
	return new EnvError(
		`DATABASE_URL must be the address of a PostgreSQL ${oldestVersion} or newer that can be used: ${reason}`,
	);
}

interface Server {
	version: number;
	searchPath: string;
	role: string;
}

async function askServer(databaseUrl: string): Promise<Server> {
	const client = new pg.Client({
		connectionString: databaseUrl,
		connectionTimeoutMillis: connectTimeoutMs,
		query_timeout: connectTimeoutMs,
	});
	// A connection that breaks also fails the query.
	client.on('error', () => {});
	try {
		await client.connect();
		const { rows } = await client.query<Server>(
			`SELECT current_setting('server_version_num')::integer / 10000 AS version,
				current_setting('search_path') AS "searchPath", current_user::text AS role`,
		);
		return rows[0] ?? { version: 0, searchPath: '', role: '' };
	} finally {
		await client.end().catch(() => {});
	}
}
