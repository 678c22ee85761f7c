import { adminLanguageKey, adminLanguageSeconds } from '@/lib/core/admin-language';
import { defaultLanguage, isLanguage, type Language, preferredLanguageKey } from '@/lib/core/language';
import { getPath, pathIn, shownInKey } from '@/lib/core/localized-path';
import { writeCookie } from './cookie';

const yearSeconds = 365 * 24 * 60 * 60;

/** Keeps the choice for the back office, which has one of its own, and shows its page again in `language`. */
export function chooseAdminLanguage(language: Language): void {
	writeCookie(adminLanguageKey, language, adminLanguageSeconds);
	location.reload();
}

/** In the tab's storage: the page is opened in another language, and its edits are kept as drafts. */
const keptEditsKey = 'keptEdits';

/** Keeps the choice and shows the same page in `language`, which then says that the edits of this one are kept. */
export function chooseLanguage(language: Language, hasKeptEdits = false): void {
	if (hasKeptEdits) sessionStorage.setItem(keptEditsKey, 'yes');
	localStorage.setItem(preferredLanguageKey, language);
	writeCookie(preferredLanguageKey, language, yearSeconds);
	openIn(language, 'assign');
}

/** Whether the page was opened by a change of the language with edits that are kept; once. */
export function takeKeptEdits(): boolean {
	const hasKeptEdits = sessionStorage.getItem(keptEditsKey) !== null;
	sessionStorage.removeItem(keptEditsKey);
	return hasKeptEdits;
}

/** Forgets the cookie that leads unprefixed addresses to the chosen language; the choice itself stays. */
export function clearLanguageCookie(): void {
	writeCookie(preferredLanguageKey, '', 0);
}

/** Puts back the cookie of a choice that only local storage remembers, and shows the page as chosen. */
export function restoreLanguage(): void {
	const chosen = localStorage.getItem(preferredLanguageKey);
	if (!isLanguage(chosen) || hasCookie(document.cookie)) return;
	writeCookie(preferredLanguageKey, chosen, yearSeconds);
	const isUnprefixed = getPath(location.pathname) === location.pathname;
	if (new URLSearchParams(location.search).has(shownInKey)) return;
	if (isUnprefixed && chosen !== defaultLanguage) openIn(chosen, 'replace');
}

function openIn(language: Language, how: 'assign' | 'replace'): void {
	location[how](pathIn(language, getPath(location.pathname) + location.search) + location.hash);
}

function hasCookie(cookies: string): boolean {
	return cookies.split(';').some((cookie) => cookie.trim().startsWith(`${preferredLanguageKey}=`));
}
