import fc from 'fast-check';
import type * as z from 'zod';
import { bentFor, brokenIds, hostile, type Known, validFor, wellFormed } from './arbitraries';
import type { ApiCall } from './calls';

export type Caller = 'visitor' | 'member' | 'administrator';

/** One request, whole but for who sends it. */
export interface GeneratedRequest {
	caller: Caller;
	/** The session comes as a browser sends it. */
	byCookie: boolean;
	method: string;
	target: string;
	headers: Record<string, string>;
	body: Uint8Array | null;
}

interface Body {
	type: string | null;
	bytes: Uint8Array | null;
}

/** Files to be sent, by what they are. */
export type Files = readonly Uint8Array[];

const utf8 = (text: string) => new TextEncoder().encode(text);

/** As it can be in a request line, with any mistake in it. */
const spelledOut = (text: string) => text.replace(/[^\u0021-\u007e]/gu, (letter) => encoded(letter));

const encoded = (text: string) => encodeURIComponent(wellFormed(text));

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const rawParts = [
	...[
		'%',
		'%f',
		'%ff',
		'%00',
		'%2f',
		'..%2f..',
		'%2e%2e',
		'%ed%a0%80',
		';x=1',
		'%25',
		'+',
		'*',
		'%0d%0aX-Injected:%20yes',
	],
	...['%5c', '%E0%A4%', 'a%20b', '.', '~', '$&', '\\', '%7b%7d', '[]', '@', ':', '%F0%9F%91%91'],
];

function pathsFor({ path, spec }: ApiCall, known: Known): fc.Arbitrary<string> {
	const names = [...path.matchAll(/\[+(?:\.\.\.)?(\w+)\]+/g)].map(([whole, name = '']) => ({ whole, name }));
	// What has no common door says nothing of its address; there is hardly anything but a word.
	const word = fc.record(
		Object.fromEntries(names.map(({ name }) => [name, fc.constantFrom(...known.words)])),
	);
	const valid: fc.Arbitrary<unknown> = spec?.params ? validFor(spec.params, known) : word;
	const broken = fc.oneof(
		{ weight: 3, arbitrary: brokenIds.map(encoded) },
		{ weight: 1, arbitrary: fc.constantFrom(...rawParts) },
		{ weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map(encoded) },
	);
	const one = fc.tuple(valid, broken, fc.nat({ max: 9 })).map(([params, instead, chance]) => {
		const given = new Map<string, unknown>(Object.entries(Object(params)));
		return names.reduce((sofar, { whole, name }) => {
			const value = given.get(name);
			const shown = Array.isArray(value)
				? value.map((part) => encoded(textOf(part))).join('/')
				: encoded(textOf(value));
			return sofar.replace(whole, () => (chance === 0 || value === undefined ? instead : shown));
		}, path);
	});
	return one.map(spelledOut);
}

function queriesFor(schema: z.ZodType | undefined, known: Known): fc.Arbitrary<string> {
	const anything = fc
		.array(fc.tuple(fc.string({ unit: 'binary', maxLength: 8 }), hostile), { maxLength: 4 })
		.map((pairs) =>
			pairs.map(([name, value]) => `${encoded(name)}=${encoded(textOf(value).slice(0, 3000))}`).join('&'),
		);
	const raw = fc.constantFrom(
		'',
		'?',
		'&&&',
		'=',
		'%',
		'%ff=%00',
		'page=%',
		'__proto__[polluted]=yes',
		'page=1&page=2',
		'#x',
		'a[]=1',
		'क=1',
	);
	if (!schema) return fc.oneof({ weight: 12, arbitrary: fc.constant('') }, anything, raw).map(spelledOut);
	const valid = validFor(schema, known);
	const asQuery = (value: unknown) =>
		Object.entries(Object(value))
			.map(([name, part]) => `${encoded(name)}=${encoded(textOf(part).slice(0, 3000))}`)
			.join('&');
	return fc
		.oneof(
			{ weight: 6, arbitrary: valid.map(asQuery) },
			{ weight: 4, arbitrary: bentFor(valid).map(asQuery) },
			{ weight: 1, arbitrary: anything },
			{ weight: 1, arbitrary: raw },
		)
		.map(spelledOut);
}

