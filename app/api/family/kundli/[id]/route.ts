import * as z from 'zod';
import { getActing } from '@/lib/features/matching/guardians/queries/acting';
import { forQuery } from '@/lib/features/matching/guardians/schema';
import { loadPairKundli } from '@/lib/features/matching/kundli/queries';
import { pairKundliReply } from '@/lib/features/matching/kundli/schema';
import { route } from '@/lib/platform/http/route';

/** The 36 gunas of the caller, or of the candidate for whom they act, with a match, where both have agreed to that. */
export const GET = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	query: forQuery,
	reply: pairKundliReply,
	handler: async ({ actor, params, query, now }) => {
		const { seekerId } = await getActing(actor.memberId, query.for, now);
		return loadPairKundli(seekerId, params.id, now);
	},
});
