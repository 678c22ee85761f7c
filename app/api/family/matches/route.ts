import { toMatchDtos } from '@/lib/features/matching/dto';
import { getActing } from '@/lib/features/matching/guardians/queries/acting';
import { getSeeker } from '@/lib/features/matching/queries/find-candidates';
import { findMatches } from '@/lib/features/matching/queries/find-matches';
import { matchesQuery, matchesReply } from '@/lib/features/matching/schema';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

/** Whom the caller, or the candidate for whom they look, may marry by what is known, the best first. */
export const GET = route({
	access: 'member',
	limit: searchLimit,
	query: matchesQuery,
	reply: matchesReply,
	errors: ['notFound'],
	handler: async ({ actor, query, language, now }) => {
		const { seekerId, actorId } = await getActing(actor.memberId, query.for, now);
		const found = await findMatches(await getSeeker(seekerId, now, actorId), query, language, now);
		return toMatchDtos(found, language, now);
	},
});
