import * as z from 'zod';
import { viewerOf } from '@/lib/auth/actor';
import { route } from '@/lib/http/route';
import { isMatch } from '@/lib/matching/standing';
import { readPicture } from '@/lib/media/serve';
import { isFamily } from '@/lib/member/family-distance';

export const GET = route({
	access: 'everyone',
	params: z.object({
		mediaId: z.guid(),
		width: z
			.string()
			.regex(/^[1-9]\d{0,3}$/)
			.transform(Number),
	}),
	reply: 'stream',
	async handler({ actor, params, request, now }) {
		const ifNoneMatch = request.headers.get('if-none-match');
		const { status, headers, body } = await readPicture(
			viewerOf(actor),
			{ ...params, ifNoneMatch, now },
			{ isFamily, isMatch },
		);
		return new Response(body, { status, headers });
	},
});