const fileNames = [
	'photo.jpg',
	'',
	'../../x.jpg',
	'a\u0000.png',
	'चित्र.webp',
	'x.svg',
	'C:\\x.jpg',
	'x".jpg',
	'a\r\nX-Injected: yes.jpg',
];
const fileFields = ['photo', 'image', 'file', 'image2', 'image8', 'images', '__proto__', 'constructor'];

/** A form as a browser writes it, but for what its names may hold. */
export function multipart(
	fields: readonly (readonly [name: string, value: string])[],
	files: readonly (readonly [name: string, filename: string, bytes: Uint8Array])[],
	boundary = 'the-attacks-own-boundary',
): Uint8Array {
	const parts = [
		...fields.map(([name, value]) =>
			utf8(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
		),
		...files.flatMap(([name, filename, bytes]) => [
			utf8(
				`--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
			),
			bytes,
			utf8('\r\n'),
		]),
		utf8(`--${boundary}--\r\n`),
	];
	return Buffer.concat(parts);
}

export const multipartType = 'multipart/form-data; boundary=the-attacks-own-boundary';

/** A form says by a tick that what it holds is for an account. */
function asAccount(value: unknown): unknown {
	return typeof value === 'object' && value !== null && 'way' in value && 'password' in value
		? { ...value, createAccount: 'true' }
		: value;
}

function bodiesFor({ method, spec }: ApiCall, known: Known, files: Files): fc.Arbitrary<Body> {
	const none = fc.constant<Body>({ type: null, bytes: null });
	const asJson = (value: unknown): Body => ({
		type: 'application/json',
		bytes: utf8(JSON.stringify(value) ?? ''),
	});
	const broken = fc
		.tuple(
			fc.constantFrom(
				...[
					'application/json',
					'application/json; charset=utf-16',
					'text/plain',
					'application/x-www-form-urlencoded',
				],
				...[
					'multipart/form-data',
					'multipart/form-data; boundary=',
					multipartType,
					'image/png',
					';;;',
					'APPLICATION/JSON',
				],
			),
			fc.oneof(
				fc
					.constantFrom(
						'',
						'{',
						'[[[',
						'{"a":1}{',
						'undefined',
						'a=1&b=%ff&__proto__[x]=1',
						'"\\ud800"',
						'{"a":1,"a":2}',
						'1e999',
						'--x\r\n',
					)
					.map(utf8),
				fc.uint8Array({ maxLength: 200 }),
				fc.json().map(utf8),
			),
		)
		.map(([type, bytes]): Body => ({ type, bytes }));
	if (!spec?.body)
		return method === 'GET'
			? fc.oneof({ weight: 12, arbitrary: none }, broken)
			: fc.oneof({ weight: 3, arbitrary: none }, broken);
	const valid = validFor(spec.body, known).map(asAccount);
	const input = fc.oneof(
		{ weight: 5, arbitrary: valid },
		{ weight: 4, arbitrary: bentFor(valid) },
		{ weight: 1, arbitrary: hostile },
	);
	const file = fc.tuple(
		fc.oneof(
			{ weight: 6, arbitrary: fc.constantFrom('photo', 'image', 'file') },
			{ weight: 1, arbitrary: fc.constantFrom(...fileFields) },
		),
		fc.constantFrom(...fileNames),
		fc.constantFrom(...files),
	);
	// Where a file is what the call is about, most forms have one.
	const most = spec.bodyKinds === 'multipart' ? 2 : 1;
	const forms = fc
		.tuple(input, fc.array(file, { minLength: most - 1, maxLength: most }))
		.map(([value, sent]): Body => {
			const fields = Object.entries(Object(value)).map(
				([name, part]) =>
					[name.replace(/["\r\n]/g, encodeURIComponent), part === null ? '' : textOf(part)] as const,
			);
			return { type: multipartType, bytes: multipart(fields, sent) };
		});
	const weights = {
		json: [9, 0],
		'json or nothing': [6, 0],
		'json or multipart': [6, 3],
		multipart: [0, 9],
	} as const;
	const [json, form] = weights[spec.bodyKinds];
	return fc.oneof(
		{ weight: json, arbitrary: input.map(asJson) },
		{ weight: form, arbitrary: forms },
		{ weight: 1, arbitrary: broken },
		{ weight: spec.bodyKinds === 'json or nothing' ? 3 : 0, arbitrary: none },
	);
}

const languagesAsked = [
	'hi',
	'en',
	'en;q=x',
	'*',
	',,,',
	'x'.repeat(3000),
	'hi;q=0,en;q=1e999',
	'\u00ff',
	'en-IN,hi;q=0.9',
];
const cookies = [
	...[
		'preferredLanguage=en',
		'preferredLanguage=%',
		'next-auth.session-token=x',
		'next-auth.session-token=',
		'=;=;',
		'a'.repeat(7000),
	],
	...['__proto__=x', 'adminLanguage=hi', '\u00e0\u00a4', 'next-auth.session-token=eyJhbGciOiJub25lIn0..x'],
];
const oddHeaders: Record<string, readonly string[]> = {
	'accept-language': languagesAsked,
	cookie: cookies,
	authorization: [
		'Bearer',
		'Bearer x',
		'Basic eDp5',
		'bearer \u00ff',
		'Bearer a b',
		'',
		`Bearer ${'x'.repeat(7000)}`,
	],
	origin: ['null', 'https://evil.example', 'http://', '\u00ff', 'http://127.0.0.1'],
	'sec-fetch-site': ['cross-site', 'same-origin', 'none', 'x'],
	'if-none-match': ['*', '"x"', 'W/"x"', ',,,', 'x'.repeat(3000)],
	'if-modified-since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT', '99999999999999'],
	range: ['bytes=0-0', 'bytes=-1', 'bytes=9999999999-', 'x', 'bytes=0-1,2-3'],
	'x-forwarded-for': ['1.2.3.4', 'x'.repeat(3000), '::1, ::2', '\u00ff'],
	'x-forwarded-host': ['evil.example', '\u00ff'],
	'x-socket-address': ['9.9.9.9'],
	'x-middleware-subrequest': ['middleware:middleware:middleware'],
	'x-invoke-status': ['500'],
	'next-action': ['x'],
	rsc: ['1'],
	'next-router-state-tree': ['x', '%5B%22%22%5D', '%'],
	'content-encoding': ['gzip', 'br'],
	expect: ['x'],
	'user-agent': ['', '\u0085\t\u00ff', 'Mozilla/5.0 (X11; Linux) Chrome/1', 'x'.repeat(3000)],
	te: ['trailers'],
};

const headersFor: fc.Arbitrary<Record<string, string>> = fc.oneof(
	{
		weight: 6,
		arbitrary: fc.constantFrom<Record<string, string>>(
			{ 'accept-language': 'hi' },
			{ 'accept-language': 'en' },
			{},
		),
	},
	{
		weight: 1,
		arbitrary: fc
			.array(
				fc
					.constantFrom(...Object.entries(oddHeaders))
					.chain(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const)),
				{ minLength: 1, maxLength: 3 },
			)
			.map((pairs) => Object.fromEntries(pairs)),
	},
);

const callersFor = {
	everyone: { visitor: 2, member: 2, administrator: 1 },
	member: { visitor: 1, member: 8, administrator: 2 },
	administrator: { visitor: 1, member: 1, administrator: 10 },
};

/** Requests of one call: right ones, right ones with one thing wrong, and everything else that can be sent. */
export function requestsFor(call: ApiCall, known: Known, files: Files): fc.Arbitrary<GeneratedRequest> {
	const weights = callersFor[call.spec?.access ?? 'everyone'];
	return fc
		.record({
			caller: fc.oneof(
				{ weight: weights.visitor, arbitrary: fc.constant<Caller>('visitor') },
				{ weight: weights.member, arbitrary: fc.constant<Caller>('member') },
				{ weight: weights.administrator, arbitrary: fc.constant<Caller>('administrator') },
			),
			byCookie: fc.nat({ max: 4 }).map((chance) => chance === 0),
			path: pathsFor(call, known),
			query: queriesFor(call.spec?.query, known),
			headers: headersFor,
			body: bodiesFor(call, known, files),
		})
		.map(({ caller, byCookie, path, query, headers, body }) => ({
			...{ caller, byCookie, method: call.method },
			target: query === '' ? path : `${path}?${query}`,
			headers: { ...headers, ...(body.type !== null && { 'content-type': body.type }) },
			body: body.bytes,
		}));
}
