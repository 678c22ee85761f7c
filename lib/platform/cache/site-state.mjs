// @ts-check
import { attachDatabasePool } from '@vercel/functions/db-connections';
import pg from 'pg';
import { databaseUrlOf } from '../env/database-schema.mjs';
import { isOnVercel } from '../env/vercel.mjs';

/**
 * What every process has to know of the site at each request. One query reads it all. Plain JavaScript, because Next
 * loads its cache handler without compiling it.
 *
 * @typedef {object} SiteState
 * @property {number} version Rises when anything that public pages show has changed.
 * @property {boolean} isClosed Whether an administrator has closed the site for maintenance; while the database is away, the last known value.
 * @property {boolean} isDatabaseAway
 */

/** After this long the database is asked again, while requests go on. */
const recheckAfterMs = 1000;
/** After this long a request waits for the answer first: there has been no other for a while. */
const waitAfterMs = 3000;
/** For a connection, and then for the answer: what takes longer counts as away. A page then has half of its six seconds left. */
const timeoutMs = 1500;

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

function createSite() {
	const pool = new pg.Pool({
		connectionString: databaseUrlOf(process.env),
		max: 1,
		connectionTimeoutMillis: timeoutMs,
		query_timeout: timeoutMs,
		allowExitOnIdle: true,
	}).on('error', () => {});
	if (isOnVercel(process.env)) attachDatabasePool(pool);
	return {
		pool,
		state: /** @type {SiteState} */ ({ version: 0, isClosed: false, isDatabaseAway: false }),
		snapshot: /** @type {string | null} */ (null),
		/** On the clock that never jumps. */
		checkedAt: Number.NEGATIVE_INFINITY,
		checking: /** @type {Promise<void> | null} */ (null),
	};
}

/** The cache handler, the middleware and the server share it, though the bundler gives each a copy of this file. */
const shared = /** @type {{ site?: ReturnType<typeof createSite> }} */ (globalThis);

/** @param {ReturnType<typeof createSite>} site */
async function check(site) {
	try {
		const { snapshot, hasChanged, isClosed } = await checkContentVersion(site.pool, site.snapshot);
		const version = site.state.version + (hasChanged ? 1 : 0);
		Object.assign(site, { snapshot, state: { version, isClosed, isDatabaseAway: false } });
	} catch {
		// Kept pages are better than none; calls say themselves that the database is away.
		site.state = { ...site.state, isDatabaseAway: true };
	}
	site.checkedAt = performance.now();
	site.checking = null;
}

/**
 * The state of the site, at most `maxAgeMs` old: 0 for a page that fails without the database. While the database is known
 * to be away, no request waits for it.
 *
 * @param {number} [maxAgeMs]
 */
export async function readSiteState(maxAgeMs = waitAfterMs) {
	if (!process.env.DATABASE_URL) return { version: 0, isClosed: false, isDatabaseAway: false };
	shared.site ??= createSite();
	const { site } = shared;
	const age = performance.now() - site.checkedAt;
	const waitMs = site.state.isDatabaseAway ? waitAfterMs : maxAgeMs;
	if (age >= Math.min(recheckAfterMs, waitMs)) {
		site.checking ??= check(site);
		if (age >= waitMs) await site.checking;
	}
	return site.state;
}
