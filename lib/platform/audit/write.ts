import { Prisma } from '@/lib/platform/db/generated/client';
import type { AuditAction, SubjectType } from './actions';
import { differencesBetween, type Recorded } from './differences';

interface Done {
	/** Null where the portal does it by itself. */
	actorId: string | null;
	action: AuditAction;
	subjectType: SubjectType;
	subjectId?: string;
}

interface Change extends Done {
	/** Left out of what has just been made. */
	before?: Recorded;
	/** Left out of what has just been removed. */
	after?: Recorded;
}

/**
 * The one way to write down what an administrator has changed: an entry in the audit log, in the change's own
 * transaction, with both values of every field that is another now (see `differencesBetween`).
 */
export async function noteChange(tx: Prisma.TransactionClient, change: Change): Promise<void> {
	await write(tx, [getEntry(change)]);
}

/** The same for many changes of one bulk operation. */
export async function noteChanges(tx: Prisma.TransactionClient, changes: readonly Change[]): Promise<void> {
	await write(tx, changes.map(getEntry));
}

function getEntry({ before, after, ...done }: Change): Entry {
	return { ...done, ...((before ?? after) && { changes: differencesBetween(before, after) }) };
}

interface Reading extends Done {
	/** Which records those were, where they are several. */
	facts?: Prisma.InputJsonObject;
}

/** Writes down that an administrator has read what is not for everybody. */
export async function noteReading(
	client: Prisma.TransactionClient,
	{ facts, ...done }: Reading,
): Promise<void> {
	await write(client, [{ ...done, ...(facts && { changes: facts }) }]);
}

interface Entry extends Done {
	changes?: Prisma.InputJsonObject;
}

async function write(client: Prisma.TransactionClient, entries: readonly Entry[]): Promise<void> {
	const data = entries.map(({ subjectId, ...rest }) => ({
		...rest,
		// An address may name a record in capitals; by its own id it is found again, and forgotten.
		...(subjectId !== undefined && { subjectId: subjectId.toLowerCase() }),
	}));
	await client.auditEntry.createMany({ data });
}

/** Forgets what is known of these records; that something was done to them, by whom and when, stays. */
export async function forgetChanges(
	tx: Prisma.TransactionClient,
	subjectIds: readonly string[],
): Promise<void> {
	if (subjectIds.length === 0) return;
	await tx.auditEntry.updateMany({
		where: { subjectId: { in: [...subjectIds] } },
		data: { changes: Prisma.DbNull },
	});
}
