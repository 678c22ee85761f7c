import { Prisma } from '@/lib/platform/db/generated/client';
import { keepInTrash } from '@/lib/platform/trash/entries';

interface Picture {
	id: string;
	title: string;
	senderId: string | null;
	mediaId: string;
}

/** Takes a picture that the transaction holds out of the gallery. */
export async function trashImage(
	tx: Prisma.TransactionClient,
	{ id, title, senderId, mediaId }: Picture,
	{ actorId, now }: { actorId: string; now: Date },
): Promise<void> {
	await keepInTrash(tx, {
		kind: 'picture',
		subjectId: id,
		ownerId: senderId,
		name: title,
		deletedById: actorId,
		deletedAt: now,
		mediaIds: [mediaId],
		taken: { GalleryImage: Prisma.sql`t."id" = ${id}::uuid` },
	});
	await tx.galleryImage.delete({ where: { id }, select: { id: true } });
}
