import * as z from 'zod';
import { isMark, markCookie } from '@/lib/auth/known-device';
import { route } from '@/lib/http/route';
import { pathIn } from '@/lib/i18n/paths';

/** Where the link in a code's mail leads: whoever reads the account's mails is no stranger to it. */
export const GET = route({
	access: 'everyone',
	params: z.object({ mark: z.string().refine(isMark) }),
	reply: 'stream',
	handler: async ({ params, request, language }) =>
		new Response(null, {
			status: 303,
			headers: {
				location: pathIn(language, '/forgot-password'),
				'set-cookie': markCookie(request.headers, params.mark),
				'cache-control': 'private, no-store',
				'referrer-policy': 'no-referrer',
			},
		}),
});
