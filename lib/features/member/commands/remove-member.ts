import { noteChange } from '@/lib/platform/audit/write';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { inTransaction } from '@/lib/platform/media/pictures';
import { lockEntry } from '@/lib/platform/trash/entries';
import { eraseMember, trashMember } from './trash-member';

/**
 * Removes an account permanently with everything of the person: record, sessions, consents, own tree, blogs, pictures,
 * the messages that they sent while logged in, their interests, wishes and marks and what was said of them, the places that
 * only they have named, and what of theirs is in the trash. Where others have them in their tree an unnamed connector
 * keeps the relatives joined. The audit log keeps that it happened, and who did it. Answers false when there is no such
 * account. `prepare` is done in the same transaction, while the account is there.
 *
 * @throws DomainError `administrator.last`
 */
export function removeMember(
	memberId: string,
	actorId: string,
	now: Date,
	prepare: (tx: Prisma.TransactionClient) => Promise<void> = async () => {},
): Promise<boolean> {
	return inTransaction(async (tx, leave) => {
		await prepare(tx);
		const entryId = await trashMember(tx, memberId, { actorId, now });
		if (entryId === null) return false;
		leave(await eraseMember(tx, await lockEntry(tx, { id: entryId })));
		await noteChange(tx, { actorId, action: 'member.delete', subjectType: 'member', subjectId: memberId });
		return true;
	});
}
