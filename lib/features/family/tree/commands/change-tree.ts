import { DomainError } from '@/lib/core/errors';
import { searchKey } from '@/lib/core/text-folding';
import { getTree, type TreeRow } from '@/lib/features/family/tree/queries/list-trees';
import type { TreeChanges } from '@/lib/features/family/tree/schema';
import { noteChange } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import { isNotFound } from '@/lib/platform/db/errors';
import { type Decider, noteDecision, type Undo } from '@/lib/platform/decisions/decisions';
import { lockOwnTree } from './lock-own-tree';
import { trashTree } from './trash-tree';

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
		const recorded = ({ name, isPublic }: TreeRow) => ({ name, isPublic });
		const entry = { actorId, action: 'family.update', subjectType: 'family', subjectId: id } as const;
		await noteChange(tx, { ...entry, before: recorded(before), after: recorded(tree) });
		return tree;
	});
}

/**
 * Puts a tree into the trash with everybody in it, for an administrator. The owner's account stays.
 *
 * @throws DomainError `notFound`
 */
export function deleteTree(id: string, decider: Decider): Promise<Undo> {
	return db.$transaction(async (tx) => {
		const { ownerId } = await tx.familyTree
			.findUniqueOrThrow({ where: { id }, select: { ownerId: true } })
			.catch(refuseAbsent);
		const tree = await lockOwnTree(tx, ownerId);
		// Deleted while the account was locked, and created again.
		if (tree.id !== id) throw new DomainError('notFound');
		await trashTree(tx, { id, name: tree.name, ownerId }, decider);
		const { actorId } = decider;
		const entry = { actorId, action: 'family.delete', subjectType: 'family', subjectId: id } as const;
		await noteChange(tx, { ...entry, before: { name: tree.name } });
		return noteDecision(tx, { action: 'family.delete', subjectId: id, ownerId, mail: null }, decider);
	});
}

function refuseAbsent(error: unknown): never {
	throw isNotFound(error) ? new DomainError('notFound', { cause: error }) : error;
}
