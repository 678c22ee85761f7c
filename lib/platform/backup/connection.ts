import pg from 'pg';
import { getReason } from '@/lib/platform/db/errors';
import { BackupError } from './backup-error';

const connectTimeoutMs = 10_000;

/** Of a role's or a database's own settings none may end what takes long, or change how values are written. */
const settings = `
	SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
	SET client_encoding = 'UTF8'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC';
	SET extra_float_digits = 3; SET bytea_output = 'hex'`;

/**
 * Gives `work` a connection of its own that waits as long as it takes. To be the only one: what is locked for the session
 * is let go with it.
 *
 * @throws BackupError when the database cannot be reached or does not let it
 */
export async function withConnection<T>(
	databaseUrl: string,
	work: (client: pg.Client) => Promise<T>,
): Promise<T> {
	const client = new pg.Client({
		connectionString: databaseUrl,
		connectionTimeoutMillis: connectTimeoutMs,
		keepAlive: true,
		application_name: 'khamma-ghani backup',
	});
	// A connection that breaks also fails the query.
	client.on('error', () => {});
	try {
		await client.connect();
		await client.query(settings);
		return await work(client);
	} catch (error) {
		if (error instanceof pg.DatabaseError) throw new BackupError(`The database refuses: ${getReason(error)}`);
		throw error;
	} finally {
		await client.end().catch(() => {});
	}
}
