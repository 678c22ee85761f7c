import { writeCookie } from '@/lib/client/cookie';

/** Name of the cookie that keeps the sidebar narrow over a reload: the server draws it so at once. */
export const narrowSidebarKey = 'adminSidebar';

const yearSeconds = 365 * 24 * 60 * 60;

export function isSidebarNarrow(cookie: string | undefined): boolean {
	return cookie === 'narrow';
}

export function keepSidebar(isNarrow: boolean): void {
	writeCookie(narrowSidebarKey, isNarrow ? 'narrow' : '', isNarrow ? yearSeconds : 0);
}
