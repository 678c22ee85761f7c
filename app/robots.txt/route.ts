import { getEnv } from '@/lib/env/env';
import { publicFile } from '@/lib/http/kept-answer';
import { route } from '@/lib/http/route';
import { robotsTxt } from '@/lib/seo/robots';

export const GET = route({
	access: 'everyone',
	reply: 'stream',
	handler: async ({ request, now }) =>
		publicFile(request, { body: robotsTxt(getEnv().appUrl), type: 'text/plain; charset=utf-8', now }),
});
