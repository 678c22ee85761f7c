// @ts-check
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pageOfFailure, withWordsOfFailure } from './failure-page.mjs';
import { noPage } from './maintenance.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/** Readers have to hear within six seconds that something is out of reach. */
const timeoutMs = 4_800;
const retryAfterSeconds = 5;

/** A part of a page that has failed, among those that Next's own script reads; "not found" and "go elsewhere" apart. */
const failedPart = /^[\da-f]+:E\{"digest":"(?!NEXT_)/m;

/** What tells of the answer that is not given. */
const contentHeaders = [
	'Content-Length',
	'Content-Type',
	'Content-Encoding',
	'ETag',
	'Last-Modified',
	'Location',
];

/**
 * Holds Next's answer to a request for a page back until it is whole: only then is it known whether the database went
 * away in the middle. If it did, or if there is no answer in time, the page says so with 503, and Next's own script,
 * which asked for a part of a page, is refused and so loads the whole of it. To be called before Next answers, and last of
 * all that changes its answers.
 *
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {number} startedAt by performance.now()
 */
export function bufferPage({ url = '/', headers, method }, response, startedAt) {
	if ((method !== 'GET' && method !== 'HEAD') || noPage.test(url.split('?', 1)[0] ?? '')) return;
	const isPart = 'rsc' in headers;
	const { write, end, writeHead, flushHeaders } = response;
	/** @type {Buffer[]} */
	const chunks = [];
	let isOver = false;

	const letGo = () => {
		isOver = true;
		clearTimeout(timer);
		Object.assign(response, { write, end, writeHead, flushHeaders });
	};

	/** @param {string} page */
	const refuse = (page) => {
		letGo();
		for (const name of contentHeaders) response.removeHeader(name);
		response.statusCode = 503;
		response.setHeader('Retry-After', String(retryAfterSeconds));
		response.setHeader('Cache-Control', 'no-store');
		if (page) response.setHeader('Content-Type', 'text/html; charset=utf-8');
		response.end(page);
	};

	const timer = setTimeout(
		() => {
			refuse(isPart ? '' : pageOfFailure(url, headers.cookie));
			silence(response);
		},
		timeoutMs - (performance.now() - startedAt),
	);
	response.once('close', () => clearTimeout(timer));

	/** @param {any} chunk @param {BufferEncoding | (() => void)} [encoding] */
	const keep = (chunk, encoding) => {
		if (typeof chunk === 'string')
			chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8'));
		else if (chunk) chunks.push(Buffer.from(chunk));
	};

	/** @param {any} chunk @param {any[]} rest */
	const finish = async (chunk, rest) => {
		// What has failed is told a moment later.
		await nextTurn();
		if (isOver) return;
		const hasFailed = (globalThis.pageFailedAt ?? Number.NEGATIVE_INFINITY) >= startedAt;
		if (!hasFailed || (!isPart && response.statusCode < 500)) {
			letGo();
			for (const kept of chunks) response.write(kept);
			response.end(chunk, ...rest);
			return;
		}
		keep(chunk, rest[0]);
		const body = Buffer.concat(chunks).toString();
		if (!isPart) refuse(withWordsOfFailure(body, url, headers.cookie));
		else if (response.statusCode >= 500 || failedPart.test(body)) refuse('');
		else {
			letGo();
			response.end(body);
		}
	};

	Object.assign(response, {
		flushHeaders() {},
		/** @param {number} status @param {any[]} rest */
		writeHead(status, ...rest) {
			response.statusCode = status;
			const told = rest.at(-1);
			if (typeof told === 'object')
				for (const name of Object.keys(told)) response.setHeader(name, told[name]);
			return response;
		},
		/** @param {any} chunk @param {any[]} rest */
		write(chunk, ...rest) {
			keep(chunk, rest[0]);
			for (const part of rest) if (typeof part === 'function') queueMicrotask(part);
			return true;
		},
		/** @param {any} chunk @param {any[]} rest */
		end(chunk, ...rest) {
			void finish(chunk, rest);
			return response;
		},
	});
}

/** Whatever Next still says comes too late. @param {ServerResponse} response */
function silence(response) {
	const nothing = () => response;
	Object.assign(response, {
		...{ write: () => true, end: nothing, writeHead: nothing, flushHeaders: nothing },
		...{ setHeader: nothing, appendHeader: nothing, removeHeader: nothing },
	});
}
