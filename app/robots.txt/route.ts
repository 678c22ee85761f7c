import { robotsTxt } from '@/lib/features/site/seo/dto/robots';
import { getEnv } from '@/lib/platform/env/env';
import { conditionalResponse } from '@/lib/platform/http/conditional-response';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'everyone',
	reply: 'stream',
	handler: async ({ request, now }) =>
		conditionalResponse(request, {
			body: robotsTxt(getEnv().appUrl),
			type: 'text/plain; charset=utf-8',
			now,
		}),
});
