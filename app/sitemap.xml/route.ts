import { getEnv } from '@/lib/env/env';
import { publicFile } from '@/lib/http/kept-answer';
import { route } from '@/lib/http/route';
import { loadListedPages } from '@/lib/seo/loaders';
import { sitemapFiles, sitemapIndexXml, sitemapXml } from '@/lib/seo/sitemap';

export const GET = route({
	access: 'everyone',
	reply: 'stream',
	handler: async ({ request, now }) => {
		const { appUrl } = getEnv();
		const [first = [], ...others] = sitemapFiles(await loadListedPages());
		const body = others.length === 0 ? sitemapXml(first, appUrl) : sitemapIndexXml(others.length + 1, appUrl);
		return publicFile(request, { body, type: 'application/xml; charset=utf-8', now });
	},
});
