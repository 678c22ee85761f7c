// @ts-check
import { attachDatabasePool } from '@vercel/functions/db-connections';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { findDatabaseUrl } from '../env/database-schema.mjs';
import { isOnVercel } from '../env/vercel.mjs';

/**
 * What every process has to know of the site at each request. One query reads it all. Plain JavaScript, because Next
 * loads its cache handler without compiling it.
 *
 * @typedef {object} SiteState
 * @property {number} version Rises when anything that public pages show has changed.
 * @property {string | null} snapshot Of the database, when that was last looked up.
 * @property {boolean} isClosed Whether an administrator has closed the site for maintenance; while the database is away, the last known value.
 * @property {boolean} isDatabaseAway
 */

/** After this long the database is asked again, while requests go on. */
const recheckAfterMs = 1000;
/** After this long a request waits for the answer first: there has been no other for a while. */
const waitAfterMs = 3000;
/** For a connection, and then for the answer: what takes longer counts as away. A page then has half of its six seconds left. */
const timeoutMs = 1500;

/** @type {SiteState} */
const unknown = { version: 0, snapshot: null, isClosed: false, isDatabaseAway: false };

/**
 * Reads whether the public content has changed since the snapshot `since` (null before the first call), a snapshot of the
 * database for the next call, and whether an administrator has closed the site.
 *
 * @param {import('pg').Pool} pool
 * @param {string | null} since
 * @returns {Promise<{ snapshot: string, hasChanged: boolean, isClosed: boolean }>}
 */
export async function checkContentVersion(pool, since) {
	const { rows } = await pool.query(
		`SELECT pg_current_snapshot()::text AS snapshot, EXISTS (
			SELECT FROM "PublicChange"
			WHERE $1::text IS NULL
			OR NOT pg_visible_in_snapshot("transactionId"::text::xid8, $1::pg_snapshot)
		) AS "hasChanged", EXISTS (SELECT FROM "SiteState" WHERE "maintenanceSince" IS NOT NULL) AS "isClosed"`,
		[since],
	);
	return rows[0];
}

/** @returns {LRUCache<'state', SiteState>} */
function createSite() {
	const timeouts = { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs };
	const connectionString = findDatabaseUrl(process.env);
	const pool = new pg.Pool({ connectionString, max: 1, allowExitOnIdle: true, ...timeouts });
	pool.on('error', () => {});
	if (isOnVercel(process.env)) attachDatabasePool(pool);
	return new LRUCache({
		...{ max: 1, ttl: recheckAfterMs, ttlResolution: 0 },
		async fetchMethod(_, before = unknown) {
			try {
				const { hasChanged, ...read } = await checkContentVersion(pool, before.snapshot);
				return { ...read, version: before.version + (hasChanged ? 1 : 0), isDatabaseAway: false };
			} catch {
				// Kept pages are better than none; calls say themselves that the database is away.
				return { ...before, isDatabaseAway: true };
			}
		},
	});
}

/** The cache handler, the middleware and the server share it, though the bundler gives each a copy of this file. */
const shared = /** @type {{ site?: ReturnType<typeof createSite> }} */ (globalThis);

/**
 * The state of the site, at most `maxAgeMs` old: 0 for a page that fails without the database. While the database is known
 * to be away, no request waits for it.
 */
export async function readSiteState(maxAgeMs = waitAfterMs) {
	if (!process.env.DATABASE_URL) return unknown;
	shared.site ??= createSite();
	const { site } = shared;
	const waitMs = site.peek('state', { allowStale: true })?.isDatabaseAway ? waitAfterMs : maxAgeMs;
	const allowStale = recheckAfterMs - site.getRemainingTTL('state') < waitMs;
	return site.forceFetch('state', { allowStale, forceRefresh: waitMs === 0 });
}
