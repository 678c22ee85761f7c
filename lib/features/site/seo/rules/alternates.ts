import { defaultLanguage, type Language, languages } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

/**
 * The address of `path` (unprefixed) in each language, as a page's metadata names it to search engines. Paths, which
 * the layout's `metadataBase` completes; who speaks neither language is sent to the unprefixed page.
 *
 * What is written in one language only reads the same at both addresses, with other words around it: the page in its
 * own language is the one that counts, and it has no sister.
 */
export function getAlternates(path: string, language: Language, writtenIn: readonly Language[] = languages) {
	const [only, ...others] = writtenIn;
	if (only !== undefined && others.length === 0) return { canonical: pathIn(only, path), languages: {} };
	return {
		canonical: pathIn(language, path),
		languages: {
			hi: pathIn('hi', path),
			en: pathIn('en', path),
			'x-default': pathIn(defaultLanguage, path),
		},
	};
}
