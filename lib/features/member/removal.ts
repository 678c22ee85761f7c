import { noteChange } from '@/lib/features/audit/write';
import { lockEntry } from '@/lib/features/trash/entries';
import { db } from '@/lib/platform/db/client';
import { discardPicture } from '@/lib/platform/media/pictures';
import { eraseMember, trashMember } from './trash';

/**
 * Removes an account for good with everything of the person: record, sessions, consents, own tree, stories, pictures,
 * the messages that they sent while logged in, their interests, wishes and marks and what was said of them, the places that
 * only they have named, and what of theirs rests in the trash. Where others have them in their tree an unnamed connector
 * keeps the relatives joined. The audit log keeps that it happened, and who did it. Answers false when there is no such
 * account.
 *
 * @throws DomainError `administrator.last`
 */
export async function removeMember(memberId: string, actorId: string, now: Date): Promise<boolean> {
	const pictures = await db.$transaction(async (tx) => {
		const entryId = await trashMember(tx, memberId, { actorId, now });
		if (entryId === null) return null;
		const left = await eraseMember(tx, await lockEntry(tx, { id: entryId }));
		await noteChange(tx, { actorId, action: 'member.delete', subjectType: 'member', subjectId: memberId });
		return left;
	});
	if (pictures) await discardPicture(pictures);
	return pictures !== null;
}
