import { relationQuery, relationsReply } from '@/lib/features/family/schema';
import { openTree } from '@/lib/features/family/tree/queries/open-tree';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

/** How two of the caller's own tree are related. */
export const GET = route({
	access: 'member',
	limit: searchLimit,
	query: relationQuery,
	reply: relationsReply,
	errors: ['notFound', 'record.stale'],
	handler: async ({ actor, query, language, now }) =>
		(await openTree(actor.memberId, language, now)).ask('relations', query),
});
