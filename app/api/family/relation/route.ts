import { runInSlices } from '@/lib/core/slices';
import { relationQuery, relationsReply } from '@/lib/features/family/schema';
import { serializeRelations } from '@/lib/features/family/serialize-relations';
import { readOwnTree } from '@/lib/features/family/tree';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

/** How two of the caller's own tree are related. */
export const GET = route({
	access: 'member',
	limit: searchLimit,
	query: relationQuery,
	reply: relationsReply,
	handler: async ({ actor, query, language, now }) =>
		runInSlices(serializeRelations(await readOwnTree(actor.memberId), query, language, now)),
});
