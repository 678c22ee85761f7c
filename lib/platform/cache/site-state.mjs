// @ts-check
import { attachDatabasePool } from '@vercel/functions/db-connections';
import pg from 'pg';
import { databaseUrlOf } from '../env/database-schema.mjs';
import { isOnVercel } from '../env/vercel.mjs';

/**
 * What every process has to know of the site at each request: whether its public content has changed, whether an
 * administrator has closed it for maintenance, and whether the database answers. One query tells all three, at most
 * once a second. Plain JavaScript, because Next loads its cache handler without compiling it.
 *
 * @typedef {object} SiteState
 * @property {number} version Rises when anything that public pages show has changed.
 * @property {boolean} isClosed As it was last known, while the database is away.
 * @property {boolean} isDatabaseAway
 */

/** After this long the database is asked again, while requests go on. */
const recheckAfterMs = 1000;
/** After this long a request waits for the answer first: there has been no other for a while. */
const waitAfterMs = 3000;
/** For a connection, and then for the answer: what takes longer counts as away. A page then has half of its six seconds left. */
const timeoutMs = 1500;

/**
 * Answers the version of the public content, as a snapshot of the database; whether it has changed since the snapshot
 * `since` (null before the first call); and whether an administrator has closed the portal for maintenance.
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
	return {
		state: /** @type {SiteState} */ ({ version: 0, isClosed: false, isDatabaseAway: false }),
		snapshot: /** @type {string | null} */ (null),
		/** On the clock that never jumps. */
		checkedAt: Number.NEGATIVE_INFINITY,
		checking: /** @type {Promise<void> | null} */ (null),
		pool: /** @type {pg.Pool | null} */ (null),
	};
}

/** One for the cache handler, the middleware and the server, which the bundler gives a copy of this file each. */
const shared = /** @type {{ site?: ReturnType<typeof createSite> }} */ (globalThis);
shared.site ??= createSite();
const { site } = shared;

function openPool() {
	const pool = new pg.Pool({
		connectionString: databaseUrlOf(process.env),
		max: 1,
		connectionTimeoutMillis: timeoutMs,
		query_timeout: timeoutMs,
		allowExitOnIdle: true,
	}).on('error', () => {});
	if (isOnVercel(process.env)) attachDatabasePool(pool);
	return pool;
}

async function check() {
	if (!process.env.DATABASE_URL) return;
	site.pool ??= openPool();
	try {
		const { snapshot, hasChanged, isClosed } = await checkContentVersion(site.pool, site.snapshot);
		site.snapshot = snapshot;
		site.state = {
			version: site.state.version + (hasChanged ? 1 : 0),
			isClosed,
			isDatabaseAway: false,
		};
	} catch {
		// Kept pages are better than none; the calls themselves say that the database is away.
		site.state = { ...site.state, isDatabaseAway: true };
	}
}

function recheck() {
	site.checking ??= check().finally(() => {
		site.checkedAt = performance.now();
		site.checking = null;
	});
	return site.checking;
}

/**
 * The state of the site, at most `maxAgeMs` old; 1 s are enough for what must not be answered while the database is away.
 * Nobody waits for a database that has just been away.
 *
 * @param {number} [maxAgeMs]
 */
export async function readSiteState(maxAgeMs = waitAfterMs) {
	const age = performance.now() - site.checkedAt;
	if (age > recheckAfterMs) {
		const checked = recheck();
		if (age > (site.state.isDatabaseAway ? waitAfterMs : maxAgeMs)) await checked;
	}
	return site.state;
}
