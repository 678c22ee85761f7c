import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';

/**
 * Locks that its transaction takes say how far an import has come: the rows that it writes are seen by no other
 * before it ends, locks are seen at once, also by another instance, and they end with it.
 */
const getLock = (ownerId: string) => Prisma.sql`hashtext(${`family import ${ownerId}`})`;

/** Of 100. A lock for each hundredth would tell little more. */
const step = 4;

/** Fewer rows are written before anybody could look. */
const minRows = 500;

/** Tells how much of `total` rows is written. */
export function createProgress(tx: Prisma.TransactionClient, ownerId: string, total: number) {
	let [written, reported] = [0, 0];
	return {
		async add(rows: number): Promise<void> {
			written += rows;
			const percent = Math.floor((written / total) * 100);
			if (total < minRows || percent < reported + step) return;
			reported = percent;
			await tx.$executeRaw`SELECT pg_advisory_xact_lock(${getLock(ownerId)}, ${percent}::int)`;
		},
	};
}

/** The share that a member's import has written, from 0 to 1; null while none writes. */
export async function findImportShare(ownerId: string): Promise<number | null> {
	const [found] = await db.$queryRaw<{ percent: number | null }[]>`
		SELECT max("objid"::bigint)::int AS percent FROM pg_locks
		WHERE "locktype" = 'advisory' AND "granted" AND "classid" = ${getLock(ownerId)}::oid AND "objsubid" = 2
			AND "database" = (SELECT "oid" FROM pg_database WHERE "datname" = current_database())`;
	return found?.percent == null ? null : found.percent / 100;
}
