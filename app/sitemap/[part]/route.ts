import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { sitemapFiles, sitemapXml } from '@/lib/features/site/seo/dto/sitemap';
import { loadListedPages } from '@/lib/features/site/seo/loaders/listed-pages';
import { getEnv } from '@/lib/platform/env/env';
import { conditionalResponse } from '@/lib/platform/http/conditional-response';
import { route } from '@/lib/platform/http/route';

const partFile = z
	.string()
	.regex(/^[1-9]\d{0,3}\.xml$/)
	.transform((name) => Number.parseInt(name, 10));

/** One file of a sitemap that is too large for one. */
export const GET = route({
	access: 'everyone',
	params: z.object({ part: partFile }),
	reply: 'stream',
	handler: async ({ request, params, now }) => {
		const addresses = sitemapFiles(await loadListedPages())[params.part - 1];
		if (!addresses) throw new DomainError('notFound');
		const body = sitemapXml(addresses, getEnv().appUrl);
		return conditionalResponse(request, { body, type: 'application/xml; charset=utf-8', now });
	},
});
