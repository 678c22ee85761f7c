import { openTree } from '@/lib/features/family/open-tree';
import { nearFamilyQuery, nearFamilyReply } from '@/lib/features/family/schema';
import { route } from '@/lib/platform/http/route';

/** The part of the caller's own tree that is drawn. */
export const GET = route({
	access: 'member',
	query: nearFamilyQuery,
	reply: nearFamilyReply,
	handler: async ({ actor, language, query: { around, open, toward, version, known }, now }) =>
		(await openTree(actor.memberId, language, now)).ask('near', {
			...{ aroundId: around ?? null, open, towardId: toward ?? null },
			known: version === undefined ? null : { version, open: known },
		}),
});
