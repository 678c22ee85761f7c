import { getVerdict } from '@/lib/features/matching/verdicts/queries/get-verdict';
import { verdictQuery, verdictReply } from '@/lib/features/matching/verdicts/schema';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

/** Whether two may marry: of the caller's own tree, or the caller and a match. */
export const GET = route({
	access: 'member',
	limit: searchLimit,
	query: verdictQuery,
	reply: verdictReply,
	errors: ['marriage.twoOfOneGender', 'marriage.departed', 'notFound'],
	handler: ({ actor, query, language, now }) => getVerdict(actor.memberId, query, language, now),
});
