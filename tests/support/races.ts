import { setTimeout as sleep } from 'node:timers/promises';
import { pool } from '@/lib/platform/db/pool';

/** What keep_one_administrator() takes, so that demotions wait for each other. */
const demotions = 52610001;

/**
 * Starts calls that each take the role from an administrator, lets all of them come up to where the database lets
 * them, so that none has been refused before, and only then lets it decide.
 */
export function demoteAtOnce<T>(...calls: (() => Promise<T>)[]): Promise<T[]> {
	return heldBack({ text: 'SELECT pg_advisory_xact_lock($1)', values: [demotions] }, calls);
}

/** The same with calls that each hold this member's account. */
export function atOnceOn<T>(memberId: string, ...calls: (() => Promise<T>)[]): Promise<T[]> {
	const hold = { text: 'SELECT FROM "Member" WHERE "id" = $1 FOR NO KEY UPDATE', values: [memberId] };
	return heldBack(hold, calls);
}

/** The same with calls that each decide on this picture of the gallery. */
export function atOnceOnImage<T>(imageId: string, ...calls: (() => Promise<T>)[]): Promise<T[]> {
	const hold = { text: 'SELECT FROM "GalleryImage" WHERE "id" = $1 FOR UPDATE', values: [imageId] };
	return heldBack(hold, calls);
}

/** The same with calls that each hold this member's tree, which is deleted before they get it. */
export function whileTreeGoes<T>(ownerId: string, ...calls: (() => Promise<T>)[]): Promise<T[]> {
	const values = [ownerId];
	const hold = { text: 'SELECT FROM "FamilyTree" WHERE "ownerId" = $1 FOR UPDATE', values };
	return heldBack(hold, calls, { text: 'DELETE FROM "FamilyTree" WHERE "ownerId" = $1', values });
}

/** The same with calls that have read rows of one table and wait for this other one, from which is deleted meanwhile. */
export function whileRowsGo<T>(
	from: 'FamilyTree' | 'Member' | 'Media' | 'DeityText',
	deletion: Statement,
	...calls: (() => Promise<T>)[]
): Promise<T[]> {
	return heldBack({ text: `LOCK TABLE "${from}" IN ACCESS EXCLUSIVE MODE`, values: [] }, calls, deletion);
}

/** The same with calls that come while a member's account is being given another password or role, which ends its sessions. */
export function whileAccountChanges<T>(
	memberId: string,
	{ passwordHash, isAdmin }: { passwordHash: string | null; isAdmin: boolean },
	...calls: (() => Promise<T>)[]
): Promise<T[]> {
	const change = {
		text: `WITH ended AS (DELETE FROM "Session" WHERE "memberId" = $1)
			UPDATE "Member" SET "passwordHash" = coalesce($2, "passwordHash"), "isAdmin" = $3 WHERE "id" = $1`,
		values: [memberId, passwordHash, isAdmin],
	};
	return whileUncommitted(change, ...calls);
}

/** The same with calls that come while this is done but not yet committed. */
export function whileUncommitted<T>(change: Statement, ...calls: (() => Promise<T>)[]): Promise<T[]> {
	return heldBack(change, calls);
}

interface Statement {
	text: string;
	values: unknown[];
}

async function heldBack<T>(hold: Statement, calls: (() => Promise<T>)[], last?: Statement): Promise<T[]> {
	const holder = await pool.connect();
	try {
		await holder.query('BEGIN');
		await holder.query(hold);
		let isOver = false;
		const answers = Promise.all(calls.map((call) => call())).finally(() => {
			isOver = true;
		});
		// Calls that nothing holds back are recognized by what they have done.
		await Promise.race([answers, untilHeldBack(calls.length, () => isOver)]);
		if (last) await holder.query(last);
		await holder.query('COMMIT');
		return await answers;
	} finally {
		holder.release(true);
	}
}

/** Waits until as many calls of `atOnceOn` as this are held back. */
export async function untilHeldBack(calls: number, isOver = () => false): Promise<void> {
	while (!isOver() && (await countWaiting()) < calls) await sleep(5);
}

async function countWaiting(): Promise<number> {
	const { rowCount } = await pool.query(
		`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
	);
	return rowCount ?? 0;
}
