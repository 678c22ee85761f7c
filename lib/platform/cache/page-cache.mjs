// @ts-check
import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { readSiteState } from './site-state.mjs';

/**
 * Next's cache of rendered pages, in the memory of this process. A page is dropped as soon as anything that public pages
 * show has changed in the database, whichever process changed it; so pages are neither baked into the build nor written
 * to the disk, and two servers on one database never disagree for long.
 *
 * Plain JavaScript, because Next loads it without compiling it.
 */

const maxBytes = 64 * 1024 * 1024;
/** More than are ever rendered at once. A page that fails is never done, and callers may ask for as many as they like. */
const maxBegun = 1_000;

function createPages() {
	return {
		/** By address. @type {LRUCache<string, { value: any, version: number }>} */
		kept: new LRUCache({
			maxSize: maxBytes,
			sizeCalculation: ({ value }, address) => serialize(value).byteLength + address.length,
		}),
		/** The version of the content when the rendering of a page began. @type {LRUCache<string, number>} */
		begun: new LRUCache({ max: maxBegun }),
	};
}

/** Shared within the process: Next loads this file more than once. */
const shared = /** @type {{ pages?: ReturnType<typeof createPages>, keptPageAt?: typeof findKeptPage }} */ (
	globalThis
);
shared.pages ??= createPages();
const { kept, begun } = shared.pages;
// For the middleware, whose bundle has no other way to this file.
shared.keptPageAt = findKeptPage;

/** Next puts the file of a page before its address, which may hold another `$`: `/route-cache/APP_PAGE/57561d…/$/hi/about`. @param {string} key */
function addressOf(key) {
	return key.slice(key.indexOf('$') + 1);
}

/** What is kept for `address` and still true; undefined when there is nothing. @param {string} address */
async function findFresh(address) {
	const { version } = await readSiteState();
	const entry = kept.get(address);
	if (entry?.version === version) return entry.value;
	kept.delete(address);
	return undefined;
}

/**
 * The page that is kept for an address, such as `/hi/about`, and still true; null when there is none, or what is kept is
 * not a whole page with status 200.
 *
 * @param {string} address
 * @returns {Promise<{ html: string } | null>}
 */
export async function findKeptPage(address) {
	const page = kept.has(address) ? await findFresh(address) : null;
	const isWhole = page?.kind === 'APP_PAGE' && page.postponed === undefined && typeof page.html === 'string';
	return isWhole && (page.status ?? 200) === 200 ? page : null;
}

export default class PageCache {
	/** @param {string} key */
	async get(key) {
		const address = addressOf(key);
		const value = await findFresh(address);
		// Nothing has changed since it was rendered, so it is as good as rendered now.
		if (value !== undefined) return { value, lastModified: Date.now() };
		begun.set(address, (await readSiteState()).version);
		return null;
	}

	/** @param {string} key @param {any} value */
	async set(key, value) {
		const address = addressOf(key);
		const version = begun.get(address);
		begun.delete(address);
		kept.delete(address);
		// Callers may ask for as many pages that do not exist as they like.
		if (value === null || value.status === 404 || version === undefined) return;
		kept.set(address, { value, version });
	}

	async revalidateTag() {}

	resetRequestCache() {}
}
