import { checkMetricsToken, metricsReply } from '@/lib/http/metrics';
import { route } from '@/lib/http/route';

/** For whoever watches the server, with the token that the operator has set. */
export const GET = route({
	access: 'everyone',
	reply: 'stream',
	handler: ({ request }) => {
		checkMetricsToken(request.headers.get('authorization'));
		return metricsReply();
	},
});
