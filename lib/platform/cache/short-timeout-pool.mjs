// @ts-check
import pg from 'pg';
import { databaseUrlOf } from '../env/database-schema.mjs';

/** Opens a pool of one connection for queries that a page waits for: each fails after a second. */
export function openShortTimeoutPool() {
	return new pg.Pool({
		connectionString: databaseUrlOf(process.env),
		max: 1,
		connectionTimeoutMillis: 1000,
		query_timeout: 1000,
		allowExitOnIdle: true,
	}).on('error', () => {});
}
