import { searchLimit } from '@/lib/http/limits';
import { route } from '@/lib/http/route';
import { findMatches } from '@/lib/matching/matches';
import { matchesQuery, matchesReply } from '@/lib/matching/schema';
import { serializeMatches } from '@/lib/matching/serialize';

/** Whom the caller may marry by what is known, the best first. */
export const GET = route({
	access: 'member',
	limit: searchLimit,
	query: matchesQuery,
	reply: matchesReply,
	handler: async ({ actor, query, language, now }) =>
		serializeMatches(await findMatches(actor.memberId, query, now), language, now),
});
