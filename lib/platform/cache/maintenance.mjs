// @ts-check
import { prefersEnglish } from './page-answers.mjs';
import { isPortalClosed } from './page-cache.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/** What a search engine or a program is told to wait before it asks again. */
const retryAfterSeconds = 600;

const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) };

/** Calls, files of the build and of public/, pictures: everything but pages. */
export const noPage = /^\/(?:api|_next)(?:\/|$)|\.[a-z0-9]+$/;
/** Where administrators come in, and the page itself. */
const openPage = /^\/(?:admin(?:\/.*)?|login|maintenance)$/;
const prefix = /^\/(?:en|hi)(?=\/|$)/;

/**
 * As Next will read it: without the steps back by which a page could pass for a file of the build.
 *
 * @param {string} url
 */
function pathOf(url) {
	return new URL(url.startsWith('/') ? `http://portal${url}` : url, 'http://portal').pathname;
}

/**
 * While the portal is under maintenance, makes the answer to a request for a page the page that says so, with 503:
 * the request then asks for that page, and whoever answers it cannot say 200. True when there is nothing left to
 * answer: Next's own script, which asked for a part of a page, is refused and so loads the whole of it.
 *
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
export async function closeForMaintenance(request, response) {
	const path = pathOf(request.url ?? '/');
	if (noPage.test(path) || openPage.test(path.replace(prefix, ''))) return false;
	if (process.env.MAINTENANCE !== '1' && !(await isPortalClosed())) return false;
	if ('rsc' in request.headers || 'next-action' in request.headers) {
		response.writeHead(503, headers).end();
		return true;
	}
	const isEnglish = prefix.exec(path)?.[0] === '/en' || prefersEnglish.test(request.headers.cookie ?? '');
	request.url = isEnglish ? '/en/maintenance' : '/maintenance';
	if (request.method !== 'HEAD') request.method = 'GET';
	// What the browser holds is the page that was to be shown, not this one.
	delete request.headers['if-none-match'];
	delete request.headers['if-modified-since'];
	const writeHead = response.writeHead.bind(response);
	response.writeHead = (_status, /** @type {any[]} */ ...rest) =>
		writeHead(503, { ...rest.at(-1), ...headers });
	return false;
}
