// @ts-check
import { barePolicy, commonHeaders, pagePolicy, scriptPolicy } from './headers.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/** In which Next looks for the nonce of the page that it is to make. */
const policiesOfRequests = ['content-security-policy', 'content-security-policy-report-only'];

/** Stands beside an address of the portal where somebody shares it, as the pictures below /share do. */
const sharedPicture = '/og-default.png';

/**
 * Gives an answer, whoever makes it, the headers of all answers and the policy of its kind, as far as it has no stricter
 * one of its own. To be called before anything answers.
 *
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
export function guardAnswer({ url = '', headers }, response) {
	// A page that is kept for everybody would keep the nonce of whoever asked for it first.
	for (const name of policiesOfRequests) delete headers[name];
	const [path = ''] = url.split('?', 1);
	const writeHead = response.writeHead.bind(response);
	response.writeHead = /** @type {typeof response.writeHead} */ (
		/** @param {number} status @param {any[]} rest */
		(status, ...rest) => {
			const own = typeof rest.at(-1) === 'object' ? rest.pop() : {};
			for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
			for (const [name, value] of Object.entries(headersFor(path, status, response)))
				if (!response.hasHeader(name)) response.setHeader(name, value);
			return writeHead(status, ...rest);
		}
	);
}

/**
 * @param {string} path
 * @param {number} status
 * @param {ServerResponse} response
 * @returns {Record<string, string>}
 */
function headersFor(path, status, response) {
	const policy = policyFor(path, status, response);
	return {
		...commonHeaders(path),
		'Cross-Origin-Resource-Policy': path === sharedPicture ? 'cross-origin' : 'same-origin',
		...(policy !== null && { 'Content-Security-Policy': policy }),
	};
}

/**
 * Null for an answer that only says that the reader has the page already: its policy stays the one that came with it.
 *
 * @param {string} path
 * @param {number} status
 * @param {ServerResponse} response
 */
function policyFor(path, status, response) {
	if (status === 304) return null;
	if (String(response.getHeader('content-type')).startsWith('text/html')) return pagePolicy([]);
	return path.endsWith('.js') ? scriptPolicy : barePolicy;
}
