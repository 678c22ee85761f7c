// @ts-check
import pg from 'pg';

/** A connection for what is asked while a page waits: it gives up soon, and nobody is stopped by it. */
export function openQuickPool() {
	return new pg.Pool({
		connectionString: process.env.DATABASE_URL,
		max: 1,
		connectionTimeoutMillis: 1000,
		query_timeout: 1000,
		allowExitOnIdle: true,
	}).on('error', () => {});
}
