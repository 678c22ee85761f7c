// @ts-check
import { readSiteState } from './site-state.mjs';

/**
 * Next's cache of rendered pages, in this process's memory. A page is thrown away as soon as anything that
 * public pages show has changed in the database, whichever process changed it; so pages are neither baked into
 * the build nor written to the disk, and two servers on one database never disagree for long.
 *
 * Plain JavaScript, because Next loads it without compiling it.
 */

const maxBytes = 64 * 1024 * 1024;
/** More than are ever being made at once. A page that fails is never done, and anybody can ask for as many as they like. */
const mostBegun = 1_000;

/** @typedef {{ value: unknown, version: number, byteSize: number }} Entry */

function createPages() {
	return {
		/** Least recently used first. @type {Map<string, Entry>} */
		entries: new Map(),
		/** Next's keys of what is kept, by address. @type {Map<string, string>} */
		keyAt: new Map(),
		/** The version of the content a page being rendered started from. @type {Map<string, number>} */
		renderedFrom: new Map(),
		heldBytes: 0,
	};
}

/** One for this process: Next loads this file more than once. */
const shared = /** @type {{ keptPages?: ReturnType<typeof createPages> }} */ (globalThis);
shared.keptPages ??= createPages();
const { keptPages } = shared;
const { entries, keyAt, renderedFrom } = keptPages;

/** @param {string} key */
function forget(key) {
	keptPages.heldBytes -= entries.get(key)?.byteSize ?? 0;
	entries.delete(key);
	keyAt.delete(addressOf(key));
}

/** As the one used last. @param {string} key @param {Entry} entry */
function keep(key, entry) {
	keptPages.heldBytes += entry.byteSize;
	entries.set(key, entry);
	keyAt.set(addressOf(key), key);
}

/**
 * Next puts the page's file before its address, which may hold another `$`: `/route-cache/APP_PAGE/57561d…/$/hi/about`.
 *
 * @param {string} key
 */
function addressOf(key) {
	return key.slice(key.indexOf('$') + 1);
}

/** @param {unknown} value @returns {number} */
function byteSizeOf(value) {
	if (typeof value === 'string') return value.length * 2;
	if (value instanceof Uint8Array) return value.byteLength;
	if (value instanceof Map) return [...value.values()].reduce((sum, part) => sum + byteSizeOf(part), 0);
	if (typeof value === 'object' && value !== null) {
		return Object.values(value).reduce((sum, part) => sum + byteSizeOf(part), 64);
	}
	return 8;
}

/** What is kept under `key` and still true; undefined when there is nothing. @param {string} key */
async function findFresh(key) {
	const { version } = await readSiteState();
	const entry = entries.get(key);
	if (!entry) return undefined;
	forget(key);
	if (entry.version !== version) return undefined;
	keep(key, entry);
	return entry.value;
}

/**
 * The page that is kept for an address, such as `/hi/about`, and still true; null when there is none, or what is
 * kept is not a whole page that was found.
 *
 * @param {string} address
 * @returns {Promise<{ html: string } | null>}
 */
export async function findKeptPage(address) {
	const key = keyAt.get(address);
	if (key === undefined) return null;
	const page = /** @type {any} */ (await findFresh(key));
	const isWhole = page?.kind === 'APP_PAGE' && page.postponed === undefined && typeof page.html === 'string';
	return isWhole && (page.status ?? 200) === 200 ? page : null;
}

// For the middleware, whose bundle has no other way to this file.
globalThis.keptPageAt = findKeptPage;

export default class PageCache {
	/** @param {string} key */
	async get(key) {
		const value = await findFresh(key);
		// Nothing has changed since it was made, so it is as good as made now.
		if (value !== undefined) return { value, lastModified: Date.now() };
		renderedFrom.delete(key);
		renderedFrom.set(key, (await readSiteState()).version);
		const [oldest = key] = renderedFrom.keys();
		if (renderedFrom.size > mostBegun) renderedFrom.delete(oldest);
		return null;
	}

	/** @param {string} key @param {unknown} value */
	async set(key, value) {
		const from = renderedFrom.get(key);
		renderedFrom.delete(key);
		forget(key);
		// Anybody can ask for pages that are not there, as many as they like.
		const isLost = /** @type {any} */ (value)?.status === 404;
		if (value === null || isLost || from === undefined) return;
		keep(key, { value, version: from, byteSize: byteSizeOf(value) + key.length * 2 });
		for (const oldest of entries.keys()) {
			if (keptPages.heldBytes <= maxBytes) break;
			forget(oldest);
		}
	}

	async revalidateTag() {}

	resetRequestCache() {}
}
