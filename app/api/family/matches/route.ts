import { findMatches } from '@/lib/features/matching/matches';
import { matchesQuery, matchesReply } from '@/lib/features/matching/schema';
import { serializeMatches } from '@/lib/features/matching/serialize';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

/** Whom the caller may marry by what is known, the best first. */
export const GET = route({
	access: 'member',
	limit: searchLimit,
	query: matchesQuery,
	reply: matchesReply,
	handler: async ({ actor, query, language, now }) =>
		serializeMatches(await findMatches(actor.memberId, query, now), language, now),
});
