import { defaultLanguage, isLanguage, type Language } from './language';

/**
 * A page's own path, the same in every language: `/en/about`, `/hi/about` and `/about` are `/about`. An address keeps its
 * query and fragment: `/en?q=a` is `/?q=a`.
 */
export function getPath(address: string): string {
	const [pathname = ''] = address.split(/[?#]/, 1);
	const [, first, ...rest] = pathname.split('/');
	return isLanguage(first) ? `/${rest.join('/')}${address.slice(pathname.length)}` : address;
}

/** The address of `path` (unprefixed, with its query and fragment) in `language`: Hindi as it is, others prefixed. */
export function pathIn(language: Language, path: string): string {
	if (language === defaultLanguage) return path;
	return `/${language}${path.startsWith('/?') || path.startsWith('/#') || path === '/' ? path.slice(1) : path}`;
}

/** In a page's query: it is shown in this language, whichever its reader has chosen. */
export const shownInKey = 'in';

/**
 * The address of `path` (as for `pathIn`, without a fragment) in `language` even for those who have chosen another for the
 * portal, and keep it: for the links of pages that have a language of their own.
 */
export function fixedPathIn(language: Language, path: string): string {
	const address = pathIn(language, path);
	return language === defaultLanguage
		? `${address}${address.includes('?') ? '&' : '?'}${shownInKey}=${language}`
		: address;
}
