// @ts-check
import { createHash } from 'node:crypto';
import { findOrigin, isPreview } from '../env/vercel.mjs';
import { bootScript } from './boot-script.mjs';

/**
 * What an answer tells a browser about what may be done with it. Plain JavaScript, because the web server and Next's
 * configuration load it without compiling it.
 */

/** Two years. The portal speaks for its own address alone: what else lives below it may have no certificate. */
const strictTransport = 'max-age=63072000';

/** Those that every browser's list knows; the rest is the page's own affair (film, whole screen, sharing). */
const refusedFeatures = [
	...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'idle-detection'],
	...['magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock'],
	...['serial', 'usb', 'xr-spatial-tracking'],
];
const permissions = refusedFeatures.map((feature) => `${feature}=()`).join(', ');
const permissionsWithVoice = permissions.replace('microphone=()', 'microphone=(self)');

function isSecure() {
	return findOrigin(process.env)?.startsWith('https:') ?? false;
}

/** Where browsers are led for public pictures; null where they get them from the portal. */
function pictureOrigin() {
	const address = process.env.S3_PUBLIC_URL?.trim() ?? '';
	return URL.canParse(address) ? new URL(address).origin : null;
}

/**
 * Of every answer, of every kind.
 *
 * @returns {Record<string, string>}
 */
export function commonHeaders() {
	return {
		'X-Content-Type-Options': 'nosniff',
		'Referrer-Policy': 'strict-origin-when-cross-origin',
		'Permissions-Policy': permissions,
		'X-Frame-Options': 'DENY',
		...(isPreview(process.env) && { 'X-Robots-Tag': 'noindex' }),
	};
}

/**
 * Of every page and every call, besides the common ones: a build does not know the address that it will be served at.
 *
 * @returns {Record<string, string>}
 */
function transportHeaders() {
	return isSecure() ? { 'Strict-Transport-Security': strictTransport } : {};
}

/** Of what is no page: an answer of a call, a picture, a file. Opened by itself it can do nothing. */
export const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of every address of a call but for those of pictures. @type {Record<string, string>} */
export const callPolicy = {
	'Content-Security-Policy': barePolicy,
	'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Of every address of an uploaded picture, which is never a page: nothing in it runs, no matter what a browser takes it for.
 *
 * @type {Record<string, string>}
 */
export const picturePolicy = {
	'Content-Security-Policy': `${barePolicy}; sandbox`,
	'Cross-Origin-Resource-Policy': 'same-site',
};

/**
 * Of every answer of a call, unless it says otherwise.
 *
 * @returns {Record<string, string>}
 */
export function callHeaders() {
	return { ...callPolicy, 'X-Content-Type-Options': 'nosniff', ...transportHeaders() };
}

/**
 * The token in such an address is all that it takes to remove an account, to have a code for it mailed, to confirm its
 * e-mail address, to answer a question, or to read a biodata.
 */
const secretAddress = /^(?:\/(?:en|hi))?\/(?:claim|not-me|confirm-email|email-return|ask|biodata)(?:\/|$)/;
/** Where a question can be answered by voice. */
const spokenAddress = /^(?:\/(?:en|hi))?\/ask\//;

/**
 * Of every page, besides the common ones.
 *
 * @param {string} path
 * @param {string} policy by `pagePolicy`
 * @returns {Record<string, string>}
 */
export function pageHeaders(path, policy) {
	return {
		'Content-Security-Policy': policy,
		...(secretAddress.test(path) && { 'Referrer-Policy': 'no-referrer' }),
		...(spokenAddress.test(path) && { 'Permissions-Policy': permissionsWithVoice }),
		...transportHeaders(),
	};
}

/**
 * Headers of a page that is made for its reader: no page of another site keeps a hold on its window. A page for everybody
 * has nothing to guard, and the browser would begin it in a process of its own after its response has come.
 *
 * @type {Record<string, string>}
 */
export const readersPageHeaders = { 'Cross-Origin-Opener-Policy': 'same-origin' };

/**
 * Of a page that is kept for everybody. Next would let caches on the way keep it as long as it does; here it is thrown
 * away as soon as anything changes.
 */
export const keptPageCacheControl = 'public, max-age=0, must-revalidate';

/** Of a script's file: a worker has no other policy than that of its own file. */
export const scriptPolicy =
	"default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What allows an inline script of exactly this text. @param {string} text */
export function hashSource(text) {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** It is the same in every page, so that none has to be made for one reader for it. */
export const bootScriptSource = hashSource(bootScript);

/** The development server makes code from text, and writes its own scripts and styles into pages. */
const looseScripts = ["'unsafe-inline'", "'unsafe-eval'"];

/**
 * What Vercel's toolbar loads, which Vercel puts on previews:
 * https://vercel.com/docs/vercel-toolbar/managing-toolbar#using-a-content-security-policy
 *
 * @type {Readonly<Record<string, string>>}
 */
const toolbarSources = {
	'script-src': 'https://vercel.live',
	'connect-src': 'https://vercel.live wss://ws-us3.pusher.com',
	'img-src': 'https://vercel.live https://vercel.com',
	'style-src': 'https://vercel.live',
	'font-src': 'https://vercel.live https://assets.vercel.com',
	'frame-src': 'https://vercel.live',
};

/** @param {readonly string[]} directives @returns {string[]} */
function withToolbar(directives) {
	return [...directives, 'frame-src'].map((directive) => {
		const sources = toolbarSources[directive.split(' ', 1)[0] ?? ''];
		return sources ? `${directive} ${sources}` : directive;
	});
}

/**
 * The policy of a page. Its scripts come from the portal's own files; of those written into the page run only the ones
 * that `inline` names, by their hash or by the nonce of this answer, and none that is in an attribute or an address.
 *
 * @param {readonly string[]} inline
 */
export function pagePolicy(inline) {
	const isLoose = process.env.NODE_ENV === 'development';
	const pictures = pictureOrigin();
	// Also when they are fetched, to be drawn into a family's picture.
	const andPictures = pictures === null ? '' : ` ${pictures}`;
	const directives = [
		"default-src 'none'",
		`script-src ${["'self'", ...(isLoose ? looseScripts : inline)].join(' ')}`,
		...(isLoose ? [] : ["script-src-attr 'none'"]),
		// Elements are placed by attributes, and the size of printed sheets is written into the page.
		"style-src 'self' 'unsafe-inline'",
		`img-src 'self' data: blob:${andPictures}`,
		`connect-src 'self'${andPictures}`,
		"font-src 'self'",
		"media-src 'self'",
		"manifest-src 'self'",
		"worker-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		...(isSecure() ? ['upgrade-insecure-requests'] : []),
	];
	return (isPreview(process.env) ? withToolbar(directives) : directives).join('; ');
}
