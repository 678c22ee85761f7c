import { languages } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { guardedPrefixes } from './pages';

interface Site {
	/** An origin, without a slash at its end. */
	appUrl: string;
	/** No crawler should read any of it. */
	isPreview: boolean;
}

/**
 * What crawlers are asked: to stay away from calls and from pages that would only lead them to log in. Pictures are
 * calls too, but belong to pages.
 */
export function robotsTxt({ appUrl, isPreview }: Site): string {
	if (isPreview) return 'User-agent: *\nDisallow: /\n';
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
