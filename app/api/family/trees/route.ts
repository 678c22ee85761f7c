import { viewerOf } from '@/lib/auth/actor';
import { familyTreesQuery, familyTreesReply } from '@/lib/family/schema';
import { serializeChangeableTree, serializeTree } from '@/lib/family/serialize';
import { listFamilyTrees } from '@/lib/family/tree-list';
import { searchLimit } from '@/lib/http/limits';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: familyTreesQuery,
	reply: familyTreesReply,
	handler: async ({ actor, query, language, now }) => {
		const viewer = viewerOf(actor);
		const wanted = { ...query, language, search: query.search || query.query };
		const { trees, totalFamilies, pagination } = await listFamilyTrees(viewer, wanted, now);
		const serialize = viewer?.isAdmin ? serializeChangeableTree : serializeTree;
		return { families: trees.map(serialize), totalFamilies, pagination };
	},
});
