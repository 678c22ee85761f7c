/** Name of the cookie that keeps the sidebar narrow over a reload: the server draws it so at once. */
export const narrowSidebarKey = 'adminSidebar';

const yearSeconds = 365 * 24 * 60 * 60;

export function isSidebarNarrow(cookie: string | undefined): boolean {
	return cookie === 'narrow';
}

export function keepSidebar(isNarrow: boolean): void {
	const value = isNarrow ? `narrow; max-age=${yearSeconds}` : '; max-age=0';
	// Not the Cookie Store API: it is missing where the portal is served over plain HTTP.
	document.cookie = `${narrowSidebarKey}=${value}; path=/; samesite=lax`;
}
