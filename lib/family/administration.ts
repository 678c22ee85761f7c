import { noteChange } from '@/lib/audit/write';
import { DomainError } from '@/lib/core/errors';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/db/client';
import { isNotFound } from '@/lib/db/errors';
import type { Prisma } from '@/lib/db/generated/client';
import { deleteMedia } from '@/lib/media/pictures';
import { inTransaction } from './linking';
import { lockOwnTree } from './own-tree';
import type { TreeChanges } from './schema';
import { getTree, type TreeRow } from './tree-list';

/**
 * Changes what a tree is called and who may know of it, for an administrator, with both values in the audit log.
 *
 * @throws DomainError `notFound`, `record.stale` when somebody has changed it since the version that was read
 */
export async function changeTree(
	id: string,
	{ version, ...changes }: TreeChanges,
	actorId: string,
): Promise<TreeRow> {
	return db.$transaction(async (tx) => {
		await tx.$queryRaw`SELECT FROM "FamilyTree" WHERE "id" = ${id}::uuid FOR UPDATE`;
		const before = await getTree(id, tx);
		if (version !== undefined && version !== before.version) throw new DomainError('record.stale');
		const { name } = changes;
		await tx.familyTree.update({
			where: { id },
			data: {
				...changes,
				...(name !== undefined && { nameKey: searchKey(name) }),
				version: { increment: 1 },
			},
			select: { id: true },
		});
		const tree = await getTree(id, tx);
		const told = ({ name, isPublic }: TreeRow) => ({ name, isPublic });
		const entry = { actorId, action: 'family.update', subjectType: 'family', subjectId: id } as const;
		await noteChange(tx, { ...entry, before: told(before), after: told(tree) });
		return tree;
	});
}

/**
 * Removes a tree with everybody in it, for an administrator. The owner's links with other members end: in their trees
 * the owner stays as a card without the account. The owner's account stays too.
 *
 * @throws DomainError `notFound`
 */
export async function deleteTree(id: string, actorId: string, now: Date): Promise<void> {
	await inTransaction(async (tx, leave) => {
		const { ownerId, name } = await tx.familyTree
			.findUniqueOrThrow({ where: { id }, select: { ownerId: true, name: true } })
			.catch(refuseAbsent);
		await lockOwnTree(tx, ownerId);
		await endLinks(tx, ownerId, now);
		const pictured = await tx.person.findMany({
			where: { treeId: id, photoId: { not: null } },
			select: { photoId: true },
		});
		await tx.familyTree.delete({ where: { id }, select: { id: true } }).catch(refuseAbsent);
		leave(
			await deleteMedia(
				tx,
				pictured.flatMap(({ photoId }) => photoId ?? []),
			),
		);
		const entry = { actorId, action: 'family.delete', subjectType: 'family', subjectId: id } as const;
		await noteChange(tx, { ...entry, before: { name } });
	});
}

/** All that the owner has asked and all that both have agreed to; what others ask still waits for its answer. */
async function endLinks(tx: Prisma.TransactionClient, ownerId: string, now: Date): Promise<void> {
	await tx.familyRequest.updateMany({
		where: {
			OR: [
				{ fromMemberId: ownerId, status: { in: ['pending', 'accepted'] } },
				{ toMemberId: ownerId, status: 'accepted' },
			],
		},
		data: { status: 'withdrawn', answeredAt: now },
	});
	await tx.person.updateMany({
		where: { memberId: ownerId, approvalStatus: 'approved', tree: { ownerId: { not: ownerId } } },
		data: { memberId: null },
	});
}

function refuseAbsent(error: unknown): never {
	throw isNotFound(error) ? new DomainError('notFound', { cause: error }) : error;
}
