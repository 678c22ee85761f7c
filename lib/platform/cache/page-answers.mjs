// @ts-check
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { pagePolicy } from '../policy/headers.mjs';
import { withDeferredScripts } from './deferred-scripts.mjs';
import { inlineScriptHashes, withFoldedData } from './inline-script-hashes.mjs';
import { withNotFoundWords } from './not-found-page.mjs';
import { findKeptPage } from './page-cache.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */
/** @typedef {{ html: string, etag: string, policy: string, bodies: Map<string, Promise<Buffer>> }} Answer */

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** Packed once for many readers, but at once: a new member changes every page that counts members. */
const brotliQuality = 5;

/** @typedef {{ name: string, pack: (bytes: Buffer) => Promise<Buffer> }} Packing */

/** The best first. @type {Packing[]} */
const packings = [
	{
		name: 'br',
		pack: (bytes) => brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
	},
	{ name: 'gzip', pack: (bytes) => gzip(bytes) },
];
/** @type {Packing} */
const unpacked = { name: 'identity', pack: async (bytes) => bytes };

const cacheControl = 'public, max-age=0, must-revalidate';
const policyHeader = 'Content-Security-Policy';
const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;
/** Sent by Next's own script, which asks for parts of a page and not for the page. */
const partHeaders = [
	'rsc',
	'next-action',
	'next-router-state-tree',
	'next-router-prefetch',
	'next-router-segment-prefetch',
];
const vary = [...partHeaders.filter((name) => name !== 'next-action'), 'Accept-Encoding'].join(', ');
/** The cookie of a reader whom an unprefixed address leads to English. */
export const prefersEnglish = /(?:^|;\s*)preferredLanguage=en(?:;|$)/;

/** What was made of a page, for as long as the page is kept. @type {WeakMap<object, Answer>} */
const answers = new WeakMap();

/**
 * Sends a page that is kept, packed as the browser likes it, without waking Next. False, with nothing done, for
 * everything that is not plainly a visit to such a page.
 *
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
export async function sendKeptPage({ method, url = '', headers }, response) {
	const address = isVisit(method, headers) ? addressOf(url, headers.cookie ?? '') : null;
	const page = address && (await findKeptPage(address));
	if (!page) return false;
	const answer = answers.get(page) ?? answerOf(page);
	answers.set(page, answer);
	const common = {
		ETag: answer.etag,
		Vary: vary,
		'Cache-Control': cacheControl,
		[policyHeader]: answer.policy,
	};
	if (headers['if-none-match']?.includes(answer.etag)) {
		response.writeHead(304, common).end();
		return true;
	}
	const packing = packingFor(headers['accept-encoding']);
	const body = await bodyOf(answer, packing);
	response.writeHead(200, {
		...common,
		'Content-Type': 'text/html; charset=utf-8',
		'Content-Length': body.byteLength,
		...(packing !== unpacked && { 'Content-Encoding': packing.name }),
	});
	response.end(method === 'HEAD' ? undefined : body);
	return true;
}

/**
 * Makes an answer of Next's the same as one that is kept, when it is a page that could be: its scripts come late, and
 * nobody on the way keeps it. Allows the scripts of a page that could not be made to say so.
 *
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
export function adaptMadePage({ method, url = '', headers }, response) {
	keepOffTheWay(response);
	if (!isVisit(method, headers)) return;
	const end = response.end.bind(response);
	response.end = (/** @type {any} */ body, /** @type {any[]} */ ...rest) => {
		if (response.getHeader('x-nextjs-prerender') === undefined) {
			if (isUnguarded(response, body)) response.setHeader(policyHeader, policyOf(body));
			return end(body, ...rest);
		}
		for (const name of response.getHeaderNames())
			if (name.startsWith('x-nextjs-')) response.removeHeader(name);
		response.removeHeader('ETag');
		if (typeof body !== 'string') return end(body, ...rest);
		const html = withNotFoundWords(readyToSend(body), url);
		response.setHeader(policyHeader, policyOf(html));
		response.setHeader('Content-Length', Buffer.byteLength(html));
		return end(html, ...rest);
	};
}

/**
 * Next tells caches on the way to keep what it keeps itself, pages and parts of them, for as long as it pleases them; here
 * that is thrown away as soon as anything changes.
 *
 * @param {ServerResponse} response
 */
function keepOffTheWay(response) {
	const setHeader = response.setHeader.bind(response);
	response.setHeader = (name, value) => {
		const isKeptOnTheWay = name.toLowerCase() === 'cache-control' && String(value).includes('s-maxage');
		return setHeader(name, isKeptOnTheWay ? cacheControl : value);
	};
}

/** Whether an answer is a whole page without a policy of its own. @param {ServerResponse} response @param {unknown} body */
function isUnguarded(response, body) {
	const isPage = String(response.getHeader('content-type')).startsWith('text/html');
	return isPage && typeof body === 'string' && !response.headersSent && !response.hasHeader(policyHeader);
}

/** @param {string | undefined} method @param {import('node:http').IncomingHttpHeaders} headers */
function isVisit(method, headers) {
	return (method === 'GET' || method === 'HEAD') && !partHeaders.some((name) => name in headers);
}

/**
 * By which Next keeps the page that is asked for; null when its own rewrites and redirects have to say that.
 *
 * @param {string} url
 * @param {string} cookies
 */
function addressOf(url, cookies) {
	const [, prefix] = url.split('/');
	if (!plainPath.test(url) || prefix === 'hi') return null;
	if (prefix === 'en') return url;
	if (prefersEnglish.test(cookies)) return null;
	return url === '/' ? '/hi' : `/hi${url}`;
}

/** @param {string} html */
function readyToSend(html) {
	return withFoldedData(withDeferredScripts(html));
}

/** @param {string} html */
function policyOf(html) {
	return pagePolicy(inlineScriptHashes(html));
}

/** @param {{ html: string }} page @returns {Answer} */
function answerOf(page) {
	const html = readyToSend(page.html);
	const hash = createHash('sha256').update(html).digest('base64url');
	return { html, etag: `W/"${hash.slice(0, 22)}"`, policy: policyOf(html), bodies: new Map() };
}

/** @param {Answer} answer @param {Packing} packing */
function bodyOf({ html, bodies }, { name, pack }) {
	const body = bodies.get(name) ?? pack(Buffer.from(html));
	bodies.set(name, body);
	return body;
}

/** @param {string | string[] | undefined} accepted */
function packingFor(accepted) {
	const offers = String(accepted ?? '').split(',');
	const isWelcome = (/** @type {Packing} */ { name }) =>
		offers.some((offer) => {
			const [offered, weight = 'q=1'] = offer.split(';').map((part) => part.trim().toLowerCase());
			return offered === name && Number(weight.slice(2)) > 0;
		});
	return packings.find(isWelcome) ?? unpacked;
}
