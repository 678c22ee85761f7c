import { loadDerivedTree } from '@/lib/features/family/derived-tree';
import { findRelatives } from '@/lib/features/family/find-relatives';
import { findRelativesQuery, findRelativesReply } from '@/lib/features/family/schema';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

/** People of the caller's own tree by their name. */
export const GET = route({
	access: 'member',
	limit: searchLimit,
	query: findRelativesQuery,
	reply: findRelativesReply,
	handler: async ({ actor, language, query: { name, around }, now }) =>
		findRelatives(await loadDerivedTree(actor.memberId, language, now), { name, aroundId: around ?? null }),
});
