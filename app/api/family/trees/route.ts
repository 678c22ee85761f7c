import { serializeChangeableTree, serializeTree } from '@/lib/features/family/tree/dto/tree';
import { listFamilyTrees } from '@/lib/features/family/tree/queries/list-trees';
import { familyTreesQuery, familyTreesReply } from '@/lib/features/family/tree/schema';
import { findViewer } from '@/lib/platform/auth/actor';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: familyTreesQuery,
	reply: familyTreesReply,
	handler: async ({ actor, query, language, now }) => {
		const viewer = findViewer(actor);
		const wanted = { ...query, language, search: query.search || query.query };
		const { trees, totalFamilies, pagination } = await listFamilyTrees(viewer, wanted, now);
		const serialize = viewer?.isAdmin ? serializeChangeableTree : serializeTree;
		return { families: trees.map((tree) => serialize(tree, language)), totalFamilies, pagination };
	},
});
