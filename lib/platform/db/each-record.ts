import { DomainError } from '@/lib/core/errors';
import { log } from '@/lib/platform/log/log';
import { isTimeout, isUnavailable } from './errors';
import { pool } from './pool';

/** A record that has been removed or changed meanwhile leaves nothing to do. */
const quietCodes = new Set(['notFound', 'record.stale', 'auth.required']);

interface Task<Item, Result> {
	/** The name of the task in the log. */
	part: string;
	records: readonly Item[];
	/** The name of a record in the log: never the name or address of a member. */
	getId: (record: Item) => string;
	work: (record: Item) => Promise<Result>;
}

/**
 * Does the work for each record, one after the other, and returns the results. A record that fails is logged once, and keeps no
 * other waiting.
 *
 * @throws what `isUnavailable` knows and `service.unavailable`, because the other records would fail as well; a timeout only when the
 * database does not respond to anything else either
 */
export async function workOnEach<Item, Result>({
	part,
	records,
	getId,
	work,
}: Task<Item, Result>): Promise<Result[]> {
	const results: Result[] = [];
	for (const record of records) {
		try {
			results.push(await work(record));
		} catch (error) {
			await throwIfGeneral(error);
			if (error instanceof DomainError && quietCodes.has(error.code)) continue;
			log.error({ err: error, part, id: getId(record) }, 'one record is left out');
		}
	}
	return results;
}

async function throwIfGeneral(error: unknown): Promise<void> {
	if (error instanceof DomainError && error.code === 'service.unavailable') throw error;
	if (!isUnavailable(error)) return;
	if (!isTimeout(error)) throw error;
	// One record may be too slow in a database that works.
	await pool.query('SELECT 1').catch(() => {
		throw error;
	});
}
