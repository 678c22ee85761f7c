import * as z from 'zod';
import { getReader } from '@/lib/features/matching/candidates';
import { getMatch } from '@/lib/features/matching/matches';
import { matchDetailReply } from '@/lib/features/matching/schema';
import { serializeMatchDetail } from '@/lib/features/matching/serialize';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	reply: matchDetailReply,
	handler: async ({ actor, params, language, now }) => {
		const found = await getMatch(await getReader(actor.memberId, now), params.id, now);
		return serializeMatchDetail(found, language, now);
	},
});
