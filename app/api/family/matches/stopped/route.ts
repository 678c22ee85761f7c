import { getActing } from '@/lib/features/matching/guardians/queries/acting';
import { forQuery } from '@/lib/features/matching/guardians/schema';
import { getSeeker } from '@/lib/features/matching/queries/find-candidates';
import { findStopped } from '@/lib/features/matching/queries/find-matches';
import { stoppedMatchesReply } from '@/lib/features/matching/schema';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

/** Who is no match of the caller's because an ancestor of the two is one person in two joined trees, and why. */
export const GET = route({
	access: 'member',
	limit: searchLimit,
	query: forQuery,
	reply: stoppedMatchesReply,
	errors: ['notFound'],
	handler: async ({ actor, query, language, now }) => {
		const { seekerId, actorId } = await getActing(actor.memberId, query.for, now);
		return findStopped(await getSeeker(seekerId, now, actorId), language, now);
	},
});
