import { verdictQuery, verdictReply } from '@/lib/features/matching/schema';
import { serializeMarriage } from '@/lib/features/matching/serialize-marriage';
import { getVerdict } from '@/lib/features/matching/verdicts';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

/** Whether two may marry: of the caller's own tree, or the caller and a match. */
export const GET = route({
	access: 'member',
	limit: searchLimit,
	query: verdictQuery,
	reply: verdictReply,
	handler: async ({ actor, query, language, now }) =>
		serializeMarriage(await getVerdict(actor.memberId, query, now), language),
});
