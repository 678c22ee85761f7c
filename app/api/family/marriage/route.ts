import { searchLimit } from '@/lib/http/limits';
import { route } from '@/lib/http/route';
import { verdictQuery, verdictReply } from '@/lib/matching/schema';
import { serializeMarriage } from '@/lib/matching/serialize';
import { getVerdict } from '@/lib/matching/verdicts';

/** Whether two may marry: of the caller's own tree, or the caller and a match. */
export const GET = route({
	access: 'member',
	limit: searchLimit,
	query: verdictQuery,
	reply: verdictReply,
	handler: async ({ actor, query, language, now }) =>
		serializeMarriage(await getVerdict(actor.memberId, query, now), language),
});
