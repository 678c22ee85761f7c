// @ts-check
import pg from 'pg';

/** Opens a pool of one connection for queries that a page waits for: each fails after a second. */
export function openShortTimeoutPool() {
	return new pg.Pool({
		connectionString: process.env.DATABASE_URL,
		max: 1,
		connectionTimeoutMillis: 1000,
		query_timeout: 1000,
		allowExitOnIdle: true,
	}).on('error', () => {});
}
