import * as z from 'zod';
import { readPicture } from '@/lib/features/member/picture-access/queries/read-picture';
import { findViewer } from '@/lib/platform/auth/actor';
import { route } from '@/lib/platform/http/route';

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
	async handler({ actor, params, request }) {
		const ifNoneMatch = request.headers.get('if-none-match');
		const { status, headers, body } = await readPicture(findViewer(actor), { ...params, ifNoneMatch });
		return new Response(body, { status, headers });
	},
});
