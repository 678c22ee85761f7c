import * as z from 'zod';
import { pathIn } from '@/lib/core/localized-path';
import { isDeviceToken, linkedDeviceCookie } from '@/lib/platform/auth/device-token';
import { route } from '@/lib/platform/http/route';

/**
 * Where the link in a code's mail leads: a reader of the account's mails is no stranger to it. A token that the portal
 * has not signed changes nothing and leads to the same page.
 */
export const GET = route({
	access: 'everyone',
	params: z.object({ token: z.string().refine(isDeviceToken) }),
	reply: 'stream',
	handler: async ({ params, request, language }) => {
		const cookie = linkedDeviceCookie(request.headers, params.token);
		return new Response(null, {
			status: 303,
			headers: {
				location: pathIn(language, '/forgot-password'),
				...(cookie !== null && { 'set-cookie': cookie }),
				'cache-control': 'private, no-store',
				'referrer-policy': 'no-referrer',
			},
		});
	},
});
