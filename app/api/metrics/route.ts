import { requireSharedSecret } from '@/lib/auth/shared-secret';
import { getEnv } from '@/lib/env/env';
import { metricsReply } from '@/lib/http/metrics';
import { route } from '@/lib/http/route';

/** For whoever watches the server, with the token that the operator has set. */
export const GET = route({
	access: 'everyone',
	reply: 'stream',
	handler: ({ request }) => {
		requireSharedSecret(request.headers, getEnv().metricsToken);
		return metricsReply();
	},
});
