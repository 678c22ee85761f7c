import * as z from 'zod';
import { loadPairKundli } from '@/lib/features/kundli/queries';
import { pairKundliReply } from '@/lib/features/kundli/schema';
import { route } from '@/lib/platform/http/route';

/** The 36 gunas of the caller with one of their matches, where both have agreed to that. */
export const GET = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	reply: pairKundliReply,
	handler: ({ actor, params, now }) => loadPairKundli(actor.memberId, params.id, now),
});
