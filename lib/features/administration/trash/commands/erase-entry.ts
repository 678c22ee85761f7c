import { eraseMember } from '@/lib/features/member/commands/trash-member';
import { forgetChanges } from '@/lib/platform/audit/write';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { deleteMedia, type StoredObjects } from '@/lib/platform/media/pictures';
import { findSubjects, forgetEntry, type TrashEntry } from '@/lib/platform/trash/entries';

/**
 * Removes permanently what the transaction holds in the trash, and what the audit log knows of it. Answers what is left of
 * its pictures, to be discarded once this is committed.
 */
export function eraseEntry(tx: Prisma.TransactionClient, entry: TrashEntry): Promise<StoredObjects> {
	return entry.kind === 'member' ? eraseMember(tx, entry) : eraseOwned(tx, entry);
}

async function eraseOwned(
	tx: Prisma.TransactionClient,
	{ id, mediaIds }: TrashEntry,
): Promise<StoredObjects> {
	await forgetChanges(tx, await findSubjects(tx, [id]));
	await forgetEntry(tx, id);
	const unshown = await tx.media.findMany({
		where: {
			id: { in: mediaIds },
			memberPhotos: { none: {} },
			personPhotos: { none: {} },
			deityImages: { none: {} },
			blogs: { none: {} },
			galleryImage: null,
		},
		select: { id: true },
	});
	return deleteMedia(
		tx,
		unshown.map((media) => media.id),
	);
}
