import { findFirstRenames } from '@/lib/features/heritage/clan-alias/commands/apply-merges';
import { Prisma } from '@/lib/platform/db/generated/client';
import { keepInTrash } from '@/lib/platform/trash/entries';

interface NamedDeity {
	id: string;
	name: string;
	mediaIds: string[];
}

/** Moves a deity that the transaction holds into the trash, with its texts and pictures. It belongs to no member. */
export async function trashDeity(
	tx: Prisma.TransactionClient,
	{ id, name, mediaIds }: NamedDeity,
	{ actorId, now }: { actorId: string; now: Date },
): Promise<void> {
	const ofDeity = Prisma.sql`t."deityId" = ${id}::uuid`;
	await keepInTrash(tx, {
		kind: 'deity',
		subjectId: id,
		ownerId: null,
		name,
		deletedById: actorId,
		deletedAt: now,
		mediaIds,
		clanRenames: await findFirstRenames(tx, { deityId: id }),
		taken: { Deity: Prisma.sql`t."id" = ${id}::uuid`, DeityText: ofDeity, DeityImage: ofDeity },
	});
	await tx.deity.delete({ where: { id }, select: { id: true } });
}
