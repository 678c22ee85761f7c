import type { Language } from '@/lib/core/language';
import { loadFeed } from '@/lib/features/seo/loaders';
import { conditionalResponse } from './conditional-response';
import { route } from './route';

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
