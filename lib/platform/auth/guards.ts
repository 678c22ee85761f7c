import { findAdminAddress } from '@/lib/core/admin-language';
import { defaultLanguage, isLanguage, type Language } from '@/lib/core/language';
import { getPath, pathIn } from '@/lib/core/localized-path';

/** First words of the addresses that nobody may open without having logged in. */
const memberPages = [
	...['profile', 'family-tree', 'add-family', 'dashboard', 'biodata', 'share-story', 'upload-photo'],
];
/** Open themselves, but not the pages below them. */
const openAtTop = ['matrimonial'];
/** Pages below this one are opened by links that need no login, but for its member's own. */
const openBelow = 'biodata';
const ownBelow = ['', 'new', 'own'];
const administratorPages = ['admin', 'kul-devi-devta-form'];

export type Guard = 'open' | 'member' | 'administrator';

/** Who may open the page at `path`, given without or with a language in front. */
export function getGuard(path: string): Guard {
	const [, page = '', below = ''] = getPath(path).split('/');
	if (page === openBelow && !ownBelow.includes(below)) return 'open';
	if (memberPages.includes(page) || (openAtTop.includes(page) && below !== '')) return 'member';
	return administratorPages.includes(page) ? 'administrator' : 'open';
}

/** The language a page's address names: Hindi where it names none. */
export function languageOfPath(path: string): Language {
	const first = path.split(/[/?#]/)[1];
	return isLanguage(first) ? first : defaultLanguage;
}

/** Where a visitor logs in to come back to `path`, a path with its query and fragment. `ended` says why their session is over. */
export function loginPath(language: Language, path: string, ended?: SessionEnd | undefined): string {
	const why = ended ? `&ended=${ended}` : '';
	return pathIn(language, `/login?next=${encodeURIComponent(path)}${why}`);
}

/** Why a member has to log in again: an administrator's session was not used for too long, or any session was ended. */
export type SessionEnd = 'idle' | 'over';

/** The end of the session that the code of a refused call names; undefined where it names none. */
export function findSessionEnd(code: string | undefined): SessionEnd | undefined {
	if (code === 'auth.idle') return 'idle';
	return code === 'auth.required' ? 'over' : undefined;
}

/**
 * The page to go to after logging in, or null when `next` is not a path of our own. A browser reads a backslash as
 * a slash and skips tabs and line breaks, so that `/\evil` and `/<tab>/evil` would leave the site.
 */
export function safeNextPath(next: string | null | undefined): string | null {
	if (!next?.startsWith('/') || /[\\\s\p{C}]/u.test(next)) return null;
	const here = 'http://here.invalid';
	if (!URL.canParse(next, here)) return null;
	const { origin, pathname, search, hash } = new URL(next, here);
	// Dots are resolved by now: `/.//evil` has become `//evil`.
	if (origin !== here || pathname.startsWith('//')) return null;
	return `${pathname}${search}${hash}`;
}

/**
 * The address that the login page in `language` leads to: the page that `next` names, in that language, with its query
 * and fragment, or the profile when `next` is not a path of our own.
 */
export function getAddressAfterLogin(language: Language, next: string | null): string {
	const path = getPath(safeNextPath(next) ?? '/profile');
	// The back office has a language of its own.
	return findAdminAddress(path) ? path : pathIn(language, path);
}
