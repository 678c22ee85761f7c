import { metricsReply } from '@/lib/features/administration/housekeeping/queries';
import { requireSharedSecret } from '@/lib/platform/auth/shared-secret';
import { getEnv } from '@/lib/platform/env/env';
import { route } from '@/lib/platform/http/route';

/** For monitors of the server, with the token that the operator has set. */
export const GET = route({
	access: 'everyone',
	reply: 'stream',
	errors: ['auth.required', 'notFound'],
	handler: ({ request }) => {
		requireSharedSecret(request.headers, getEnv().metricsToken);
		return metricsReply();
	},
});
