// @ts-check
import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { requestScope } from '../log/request-scope.mjs';
import { readSiteState } from './site-state.mjs';

/**
 * Next's cache of rendered pages, in the memory of this process. All pages are dropped as soon as anything that public
 * pages show has changed in the database, whichever process changed it; so pages are neither baked into the build nor
 * written to the disk, and two servers on one database never disagree for long.
 */

const maxBytes = 64 * 1024 * 1024;
/** Of an entry in memory, besides what it holds. */
const entryBytes = 1024;
/** In place of a page that is being rendered. One that fails is never done, and callers may ask for as many as they like. */
const begun = 'begun';

/** Shared within the process: Next loads this file more than once, and the middleware has a copy of its own. */
const shared = /** @type {{ pages?: LRUCache<string, any>, pagesVersion?: number }} */ (globalThis);
/** By address. */
shared.pages ??= new LRUCache({
	maxSize: maxBytes,
	sizeCalculation: (value, address) => entryBytes + serialize([address, value]).byteLength,
});
const { pages } = shared;

/** Next puts the file of a page before its address, which may hold another `$`: `/route-cache/APP_PAGE/57561d…/$/hi/about`. @param {string} key */
function getAddress(key) {
	return key.slice(key.indexOf('$') + 1);
}

/** What is kept for `address` and still true; undefined when there is nothing. @param {string} address */
async function findFresh(address) {
	const { version } = await readSiteState();
	if (version !== shared.pagesVersion) pages.clear();
	shared.pagesVersion = version;
	return pages.get(address);
}

/**
 * The page that is kept for an address, such as `/hi/about`, and still true; null when there is none, or what is kept is
 * not a whole page with status 200.
 *
 * @param {string} address
 * @returns {Promise<{ html: string } | null>}
 */
export async function findKeptPage(address) {
	const page = pages.has(address) ? await findFresh(address) : null;
	const isWhole = page?.kind === 'APP_PAGE' && page.postponed === undefined && typeof page.html === 'string';
	return isWhole && (page.status ?? 200) === 200 ? page : null;
}

export default class PageCache {
	/** @param {string} key */
	async get(key) {
		const address = getAddress(key);
		const value = await findFresh(address);
		// Nothing has changed since it was rendered, so it is as good as rendered now.
		if (value !== undefined && value !== begun) return { value, lastModified: Date.now() };
		pages.set(address, begun);
		return null;
	}

	/** @param {string} key @param {any} value */
	async set(key, value) {
		const address = getAddress(key);
		// Else it was made from what has changed meanwhile. Callers may ask for as many pages that do not exist as they like.
		const isTrue = pages.get(address) === begun && value !== null && value.status !== 404;
		// Next writes the query into the page, and everybody would get it (lib/platform/http/unread-query.ts).
		const mayBeKept = isTrue && !requestScope.getStore()?.hasQuery;
		pages.delete(address);
		if (mayBeKept) pages.set(address, value);
	}

	async revalidateTag() {}
}
