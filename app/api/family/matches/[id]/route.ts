import * as z from 'zod';
import { findShownDetails } from '@/lib/features/biodata/shown-details';
import { getActing } from '@/lib/features/guardian/acting';
import { forQuery } from '@/lib/features/guardian/schema';
import { getReader } from '@/lib/features/matching/candidates';
import { getAgreed, getMatch } from '@/lib/features/matching/matches';
import { matchDetailReply } from '@/lib/features/matching/schema';
import { serializeMatchDetail } from '@/lib/features/matching/serialize';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	query: forQuery,
	reply: matchDetailReply,
	handler: async ({ actor, params, query, language, now }) => {
		const { seekerId, actorId } = await getActing(actor.memberId, query.for, now);
		const found = await getMatch(await getReader(seekerId, now, actorId), params.id, language, now);
		const hasAgreed = getAgreed(found.reader).some(({ id }) => id === params.id);
		const details = await findShownDetails(params.id, { hasAgreed, language });
		return { ...serializeMatchDetail(found, language, now), details };
	},
});
