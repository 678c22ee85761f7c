import * as z from 'zod';
import { getProfileReader } from '@/lib/features/matching/guardians/queries/acting';
import { forQuery } from '@/lib/features/matching/guardians/schema';
import { findRelationship } from '@/lib/features/matching/queries/relationship';
import { photoLimit } from '@/lib/features/member/constants';
import { readPhoto } from '@/lib/features/member/queries/read-photo';
import { route } from '@/lib/platform/http/route';

/** A member's photo as this reader sees it, for themselves or for the candidate for whom they look. */
export const GET = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	query: forQuery,
	limit: ({ actor }) => [photoLimit, actor.memberId],
	reply: 'stream',
	async handler({ actor, params: { id: memberId }, query, request, language, now }) {
		const reader = await getProfileReader(actor, query.for, now);
		const { candidateId } = reader;
		const asked = { memberId, language, ifNoneMatch: request.headers.get('if-none-match'), now };
		const { status, headers, body } = await readPhoto(reader, asked, async () =>
			// A guardian sees the candidate's own photo, which a member who has agreed with the candidate sees.
			memberId === candidateId ? 'agreed' : findRelationship(candidateId ?? actor.memberId, memberId, now),
		);
		return new Response(body, { status, headers });
	},
});
