import * as z from 'zod';
import { findRelationship } from '@/lib/features/matching/relationship';
import { photoLimit } from '@/lib/features/member/limits';
import { readPhoto } from '@/lib/features/member/photo';
import { route } from '@/lib/platform/http/route';

/** A member's photo as this reader sees it. */
export const GET = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	limit: ({ actor }) => [photoLimit, actor.memberId],
	reply: 'stream',
	async handler({ actor, params: { id: memberId }, request, language, now }) {
		const asked = { memberId, language, ifNoneMatch: request.headers.get('if-none-match'), now };
		const { status, headers, body } = await readPhoto(actor, asked, findRelationship);
		return new Response(body, { status, headers });
	},
});
