import { requireSharedSecret } from '@/lib/platform/auth/shared-secret';
import { getEnv } from '@/lib/platform/env/env';
import { metricsReply } from '@/lib/platform/http/metrics';
import { route } from '@/lib/platform/http/route';

/** For whoever watches the server, with the token that the operator has set. */
export const GET = route({
	access: 'everyone',
	reply: 'stream',
	handler: ({ request }) => {
		requireSharedSecret(request.headers, getEnv().metricsToken);
		return metricsReply();
	},
});
