import { defaultLanguage } from '@/lib/core/language';
import { shownInKey } from '@/lib/core/localized-path';
import { isMadeForReader } from './page-request';

const hasSession = /(?:^|;\s*)(?:__Secure-)?next-auth\.session-token=[^;]/;
const prefersEnglish = /(?:^|;\s*)preferredLanguage=en(?:;|$)/;
/** Next's own script tells the parts of a page apart by it; Next refuses a part without it. */
const partParameter = /^_rsc(?:=|$)/;

/**
 * The address that Next makes a page from. Next writes the query of the request into the page, and a page that is kept
 * would hand it to everybody; such a page reads its query in the browser, so that it is made without one. The address of
 * any other page stays as it is, and of one that next.config.ts redirects with its query.
 */
export function dropUnreadQuery(url: string, cookie = ''): string {
	const start = url.indexOf('?');
	if (start === -1) return url;
	const pathname = url.slice(0, start);
	const query = url.slice(start + 1);
	const isShownInHindi = new URLSearchParams(query).get(shownInKey) === defaultLanguage;
	const choosesLanguage = prefersEnglish.test(cookie) && !/^\/en(?:\/|$)/.test(pathname);
	const isRedirected = /^\/hi(?:\/|$)|.\/$/.test(pathname) || (choosesLanguage && !isShownInHindi);
	if (isRedirected || isMadeForReader(pathname, hasSession.test(cookie))) return url;
	const kept = query.split('&').filter((parameter) => partParameter.test(parameter));
	// Without it, next.config.ts would lead the reader to the English page.
	if (choosesLanguage) kept.push(`${shownInKey}=${defaultLanguage}`);
	return kept.length === 0 ? pathname : `${pathname}?${kept.join('&')}`;
}

/** Whether a page that is made from this address holds something of its visitor's query. */
export function hasQuery(url: string): boolean {
	const [, query = ''] = url.split('?', 2);
	return query.split('&').some((parameter) => parameter !== '' && !partParameter.test(parameter));
}
