import { relationQuery, relationsReply } from '@/lib/family/schema';
import { serializeRelations } from '@/lib/family/serialize-relations';
import { readOwnTree } from '@/lib/family/tree';
import { searchLimit } from '@/lib/http/limits';
import { route } from '@/lib/http/route';

/** How two of the caller's own tree are related. */
export const GET = route({
	access: 'member',
	limit: searchLimit,
	query: relationQuery,
	reply: relationsReply,
	handler: async ({ actor, query, now }) => serializeRelations(await readOwnTree(actor.memberId), query, now),
});
