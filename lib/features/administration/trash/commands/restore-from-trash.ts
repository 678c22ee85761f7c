import { accountRestoredMail } from '@/lib/features/account/mails/account-restored-mail';
import { latestOver } from '@/lib/features/administration/trash/dto';
import { noteChange } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import { workOnEach } from '@/lib/platform/db/each-record';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { type Decider, dropDecisions, noteDecision } from '@/lib/platform/decisions/decisions';
import { getEnv } from '@/lib/platform/env/env';
import { inTransaction } from '@/lib/platform/media/pictures';
import { lockEntry } from '@/lib/platform/trash/entries';
import { eraseEntry } from './erase-entry';
import { restoreEntry, subjectOf } from './restore-entry';

/**
 * Restores for an administrator what is in the trash. Answers from when on a mail is to leave that tells of it, null
 * when none is.
 *
 * @throws DomainError `notFound`, `trash.ownerAway`, `trash.addressTaken`, `trash.treeTaken`, `trash.khaanpAway`,
 * `trash.khaanpTaken`
 */
export function restoreFromTrash(id: string, decider: Decider): Promise<Date | null> {
	return db.$transaction(async (tx) => {
		const entry = await lockEntry(tx, { id });
		await restoreEntry(tx, entry, { actorId: decider.actorId, verb: 'restore' });
		return entry.kind === 'member' ? notifyOfRestore(tx, entry.subjectId, decider) : null;
	});
}

/** A member who was not mailed about the removal is not mailed about the return. */
async function notifyOfRestore(
	tx: Prisma.TransactionClient,
	memberId: string,
	decider: Decider,
): Promise<Date | null> {
	if ((await dropDecisions(tx, { action: 'member.delete', subjectId: memberId })) > 0) return null;
	const member = await tx.member.findFirst({
		where: { id: memberId, isDemo: false, claimedAt: { not: null } },
		select: { email: true, language: true },
	});
	if (!member) return null;
	const { email, language } = member;
	const mail = { ...accountRestoredMail({ language, appUrl: getEnv().appUrl }), to: email };
	const fields = { action: 'member.restore', subjectId: memberId, ownerId: memberId, mail } as const;
	return (await noteDecision(tx, fields, decider)).until;
}

/**
 * Removes permanently what is in the trash, for an administrator or, without one, because its time is over.
 *
 * @throws DomainError `notFound`
 */
export async function eraseFromTrash(id: string, actorId: string | null): Promise<void> {
	await inTransaction(async (tx, leave) => {
		const entry = await lockEntry(tx, { id });
		leave(await eraseEntry(tx, entry));
		const subject = subjectOf[entry.kind];
		const purge = { action: `${subject}.purge`, subjectType: subject, subjectId: entry.subjectId } as const;
		await noteChange(tx, { ...purge, actorId });
	});
}

/** Removes permanently what has been in the trash long enough; answers how much. */
export async function emptyTrash(now: Date): Promise<number> {
	const over = await db.trashEntry.findMany({
		where: { deletedAt: { lte: latestOver(now) } },
		orderBy: { deletedAt: 'asc' },
		select: { id: true },
	});
	// An entry that belongs to an account may have been removed with it.
	const emptied = await workOnEach({
		part: 'trash',
		records: over,
		getId: ({ id }) => id,
		work: ({ id }) => eraseFromTrash(id, null),
	});
	return emptied.length;
}
