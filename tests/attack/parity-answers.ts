import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Answer } from './raw-http';

/** What the two hosts say differently to one request. */
export interface Difference {
	request: string;
	/** `status`, `body`, `upload limit` where the bodies differ in nothing else, or the name of a header. */
	part: string;
	own: string;
	next: string;
}

/** Those that change what a browser, a cache or a program does with an answer. */
const namedHeaders = [
	...[
		'content-type',
		'content-encoding',
		'content-language',
		'content-disposition',
		'content-range',
		'accept-ranges',
	],
	...[
		'cache-control',
		'vary',
		'location',
		'refresh',
		'allow',
		'retry-after',
		'www-authenticate',
		'x-robots-tag',
	],
	...[
		'content-security-policy',
		'x-content-type-options',
		'referrer-policy',
		'permissions-policy',
		'x-frame-options',
	],
	...[
		'cross-origin-opener-policy',
		'cross-origin-resource-policy',
		'strict-transport-security',
		'x-powered-by',
		'server',
	],
	...['link', 'access-control-allow-origin'],
];
/** That change with every answer or build: whether they are there is compared. */
const presentHeaders = ['etag', 'last-modified', 'x-request-id', 'date'];

/** What two answers can have different though they say the same, by its replacement. */
const varying: readonly (readonly [RegExp, string])[] = [
	[/\bnonce(=\\?"|":\\?"|-)[\w+/=-]{16,}/g, 'nonce$1…'],
	// Of scripts that hold moments and ids; that each is the right one a browser finds out (headers.test.ts).
	[/(?: 'sha256-[\w+/=]+')+/g, " 'sha256-…'"],
	// In what React sends, and names that the server makes for components.
	[/"[\w+/]{22}=="/g, '"<nonce>"'],
	[/"[\w-]{21}[a-z]"/g, '"<name>"'],
	// Of a tree, with the build in it.
	[/"version":"\\"[\w-]{22}\\""/g, '"version":"<version>"'],
	[/"database":\{"health":"ok","bytes":\d+/g, '"database":{"health":"ok","bytes":…'],
	// The same as a page writes it.
	[/(?<=[>"])\d+(?:\.\d)? MB(?=[<"\\])/g, '… MB'],
	[/\beyJ[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+/g, '<session>'],
	[/\b[0-9a-f]{64}(?:%7C|\|)[0-9a-f]{64}\b/g, '<csrf>'],
	[/\b[0-9a-f]{64}\b/g, '<token>'],
];
/** What is kept where both say it, and counted where they do not: names of records, moments and files. */
const counted: readonly (readonly [RegExp, string])[] = [
	[/[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/g, 'id'],
	[/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, 'moment'],
	[/\b\d{4}-\d\d-\d\d \d\d:\d\d(?::\d\d)?/g, 'moment'],
	// As a PDF writes when it was made.
	[/\bD:\d{14}Z/g, 'moment'],
	[/\/_next\/static\/[\w./~-]+/g, 'file'],
	[/"[\w-]{21}"/g, 'build'],
];

type Both = readonly [own: string, next: string];

/** Takes out what chance, the clock or the build decides. */
function normalize(own: string, next: string): Both {
	let both: Both = [own, next];
	for (const [pattern, instead] of varying)
		both = [both[0].replace(pattern, instead), both[1].replace(pattern, instead)];
	for (const [pattern, name] of counted) {
		const [ofOwn, ofNext] = both.map((text) => new Set(text.match(pattern) ?? []));
		const count = (text: string) => {
			const seen = new Map<string, number>();
			return text.replace(pattern, (found) => {
				if (ofOwn?.has(found) && ofNext?.has(found)) return found;
				if (!seen.has(found)) seen.set(found, seen.size + 1);
				return `<${name} ${seen.get(found)}>`;
			});
		};
		both = [count(both[0]), count(both[1])];
	}
	return both;
}

export function compare(request: string, own: Answer, next: Answer): Difference[] {
	const found: Difference[] = [];
	const note = (part: string, a: string, b: string) => {
		const [ofOwn, ofNext] = normalize(a, b);
		if (ofOwn !== ofNext) found.push({ request, part, own: ofOwn, next: ofNext });
	};
	note('status', String(own.status), String(next.status));
	for (const name of namedHeaders) note(name, getHeader(own, name), getHeader(next, name));
	for (const name of presentHeaders) note(name, getPresence(own, name), getPresence(next, name));
	note('set-cookie', getCookies(own), getCookies(next));
	const bodies = normalizeBodies(own, next);
	const [ofOwn, ofNext] = [withoutLimit(bodies[0]), withoutLimit(bodies[1])];
	if (ofOwn !== ofNext) {
		const at = firstDifference(ofOwn, ofNext);
		found.push({ request, part: 'body', own: around(ofOwn, at), next: around(ofNext, at) });
	} else if (bodies[0] !== bodies[1]) found.push({ request, part: 'upload limit', own: '', next: '' });
	return found;
}

/** A host that takes smaller bodies has pages say so. */
const limitOfUploads = / data-max-form-bytes="\d+" data-too-large="[^"]*"|^"data-max-form-bytes":.*\n/gm;

function withoutLimit(text: string): string {
	return text.replace(limitOfUploads, '');
}

function getHeader({ headers }: Answer, name: string): string {
	const value = String(headers[name] ?? '—');
	// A list without an order.
	return name === 'vary' || name === 'allow'
		? [...new Set(value.toLowerCase().split(/, ?/))].sort().join(', ')
		: value;
}

function getPresence({ headers }: Answer, name: string): string {
	return headers[name] === undefined ? '—' : 'there';
}

/** Names and attributes; what a cookie holds counts only where it is taken away. */
function getCookies({ headers }: Answer): string {
	const cookies = (headers['set-cookie'] ?? []).map((cookie) => {
		const [pair = '', ...attributes] = cookie.split('; ');
		const [name = '', value = ''] = pair.split('=');
		const known = attributes.map((attribute) => attribute.replace(/^(expires)=.*/i, '$1')).sort();
		return [`${name}=${value === '' ? '' : '…'}`, ...known].join('; ');
	});
	return cookies.sort().join(' & ') || '—';
}

function normalizeBodies(own: Answer, next: Answer): Both {
	const type = String(own.headers['content-type'] ?? '');
	if (type !== String(next.headers['content-type'] ?? '')) return normalize(getText(own), getText(next));
	if (type.startsWith('text/html')) return normalizeMarkup(getText(own), getText(next));
	if (type.startsWith('text/x-component')) return normalizeFlight(getText(own), getText(next));
	return normalize(getText(own), getText(next));
}

function getText({ headers, body }: Answer): string {
	const unpack = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync }[
		headers['content-encoding'] ?? ''
	];
	const isText = /^(text|application)\/|svg/.test(String(headers['content-type'] ?? ''));
	return (unpack && body.length > 0 ? unpack(body) : body).toString(isText ? 'utf8' : 'latin1');
}

/** What is seen and what scripts are given. React cuts the latter by the moment, in pieces of any size. */
function normalizeMarkup(own: string, next: string): Both {
	const [ofOwn, ofNext] = [own, next].map((html) => {
		const given: string[] = [];
		const shown = html.replace(/<script\b[^>]*>([\s\S]*?)<\/script>/g, (whole, script: string) => {
			const [, piece] = /^self\.__next_f\.push\(\[1,("[\s\S]*")\]\)$/.exec(script) ?? [];
			if (piece === undefined) return script.includes('__next_f') ? '' : whole;
			given.push(String(JSON.parse(piece)));
			return '';
		});
		return { shown: shown.replaceAll('><', '>\n<'), flight: given.join('') };
	});
	const shown = normalize(ofOwn?.shown ?? '', ofNext?.shown ?? '');
	const flight = normalizeFlight(ofOwn?.flight ?? '', ofNext?.flight ?? '');
	return [`${shown[0]}\n${flight[0]}`, `${shown[1]}\n${flight[1]}`];
}

const flightWord = /"data-max-form-bytes":[^,]*,"data-too-large":"[^"]*"|"(?:[^"\\]|\\.)*"/g;

/** Texts and values in what React sends to the browser; rows come, and are numbered, in the order they are done. */
function normalizeFlight(own: string, next: string): Both {
	const words = (flight: string) =>
		(flight.match(flightWord) ?? []).filter((word) => !/^"\$L?[0-9a-f]*(?::[^"]*)?"$|^"\$@/.test(word));
	const sorted = (text: string) => text.split('\n').sort().join('\n');
	const both = normalize(words(own).join('\n'), words(next).join('\n'));
	return [sorted(both[0]), sorted(both[1])];
}

function firstDifference(a: string, b: string): number {
	let at = 0;
	while (at < a.length && a[at] === b[at]) at += 1;
	return at;
}

const shownLength = 160;

function around(text: string, at: number): string {
	const from = Math.max(0, at - 60);
	return `${text.length} letters, ${from > 0 ? '…' : ''}${JSON.stringify(text.slice(from, from + shownLength))}`;
}
