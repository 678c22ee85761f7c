import { pool } from './pool';

/** Held by the process that makes a backup, from before its snapshot until the last picture is in it. */
export const backupLockKey = 72_707_372;

/**
 * Whether a backup is being made. What is asked after a change is committed is true for that change: a backup that begins
 * later does not contain what is deleted, and one that has ended needs it no more.
 */
export async function isBackupRunning(): Promise<boolean> {
	const { rows } = await pool.query<{ free: boolean }>(
		`SELECT pg_try_advisory_xact_lock_shared(${backupLockKey}) AS free`,
	);
	return rows[0]?.free !== true;
}
