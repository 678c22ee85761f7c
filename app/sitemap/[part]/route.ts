import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { getEnv } from '@/lib/env/env';
import { publicFile } from '@/lib/http/kept-answer';
import { route } from '@/lib/http/route';
import { loadListedPages } from '@/lib/seo/loaders';
import { sitemapFiles, sitemapXml } from '@/lib/seo/sitemap';

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
		return publicFile(request, { body, type: 'application/xml; charset=utf-8', now });
	},
});
