import { findAdminAddress } from '@/lib/core/admin-language';
import { isLanguage, type Language } from '@/lib/core/language';
import { getPath, pathIn } from '@/lib/core/localized-path';
import { isPageForEverybody } from '@/lib/core/pages';
import { languageOfPath } from '@/lib/platform/auth/guards';
import { findKeptPage } from '@/lib/platform/cache/page-cache.mjs';
import { readSiteState } from '@/lib/platform/cache/site-state.mjs';
import { isOnVercel } from '@/lib/platform/env/vercel.mjs';
import { isWithin, type Limit } from '@/lib/platform/limits/limits';
import type { Notice } from './notice';

/** Open while the portal is closed for maintenance: where administrators come in, and the page itself. */
const openPage = /^\/(?:admin(?:\/.*)?|login|maintenance)$/;
/** A blog before its review is shown to its sender alone; next.config.ts leads who has a session to `…/own`. */
const blogPage = /^\/blog\/[^/]+$/;
const matchesPage = '/matrimonial';

/** Pages made for one session, which may have several tabs. */
const sessionPagesLimit: Limit = { name: 'sessionPages', points: 300, seconds: 60, isPerProcess: true };

/** Pages made for visitors from one address, which may be that of a mobile network. */
const addressPagesLimit: Limit = { name: 'addressPages', points: 600, seconds: 60, isPerProcess: true };

/** Whether a page is made for the reader who requests it. Only pages that lib/core/pages.ts names are kept for everybody. */
export function isMadeForReader(pathname: string, hasSession: boolean): boolean {
	const path = getPath(pathname);
	return !isPageForEverybody(path) || (hasSession && (blogPage.test(path) || path === matchesPage));
}

interface PageRequest {
	/** The page is made for the reader who requests it. */
	isForReader: boolean;
	isUnderMaintenance: boolean;
	/** The session that the request's token names. */
	sessionId: string | null;
	/** The client's address. */
	address: string;
}

/**
 * What has to be shown instead of the page at `pathname`; null when the page can be. Kept pages are shown while the
 * database is away, and are in no limit; a host that keeps pages by itself (Vercel) is let decide.
 */
export async function findNotice(pathname: string, request: PageRequest): Promise<Notice | null> {
	const path = getPath(pathname);
	const isOpen = openPage.test(path);
	if (!isOpen && (request.isUnderMaintenance || (await readSiteState()).isClosed)) return 'maintenance';
	if (path === '/maintenance' || (!request.isForReader && (await isKept(pathname)))) return null;
	if (!(await isWithinPageLimit(request))) return 'tooMany';
	// Next would answer 500 for a page that fails, so that each one asks the database right before it is rendered.
	return (await readSiteState(0)).isDatabaseAway ? 'failure' : null;
}

function isWithinPageLimit({ sessionId, address }: PageRequest): Promise<boolean> {
	return sessionId === null ? isWithin(addressPagesLimit, address) : isWithin(sessionPagesLimit, sessionId);
}

async function isKept(pathname: string): Promise<boolean> {
	if (isOnVercel(process.env)) return true;
	const language = languageOfPath(pathname);
	const path = getPath(pathname);
	// Next keeps Hindi pages by their language as well.
	const address = language === 'hi' ? `/hi${path === '/' ? '' : path}` : pathIn(language, path);
	return (await findKeptPage(address)) !== null;
}

/** The language in which the reader sees the page at `pathname`, or what is shown instead. */
export function languageOfPage(pathname: string, adminLanguage: string | undefined): Language {
	if (findAdminAddress(pathname)) return isLanguage(adminLanguage) ? adminLanguage : 'en';
	return languageOfPath(pathname);
}
