// @ts-check

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
