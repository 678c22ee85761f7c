import { defaultLanguage, isLanguage, type Language, preferredLanguageKey } from '@/lib/core/language';
import { adminLanguageKey, adminLanguageSeconds } from '@/lib/i18n/admin-language';
import { pathIn, pathOf, shownInKey } from '@/lib/i18n/paths';

const yearSeconds = 365 * 24 * 60 * 60;

/** Keeps the choice for the back office, which has one of its own, and shows its page anew in `language`. */
export function chooseAdminLanguage(language: Language): void {
	setCookie(adminLanguageKey, language, adminLanguageSeconds);
	location.reload();
}

/** Keeps the choice and shows the same page in `language`. */
export function chooseLanguage(language: Language): void {
	localStorage.setItem(preferredLanguageKey, language);
	writeCookie(language, yearSeconds);
	openIn(language, 'assign');
}

/** Forgets the cookie that leads unprefixed addresses to the chosen language; the choice itself stays. */
export function clearLanguageCookie(): void {
	writeCookie('', 0);
}

/** Puts back the cookie of a choice that only local storage remembers, and shows the page as chosen. */
export function restoreLanguage(): void {
	const chosen = localStorage.getItem(preferredLanguageKey);
	if (!isLanguage(chosen) || hasCookie(document.cookie)) return;
	writeCookie(chosen, yearSeconds);
	const isUnprefixed = pathOf(location.pathname) === location.pathname;
	if (new URLSearchParams(location.search).has(shownInKey)) return;
	if (isUnprefixed && chosen !== defaultLanguage) openIn(chosen, 'replace');
}

function openIn(language: Language, how: 'assign' | 'replace'): void {
	location[how](pathIn(language, pathOf(location.pathname) + location.search) + location.hash);
}

function hasCookie(cookies: string): boolean {
	return cookies.split(';').some((cookie) => cookie.trim().startsWith(`${preferredLanguageKey}=`));
}

function writeCookie(value: string, maxAgeSeconds: number): void {
	setCookie(preferredLanguageKey, value, maxAgeSeconds);
}

function setCookie(name: string, value: string, maxAgeSeconds: number): void {
	// Not the Cookie Store API: it is missing where the portal is served over plain HTTP.
	document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
}
