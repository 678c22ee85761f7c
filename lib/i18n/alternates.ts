import { defaultLanguage, type Language } from '@/lib/core/language';
import { pathIn } from './paths';

/**
 * Where `path` (unprefixed) stands in each language, as a page's metadata names it to search engines. Paths, which
 * the layout's `metadataBase` completes; who speaks neither language is sent to the unprefixed page.
 */
export function alternatesOf(path: string, language: Language) {
	return {
		canonical: pathIn(language, path),
		languages: {
			hi: pathIn('hi', path),
			en: pathIn('en', path),
			'x-default': pathIn(defaultLanguage, path),
		},
	};
}
