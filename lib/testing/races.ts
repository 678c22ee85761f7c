import { setTimeout as sleep } from 'node:timers/promises';
import { pool } from '@/lib/db/pool';

/** What keep_one_administrator() takes, so that demotions wait for each other. */
const demotions = 52610001;

/**
 * Starts calls that each take the role from an administrator, lets all of them come as far as the database lets
 * them, so that none has been refused before, and only then lets it decide.
 */
export async function demoteAtOnce<T>(...calls: (() => Promise<T>)[]): Promise<T[]> {
	const holder = await pool.connect();
	try {
		await holder.query('SELECT pg_advisory_lock($1)', [demotions]);
		const answers = Promise.all(calls.map((call) => call()));
		while ((await countWaiting()) < calls.length) await sleep(5);
		await holder.query('SELECT pg_advisory_unlock($1)', [demotions]);
		return await answers;
	} finally {
		holder.release(true);
	}
}

async function countWaiting(): Promise<number> {
	const { rowCount } = await pool.query(
		`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
	);
	return rowCount ?? 0;
}
