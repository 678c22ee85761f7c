import { loadDerivedTree } from '@/lib/features/family/derived-tree';
import { nearFamily } from '@/lib/features/family/near-family';
import { nearFamilyQuery, nearFamilyReply } from '@/lib/features/family/schema';
import { route } from '@/lib/platform/http/route';

/** The part of the caller's own tree that is drawn. */
export const GET = route({
	access: 'member',
	query: nearFamilyQuery,
	reply: nearFamilyReply,
	handler: async ({ actor, language, query: { around, open, toward, version, known }, now }) =>
		nearFamily(await loadDerivedTree(actor.memberId, language, now), {
			...{ aroundId: around ?? null, open, towardId: toward ?? null },
			known: version === undefined ? null : { version, open: known },
		}),
});
