import * as z from 'zod';
import { route } from '@/lib/http/route';
import { getMatch, getReader } from '@/lib/matching/matches';
import { matchDetailReply } from '@/lib/matching/schema';
import { serializeMatchDetail } from '@/lib/matching/serialize';

export const GET = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	reply: matchDetailReply,
	handler: async ({ actor, params, language, now }) => {
		const found = await getMatch(await getReader(actor.memberId, now), params.id, now);
		return serializeMatchDetail(found, language, now);
	},
});
