import { sitemapFiles, sitemapIndexXml, sitemapXml } from '@/lib/features/site/seo/dto/sitemap';
import { loadListedPages } from '@/lib/features/site/seo/loaders/listed-pages';
import { getEnv } from '@/lib/platform/env/env';
import { conditionalResponse } from '@/lib/platform/http/conditional-response';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'everyone',
	reply: 'stream',
	handler: async ({ request, now }) => {
		const { appUrl } = getEnv();
		const [first = [], ...others] = sitemapFiles(await loadListedPages());
		const body = others.length === 0 ? sitemapXml(first, appUrl) : sitemapIndexXml(others.length + 1, appUrl);
		return conditionalResponse(request, { body, type: 'application/xml; charset=utf-8', now });
	},
});
