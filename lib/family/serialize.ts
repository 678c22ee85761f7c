import type * as z from 'zod';
import type { listFamilyTrees } from './queries';
import type { familyTreesReply } from './schema';

type TreeRow = Awaited<ReturnType<typeof listFamilyTrees>>['trees'][number];

export function serializeTree(tree: TreeRow): z.input<typeof familyTreesReply>['families'][number] {
	return {
		_id: tree.id,
		name: tree.name,
		title: tree.name,
		memberCount: tree._count.persons,
		createdBy: { name: tree.owner.name },
		isPublic: tree.isPublic,
		createdAt: tree.createdAt.toISOString(),
	};
}
