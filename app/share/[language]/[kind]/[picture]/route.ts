import * as z from 'zod';
import { languages } from '@/lib/core/language';
import { shareLimit } from '@/lib/features/content/share/constants';
import { readShare } from '@/lib/features/content/share/queries/read-share';
import { shareKinds } from '@/lib/features/content/share/rules/share-path';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'everyone',
	limit: shareLimit,
	params: z.object({
		language: z.enum(languages),
		kind: z.enum(shareKinds),
		picture: z
			.string()
			.regex(/^[a-z0-9-]{1,64}\.png$/)
			.transform((name) => name.slice(0, -'.png'.length)),
	}),
	reply: 'stream',
	async handler({ params: { language, kind, picture }, request }) {
		const asked = { language, kind, id: picture };
		const { status, headers, body } = await readShare(asked, request.headers.get('if-none-match'));
		return new Response(body, { status, headers });
	},
});
