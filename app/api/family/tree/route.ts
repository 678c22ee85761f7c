import { familyTreeReply } from '@/lib/features/family/schema';
import { openTree } from '@/lib/features/family/tree/queries/open-tree';
import { cachedJsonResponse } from '@/lib/platform/http/conditional-response';
import { route } from '@/lib/platform/http/route';

/** The caller's own; the first call makes it. */
export const GET = route({
	access: 'member',
	reply: familyTreeReply,
	errors: ['record.stale'],
	handler: async ({ actor, language, now, request }) => {
		const { etag, ask } = await openTree(actor.memberId, language, now);
		return cachedJsonResponse(request, etag, () => ask('json', null));
	},
});
