import type { Language } from '@/lib/core/language';
import { conditionalResponse } from '@/lib/platform/http/conditional-response';
import { route } from '@/lib/platform/http/route';
import { loadFeed } from './listed-pages';

/** The call that answers the feed of one language. */
export function feedRoute(language: Language) {
	return route({
		access: 'everyone',
		reply: 'stream',
		handler: async ({ request, now }) =>
			conditionalResponse(request, {
				...(await loadFeed(language)),
				type: 'application/rss+xml; charset=utf-8',
				now,
			}),
	});
}
