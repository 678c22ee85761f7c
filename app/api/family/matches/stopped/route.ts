import { findStopped } from '@/lib/features/matching/matches';
import { stoppedMatchesReply } from '@/lib/features/matching/schema';
import { serializeStopped } from '@/lib/features/matching/serialize';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

/** Who is no match of the caller's because an ancestor of the two is one person in two joined trees, and why. */
export const GET = route({
	access: 'member',
	limit: searchLimit,
	reply: stoppedMatchesReply,
	handler: async ({ actor, language, now }) => {
		const found = await findStopped(actor.memberId, now);
		return found ? serializeStopped(found, language) : [];
	},
});
