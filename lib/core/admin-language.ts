import { isLanguage, type Language } from './language';
import { getPath } from './localized-path';

/**
 * Name of the cookie that holds the language of the back office, which is chosen apart from the portal's. Without it
 * the back office is in English; next.config.ts reads it.
 */
export const adminLanguageKey = 'adminLanguage';

/** How long the choice is kept: a year. */
export const adminLanguageSeconds = 365 * 24 * 60 * 60;

/** The header in which the middleware gives a page the address of the request: its path and its query. */
export const askedPathHeader = 'x-asked-path';

/** The address of its pages, in every language. */
const root = '/admin';

/** Where a request for a page of the back office goes. */
export type AdminAddress =
	/** The page of that name in a language that the address does not tell. */
	| { kind: 'page'; path: string }
	/** Asked for in a language by name, which is the one of the back office from now on. */
	| { kind: 'chosen'; path: string; language: Language };

/** Null for every page that is not of the back office. A query stays with its path. */
export function findAdminAddress(pathname: string): AdminAddress | null {
	const path = getPath(pathname);
	const [page = ''] = path.split(/[?#]/);
	if (page !== root && !page.startsWith(`${root}/`)) return null;
	const language = pathname.split('/')[1];
	return isLanguage(language) ? { kind: 'chosen', path, language } : { kind: 'page', path };
}
