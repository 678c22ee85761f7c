// @ts-check
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import Negotiator from 'negotiator';
import { commonHeaders, keptPageCacheControl, pageHeaders, pagePolicy } from '../policy/headers.mjs';
import { inlineScriptHashes } from './inline-script-hashes.mjs';
import { findKeptPage } from './page-cache.mjs';
import { readSiteState } from './site-state.mjs';

/**
 * Sends kept pages from memory, compressed once for all readers, as a CDN does in front of Next: see
 * docs/decisions/pages-from-memory.md. PAGES_FROM_MEMORY=0 leaves them to Next.
 */

/** A new member changes every page that counts members: a better compression would cost more than it saves. */
const brotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
const brotli = promisify(zlib.brotliCompress);

/** By their names in Accept-Encoding. @type {Record<'br' | 'gzip' | 'identity', (html: string) => Promise<Buffer>>} */
const encoders = {
	br: (html) => brotli(html, brotliOptions),
	gzip: promisify(zlib.gzip),
	identity: async (html) => Buffer.from(html),
};

const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;
/** Next's own script asks for parts of a page by these. */
const partHeaders = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'];
/** Next answers the last by itself, and with no page. */
const headersForNext = [...partHeaders, 'x-middleware-prefetch'];
const prefersEnglish = /(?:^|;\s*)preferredLanguage=en(?:;|$)/;

/** What was made of a page, for as long as the page is kept. @type {WeakMap<object, ReturnType<typeof getAnswer>>} */
const answers = new WeakMap();

/**
 * Answers a plain visit to a kept page. False, with nothing done, for every other request.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export async function sendKeptPage({ method, url = '', headers }, response) {
	if (process.env.PAGES_FROM_MEMORY?.trim() === '0' || process.env.MAINTENANCE?.trim() === '1') return false;
	const address = method === 'GET' || method === 'HEAD' ? findAddress(url, headers) : null;
	const page = address && (await findKeptPage(address));
	if (!page || (await readSiteState()).isClosed) return false;
	const answer = answers.get(page) ?? getAnswer(page);
	answers.set(page, answer);
	if (headers['if-none-match']?.includes(answer.headers.ETag)) {
		response.writeHead(304, answer.headers).end();
		return true;
	}
	const accepted = new Negotiator({ headers }).encodings(['br', 'gzip']);
	const encoding =
		/** @type {const} */ (['br', 'gzip']).find((each) => accepted.includes(each)) ?? 'identity';
	answer.bodies[encoding] ??= encoders[encoding](answer.html);
	const body = await answer.bodies[encoding];
	response.writeHead(200, {
		...answer.headers,
		'Content-Type': 'text/html; charset=utf-8',
		'Content-Length': body.byteLength,
		...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
	});
	response.end(body);
	return true;
}

/**
 * By which Next keeps the page that is asked for; null when its own rewrites and redirects have to decide.
 *
 * @param {string} url
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function findAddress(url, headers) {
	if (!plainPath.test(url) || headersForNext.some((name) => name in headers)) return null;
	const { cookie = '' } = headers;
	const [, first] = url.split('/');
	// Some pages are made for a reader who has a session.
	if (first === 'hi' || cookie.includes('session-token=')) return null;
	if (first === 'en') return url;
	if (prefersEnglish.test(cookie)) return null;
	return url === '/' ? '/hi' : `/hi${url}`;
}

/** @param {{ html: string }} page */
function getAnswer({ html }) {
	const headers = {
		...commonHeaders(),
		...pageHeaders('/', pagePolicy(inlineScriptHashes(html))),
		'Cross-Origin-Resource-Policy': 'same-origin',
		'Cache-Control': keptPageCacheControl,
		ETag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
		Vary: `${partHeaders.join(', ')}, Accept-Encoding`,
	};
	return { html, headers, bodies: /** @type {Partial<Record<string, Promise<Buffer>>>} */ ({}) };
}
