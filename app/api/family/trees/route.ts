import { viewerOf } from '@/lib/auth/actor';
import { listFamilyTrees } from '@/lib/family/queries';
import { familyTreesQuery, familyTreesReply } from '@/lib/family/schema';
import { serializeTree } from '@/lib/family/serialize';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	query: familyTreesQuery,
	reply: familyTreesReply,
	handler: async ({ actor, query, now }) => {
		const wanted = { ...query, search: query.search || query.query };
		const { trees, totalFamilies, pagination } = await listFamilyTrees(viewerOf(actor), wanted, now);
		return { families: trees.map(serializeTree), totalFamilies, pagination };
	},
});
