import { Prisma } from '@/lib/platform/db/generated/client';
import { keepInTrash } from '@/lib/platform/trash/entries';

interface Story {
	id: string;
	title: string;
	senderId: string | null;
	imageId: string | null;
}

/** Takes a story that the transaction holds off the portal, with its picture. */
export async function trashBlog(
	tx: Prisma.TransactionClient,
	{ id, title, senderId, imageId }: Story,
	{ actorId, now }: { actorId: string; now: Date },
): Promise<void> {
	await keepInTrash(tx, {
		kind: 'blog',
		subjectId: id,
		ownerId: senderId,
		name: title,
		deletedById: actorId,
		deletedAt: now,
		mediaIds: imageId === null ? [] : [imageId],
		taken: { Blog: Prisma.sql`t."id" = ${id}::uuid` },
	});
	await tx.blog.delete({ where: { id }, select: { id: true } });
}
