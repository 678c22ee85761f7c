import { languages } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { guardedPrefixes } from '@/lib/core/pages';

/**
 * What crawlers are asked: to stay away from calls and from pages that would only lead them to log in. Pictures are
 * calls too, but belong to pages. A preview may be read: its pages say `noindex`, which a crawler has to see.
 *
 * @param appUrl an origin, without a slash at its end
 */
export function robotsTxt(appUrl: string): string {
	const guarded = languages.flatMap((language) => guardedPrefixes.map((prefix) => pathIn(language, prefix)));
	return [
		'User-agent: *',
		'Allow: /',
		'Allow: /api/media/',
		'Disallow: /api/',
		...guarded.map((prefix) => `Disallow: ${prefix}`),
		'',
		`Sitemap: ${appUrl}/sitemap.xml`,
		'',
	].join('\n');
}
