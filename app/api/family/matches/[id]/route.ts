import * as z from 'zod';
import { findShownDetails } from '@/lib/features/matching/biodata/queries/shown-details';
import { toMatchDetailDto } from '@/lib/features/matching/dto';
import { getActing } from '@/lib/features/matching/guardians/queries/acting';
import { forQuery } from '@/lib/features/matching/guardians/schema';
import { getSeeker } from '@/lib/features/matching/queries/find-candidates';
import { getAgreed, getMatch } from '@/lib/features/matching/queries/find-matches';
import { matchDetailReply } from '@/lib/features/matching/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	query: forQuery,
	reply: matchDetailReply,
	handler: async ({ actor, params, query, language, now }) => {
		const { seekerId, actorId } = await getActing(actor.memberId, query.for, now);
		const found = await getMatch(await getSeeker(seekerId, now, actorId), params.id, language, now);
		const hasAgreed = getAgreed(found.seeker).some(({ id }) => id === params.id);
		const details = await findShownDetails(params.id, { hasAgreed, language });
		return { ...toMatchDetailDto(found, language, now), details };
	},
});
