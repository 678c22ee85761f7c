import { findRelativesQuery, findRelativesReply } from '@/lib/features/family/schema';
import { openTree } from '@/lib/features/family/tree/queries/open-tree';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

/** People of the caller's own tree by their name. */
export const GET = route({
	access: 'member',
	limit: searchLimit,
	query: findRelativesQuery,
	reply: findRelativesReply,
	errors: ['record.stale'],
	handler: async ({ actor, language, query: { name, around, everyone }, now }) =>
		(await openTree(actor.memberId, language, now)).ask('find', {
			name,
			aroundId: around ?? null,
			isEveryone: everyone !== undefined,
		}),
});
