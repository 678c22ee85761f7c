import { DomainError } from '@/lib/core/errors';
import { readRecords } from '@/lib/features/heritage/khaanp/queries';
import { checkDrafts, getTexts } from '@/lib/features/heritage/khaanp/rules/check-drafts';
import { Prisma } from '@/lib/platform/db/generated/client';
import { keepInTrash, putBack, type TrashEntry } from '@/lib/platform/trash/entries';
import { lockAtlas } from './lock-atlas';

type Tx = Prisma.TransactionClient;

/** Moves a khaanp into the trash. The transaction holds the atlas. It belongs to no member. */
export async function trashKhaanp(
	tx: Tx,
	{ id, name }: { id: string; name: string },
	{ actorId, now }: { actorId: string; now: Date },
): Promise<void> {
	await keepInTrash(tx, {
		kind: 'khaanp',
		subjectId: id,
		ownerId: null,
		name,
		mediaIds: [],
		deletedById: actorId,
		deletedAt: now,
		taken: { Khaanp: Prisma.sql`t."id" = ${id}::uuid` },
	});
	await tx.khaanp.delete({ where: { id }, select: { id: true } });
}

/**
 * Puts a khaanp back into the atlas, where it was.
 *
 * @throws DomainError `trash.khaanpAway` where the khaanp above it or its other kul is not in the atlas,
 * `trash.khaanpTaken` where another khaanp has one of its spellings or seats now
 */
export async function restoreKhaanp(tx: Tx, { id, subjectId }: TrashEntry): Promise<void> {
	await lockAtlas(tx);
	await putBack(tx, id);
	const records = await readRecords(tx);
	const restored = records.find((record) => record.id === subjectId);
	const texts = getTexts(records).get(subjectId);
	if (!restored || !texts) throw new Error('a khaanp was not put back');
	const known = new Set(records.map((record) => record.id));
	const linked = [restored.parentId, restored.otherKulId].filter((one) => one !== null);
	if (linked.some((one) => !known.has(one))) throw new DomainError('trash.khaanpAway');
	const checked = checkDrafts(records, new Map([[subjectId, { before: restored, texts }]]));
	if (checked.get(subjectId)?.faults.some(({ message }) => message === 'spellingTaken'))
		throw new DomainError('trash.khaanpTaken');
	// Kuls and seats are among what people of two trees are compared by.
	await tx.samePersonSearch.deleteMany();
}
