// What both hosts are asked, in this order: the access table as four readers, then what no table holds.
import path from 'node:path';
import { calls, type PageRow, pages, type Row, redirects } from './access-table';
import { getBody } from './asking';
import { type Fixtures, type Looked, password, type Reader } from './fixtures';
import { fillIn, readBuiltRoutes } from './routes';

export interface ParityRequest {
	/** Says in reports who asks for what. */
	name: string;
	method: string;
	target: string;
	headers: Record<string, string>;
	body: Uint8Array | null;
}

interface Given {
	headers?: Record<string, string>;
	body?: string | Uint8Array;
	/** Whose session it brings. */
	as?: Reader;
	/** The people of the reader. */
	fixtures?: Fixtures;
	about?: string;
}

type FixturesByKind = ReadonlyMap<Looked, Fixtures>;

/** Both hosts are asked as if over HTTPS. */
const sessionCookie = '__Secure-next-auth.session-token';
const json = { 'content-type': 'application/json' };
/** Whom every request is about that needs nobody else. */
const commonKind = 'private';
/** Those whose answers differ most from each other. */
const askers = ['visitor', 'self', 'administrator'] as const;
/** Each build names its files by itself; the test puts the name of one in its place. */
export const builtScript = '/_next/static/{script}';
export const builtStyle = '/_next/static/{style}';
/** Vercel's limit is 4.5 MB, the portal's own 6 MiB. */
const oversizedBytes = 6.5 * 1024 * 1024;

const malformed = [
	...[
		'//',
		'///about',
		'//about',
		'/about//',
		'/about/',
		'/about/?q=1',
		'/en/',
		'/en//about',
		'/ABOUT',
		'/EN/about',
		'/About/',
	],
	...[
		'/%',
		'/%00',
		'/about%00',
		'/%ff',
		'/%E0%A4%',
		'/en/%',
		'/blog/%',
		'/blog/%00',
		'/api/%',
		'/api/users/%00',
		'/_next/%',
	],
	...[
		'/..%2f',
		'/..%2f.data/secret',
		'/%2e%2e/%2e%2e/etc/passwd',
		'/../../etc/passwd',
		'/about/..',
		'/about/../help',
		'/./about',
	],
	...[
		'/_next/static/../../package.json',
		'/_next/static/%2e%2e/%2e%2e/package.json',
		'/_next/static/..%2fBUILD_ID',
		'/fonts/../icon.svg',
	],
	...[
		'/_next',
		'/_next/',
		'/_next/static',
		'/_next/static/',
		'/_next/static/nothing.js',
		'/_next/static/chunks/nothing.css',
	],
	...[
		'/_next/data/nothing/index.json',
		'/_next/image',
		'/_next/image?url=%2Ficon-192.png&w=64&q=75',
		'/_next/nothing',
	],
	...[
		'/.env',
		'/.next/BUILD_ID',
		'/.git/config',
		'/.well-known/security.txt',
		'/package.json',
		'/middleware.js',
		'/sw.js',
	],
	...[
		'/about;x=1',
		'/about%20',
		'/about%2f',
		'/about%5c',
		'/\\evil.example',
		'//evil.example/%2e%2e',
		'/https://evil.example',
	],
	...[
		'http://evil.example/about',
		'https://evil.example/',
		'/about?x=%',
		'/about?x=%00',
		'/about?',
		'/about?&&',
		'/about?x[]=1&x=2',
	],
	...[
		'/nothing.png',
		'/nothing.html',
		'/about.html',
		'/fonts/nothing.woff2',
		'/hero/',
		'/hero',
		'/icon.svg/',
		'/robots.txt/',
		'/icon.svg/x',
	],
	...[
		'/index',
		'/en/index',
		'/hi/hi',
		'/en/en',
		'/en/hi/about',
		'/hi/about',
		'/hi/',
		'/fr/about',
		'/404',
		'/500',
		'/_error',
		'/_not-found',
	],
	...[
		'/_global-error',
		'/__nextjs_original-stack-frame',
		'/api',
		'/api/',
		'/api//users/count',
		'/api/users/count/',
		'/API/users/count',
	],
	...[
		'/api/users/not-an-id',
		'/api/blogs/not-an-id',
		'/blog/not-an-id',
		'/deity/not-an-id',
		'/clan/not-a-clan',
		'/gallery/page/0',
	],
	...[
		'/blogs/page/999',
		'/blogs/page/x',
		'/gallery/category/nothing',
		'/share/en/page/nothing.png',
		'/sitemap/99.xml',
		'/sitemap/x',
	],
	...[
		'/profile/not-an-id',
		'/admin/nothing',
		'/en/admin/nothing',
		'/login?next=//evil.example',
		'/login?next=%2Fprofile',
	],
];

export class ParityRequests {
	readonly #fixturesByKind: FixturesByKind;
	readonly #fixtures: Fixtures;

	constructor(fixturesByKind: FixturesByKind) {
		this.#fixturesByKind = fixturesByKind;
		this.#fixtures = getFixtures(fixturesByKind, commonKind);
	}

	/** Every call that changes nothing and every page. */
	async reads(): Promise<ParityRequest[]> {
		const rows = calls.filter(({ call, at }) => call.startsWith('GET ') && isAboutOne(at));
		const asked = rows.flatMap((row) => askers.map((reader) => this.#call(row, reader, this.#fixtures)));
		const heads = calls
			.filter(({ call, about }) => call.startsWith('GET ') && about === undefined)
			.map((row) => this.#call({ ...row, call: `HEAD ${row.call.slice(4)}` }, 'visitor', this.#fixtures));
		const shown = pages.filter(({ at }) => isAboutOne(at)).flatMap((row) => this.#page(row));
		return [...(await Promise.all([...asked, ...heads])), ...shown];
	}

	/** Every call that changes something: by a visitor, by an administrator's forged link, and by a caller who may. */
	changes(): Promise<ParityRequest[]> {
		const rows = calls.filter(({ call }) => !/^(GET|OPTIONS) /.test(call));
		// What changes people most comes last, with the people of another kind for each. They are none of those whom the
		// others change: a code for a new password takes the place of the planted one seconds after the answer.
		const ordered = [...rows.filter(({ own }) => !own), ...rows.filter(({ own }) => own)];
		const kinds = [...this.#fixturesByKind.keys()].filter((kind) => kind !== commonKind);
		return Promise.all(
			ordered.flatMap((row, at) => {
				const fixtures = row.own
					? getFixtures(this.#fixturesByKind, kinds[at % kinds.length] ?? commonKind)
					: this.#fixtures;
				const may = (['self', 'administrator', 'visitor', 'adder', 'agreed', 'match'] as const).find(
					(reader) => {
						const outcome = row.by[reader];
						return typeof outcome === 'string' || outcome < 400;
					},
				);
				return [
					this.#call(row, 'visitor', fixtures),
					...(may && may !== 'visitor' ? [this.#call(row, may, fixtures)] : []),
				];
			}),
		);
	}

	async #call(row: Row, reader: Reader, fixtures: Fixtures): Promise<ParityRequest> {
		const [method = '', address = ''] = row.call.split(' ');
		const { params, query, ...sent } = row.send?.(fixtures, reader) ?? {};
		const { headers, bytes } = await getBody(sent);
		const target = `${fillIn(address, params)}${query ? `?${query}` : ''}`;
		const asked = this.#ask(method, target, { as: reader, fixtures, ...(row.about && { about: row.about }) });
		return { ...asked, headers: { ...asked.headers, 'accept-language': 'en', ...headers }, body: bytes };
	}

	#page(row: PageRow): ParityRequest[] {
		const { about } = row;
		const where = (reader: Reader, language: 'hi' | 'en') => {
			const { params, query } = row.send?.(this.#fixtures, reader) ?? {};
			const address = fillIn(row.page, params);
			const isOffice = row.page.startsWith('/admin');
			const prefix = language === 'en' && !isOffice ? '/en' : '';
			return `${prefix && address === '/' ? prefix : prefix + address}${query ? `?${query}` : ''}`;
		};
		const given = (as: Reader, headers: Record<string, string> = {}) => ({
			as,
			headers,
			...(about && { about }),
		});
		const get = (as: Reader, language: 'hi' | 'en') => this.#ask('GET', where(as, language), given(as));
		const inHindi = where('visitor', 'hi');
		const parts = `${inHindi}${inHindi.includes('?') ? '&' : '?'}_rsc`;
		return [
			...[get('visitor', 'hi'), get('self', 'en'), get('administrator', 'hi')],
			this.#ask('HEAD', inHindi, given('visitor')),
			this.#ask('GET', parts, given('self', { rsc: '1' })),
		];
	}

	#ask(
		method: string,
		target: string,
		{ headers = {}, body, as = 'visitor', fixtures = this.#fixtures, about }: Given = {},
	): ParityRequest {
		const token = findToken(as, fixtures);
		const isCall = /^\/api\/(?!auth\/)/.test(target);
		const proof: Record<string, string> =
			token === null
				? {}
				: isCall
					? { authorization: `Bearer ${token}` }
					: { cookie: [headers.cookie, `${sessionCookie}=${token}`].filter(Boolean).join('; ') };
		const sent = { ...headers, ...proof };
		const named = Object.entries(headers).map(([name, value]) => `${name}: ${value.slice(0, 60)}`);
		const who = as === 'visitor' ? [] : [`as ${as}`];
		const name = [`${method} ${target.slice(0, 120)}`, ...who, ...named, ...(about ? [about] : [])].join(
			', ',
		);
		return { name, method, target, headers: sent, body: body === undefined ? null : Buffer.from(body) };
	}

	/** Addresses, methods, headers and bodies that no table of calls and pages names. */
	oddities(): ParityRequest[] {
		const { self, deity } = this.#fixtures;
		const blog = `/blog/${self.blogs.approved}`;
		const ask = this.#ask.bind(this);
		const get = (target: string, headers: Record<string, string> = {}, as: Reader = 'visitor') =>
			ask('GET', target, { headers, as });
		const { files } = readBuiltRoutes();
		const staticFile = builtScript;
		const parameters = (count: number) => Array.from({ length: count }, (_, at) => `p${at}=1`).join('&');
		const page = '/en/about';
		const call = '/api/users/count';
		return [
			...malformed.map((target) => get(target)),
			...[`/about?${parameters(500)}`, `/about?${parameters(501)}`, `${call}?${parameters(501)}`].map(
				(target) => get(target),
			),
			...[`/en?${parameters(501)}`, `/icon.svg?${parameters(501)}`, `/profile?${parameters(501)}`].map(
				(target) => get(target),
			),
			...[`/${'a'.repeat(4000)}`, `/about?${'a'.repeat(12_000)}`, `/api/${'a'.repeat(4000)}`].map((target) =>
				get(target),
			),
			...Object.values(redirects).map(({ from, cookie }) => get(from, cookie ? { cookie } : {})),
			...[
				get('/about?in=hi', { cookie: 'preferredLanguage=en' }),
				get('/about', { cookie: 'preferredLanguage=hi' }),
			],
			...[
				get('/?q=x', { cookie: 'preferredLanguage=en' }),
				get('/help?a=1&b=2', { cookie: 'preferredLanguage=en' }),
			],
			...['/', '/about', '/help', call, '/api/nothing'].map((target) =>
				get(target, { 'accept-language': 'en-GB,en;q=0.9' }),
			),
			...['/api/nothing', '/api/users/profile'].map((target) => get(target, { 'accept-language': 'hi' })),
			...['/api/nothing', '/api/users/profile'].map((target) =>
				get(target, { cookie: 'preferredLanguage=en' }),
			),
			get('/admin', { cookie: 'adminLanguage=hi' }, 'administrator'),
			...['/en/admin', '/hi/admin', '/hi/admin/users?page=2'].map((target) =>
				get(target, {}, 'administrator'),
			),
			...['/en/admin', '/hi/admin/users?page=2'].map((target) => get(target)),
			// Methods.
			...[
				'/',
				'/about',
				'/profile',
				'/login',
				blog,
				'/blog/nothing',
				'/nowhere',
				'/icon.svg',
				staticFile,
			].flatMap((target) =>
				['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'].map((method) =>
					ask(method, target),
				),
			),
			...[
				call,
				'/api/nothing',
				'/api/users/login',
				'/api/auth/session',
				'/robots.txt',
				'/feed.xml',
				'/sitemap.xml',
			].flatMap((target) =>
				['OPTIONS', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'].map((method) =>
					ask(method, target),
				),
			),
			ask('OPTIONS', '*'),
			// Files.
			...files.map((target) => get(target)),
			...[staticFile, builtStyle].map((target) => get(target)),
			...['/hero/hero-tall.mp4', '/icon.svg', staticFile].flatMap((target) => [
				ask('HEAD', target),
				...[
					'bytes=0-99',
					'bytes=-100',
					'bytes=100-',
					'bytes=999999999-',
					'bytes=0-1,5-9',
					'bytes=x',
					'lines=1-2',
				].map((range) => get(target, { range })),
				get(target, { range: 'bytes=0-99', 'if-range': '"nothing"' }),
			]),
			...[`/api/media/${self.media.approvedPicture}/8`, '/feed.xml', '/robots.txt'].map((target) =>
				get(target, { range: 'bytes=0-9' }),
			),
			// What a browser and Next's own script send.
			...[
				'/about',
				'/login',
				call,
				'/feed.xml',
				'/icon.svg',
				staticFile,
				builtStyle,
				'/hero/hero-tall.webp',
			].flatMap((target) =>
				['br', 'gzip', 'identity', 'gzip, deflate, br, zstd', '*;q=0'].map((encoding) =>
					get(target, { 'accept-encoding': encoding }),
				),
			),
			...['/about', '/', blog, '/profile', '/nowhere', '/blog/nothing', '/login'].flatMap((target) => [
				get(target, { rsc: '1' }),
				get(`${target}?_rsc=x`, { rsc: '1', 'next-router-prefetch': '1' }),
				get(`${target}?_rsc=x`, {
					rsc: '1',
					'next-router-prefetch': '1',
					'next-router-segment-prefetch': '/_tree',
				}),
				get(`${target}?_rsc=x`, { rsc: '1', 'next-url': '/help' }),
				get(`${target}?_rsc`),
				get(target, { purpose: 'prefetch', 'x-middleware-prefetch': '1' }),
			]),
			ask('POST', '/about', {
				headers: { 'next-action': 'a'.repeat(42), 'content-type': 'text/plain' },
				body: '[]',
			}),
			ask('POST', '/profile', {
				as: 'self',
				headers: { 'next-action': 'a'.repeat(42), 'content-type': 'text/plain' },
				body: '[]',
			}),
			// What a caller cannot say.
			...['/about', '/login', '/profile', blog, call].flatMap((target) => [
				get(target, { 'content-security-policy': "script-src 'nonce-forged'" }, 'self'),
				get(target, { 'content-security-policy-report-only': "script-src 'nonce-forged'" }),
				get(target, {
					'x-nonce': 'forged',
					'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
				}),
				get(target, { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' }),
				get(target, {
					'x-invoke-path': '/admin',
					'x-matched-path': '/admin',
					'x-rewrite-url': '/admin',
					'x-original-url': '/admin',
				}),
				get(target, { 'x-nextjs-data': '1', 'x-prerender-revalidate': 'forged' }),
			]),
			get('/profile', { cookie: `${sessionCookie}=forged` }),
			get('/login', { cookie: `${sessionCookie}=forged` }),
			get('/profile', { cookie: `next-auth.session-token=${self.token}` }),
			get('/api/users/profile', { authorization: 'Bearer forged' }),
			get('/api/users/profile', { cookie: `${sessionCookie}=${self.token}` }),
			get('/api/users/profile', { cookie: `${sessionCookie}=${self.token}`, 'sec-fetch-site': 'cross-site' }),
			// Bodies.
			...['POST /api/users/login', 'POST /api/contact', 'POST /api/blogs', 'PUT /api/users/profile'].flatMap(
				(row) => {
					const [method = '', target = ''] = row.split(' ');
					const send = (headers: Record<string, string>, body: string | Uint8Array, about: string) =>
						ask(method, target, { headers, body, about, as: target.includes('login') ? 'visitor' : 'self' });
					return [
						ask(method, target, { headers: json, as: 'self', about: 'no body' }),
						send(json, '{', 'broken JSON'),
						send(json, '[]', 'an array'),
						send(json, 'null', 'null'),
						send(json, '{"email":1,"name":{},"title":[]}', 'wrong types'),
						send(json, '{"__proto__":{"isAdmin":true}}', 'a prototype'),
						send({ 'content-type': 'text/plain' }, '{}', 'text'),
						send({ 'content-type': 'application/x-www-form-urlencoded' }, 'email=a&password=b', 'a form'),
						send({ 'content-type': 'multipart/form-data' }, '--x--', 'multipart without a boundary'),
						send({ 'content-type': 'application/json; charset=utf-16' }, '{}', 'another charset'),
						send({ ...json, 'content-encoding': 'gzip' }, '{}', 'said to be compressed'),
						send(json, Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 'no UTF-8'),
						send(json, Buffer.alloc(oversizedBytes, 0x20), 'oversized'),
					];
				},
			),
			ask('POST', '/about', { headers: json, body: Buffer.alloc(oversizedBytes, 0x20), about: 'oversized' }),
			ask('POST', '/api/users/login', {
				headers: { ...json, origin: 'https://evil.example' },
				body: JSON.stringify({ email: self.email, password }),
			}),
			ask('POST', '/api/users/login', {
				headers: { ...json, 'sec-fetch-site': 'cross-site' },
				body: JSON.stringify({ email: self.email, password }),
			}),
			ask('POST', '/api/users/login', {
				headers: json,
				body: JSON.stringify({ email: self.email, password }),
			}),
			ask('POST', '/api/users/login', {
				headers: json,
				body: JSON.stringify({ email: self.email, password: 'wrong' }),
			}),
			get(`/deity/${deity}`),
			get(`/deity/${deity}/nothing`),
			get(`${page}/nothing`),
		];
	}

	/** What has an ETag is asked for again with it. */
	conditional(): ParityRequest[] {
		const { self, deity } = this.#fixtures;
		const targets = [
			...[
				'/',
				'/en',
				'/about',
				'/en/help',
				'/blogs',
				`/blog/${self.blogs.approved}`,
				`/deity/${deity}`,
				'/clan/rathore',
			],
			...[
				'/login',
				'/nowhere',
				'/robots.txt',
				'/feed.xml',
				'/en/feed.xml',
				'/sitemap.xml',
				'/icon.svg',
				'/hero/hero-tall.mp4',
			],
			...[
				`/fonts/${path.basename(readBuiltRoutes().files.find((file) => file.startsWith('/fonts/')) ?? '')}`,
				builtScript,
			],
			...[
				'/api/users/count',
				'/api/blogs',
				'/api/deities',
				'/api/clans/rathore',
				'/share/en/page/home.png',
				'/manifest.webmanifest',
			],
			`/api/media/${self.media.approvedPicture}/8`,
		];
		return targets.map((target) => this.#ask('GET', target));
	}

	/** Looks at a blog and a deity, and what an administrator removes them by. */
	removal(deity: string): { looks: ParityRequest[]; removals: ParityRequest[] } {
		const ask = this.#ask.bind(this);
		const blog = getFixtures(this.#fixturesByKind, 'young').self.blogs.approved;
		const looks = [`/blog/${blog}`, `/deity/${deity}`].flatMap((target) => [
			ask('GET', target),
			ask('GET', `/en${target}`),
			ask('HEAD', target),
			ask('POST', target),
			ask('GET', `${target}?_rsc`, { headers: { rsc: '1' } }),
			ask('GET', target, { as: 'self' }),
			ask('GET', target.replace('/blog/', '/api/blogs/').replace('/deity/', '/api/deities/')),
		]);
		const removals = [`/api/blogs/${blog}`, `/api/deities/${deity}`].map((target) =>
			ask('DELETE', target, { as: 'administrator' }),
		);
		return { looks, removals };
	}

	write(): ParityRequest {
		const letter = { name: 'Asha', email: 'asha@example.org', subject: 'Forts', message: 'Khamma ghani' };
		return this.#ask('POST', '/api/contact', { headers: json, body: JSON.stringify(letter) });
	}

	deities(): ParityRequest {
		return this.#ask('GET', '/api/deities');
	}

	turnMaintenance(isOn: boolean): ParityRequest {
		return this.#ask('PUT', '/api/maintenance', {
			as: 'administrator',
			headers: json,
			body: JSON.stringify({ isOn }),
		});
	}

	/** One of each kind of answer, to be asked while something is wrong. */
	few(): ParityRequest[] {
		const { self, deity } = this.#fixtures;
		const ask = this.#ask.bind(this);
		const rsc = { headers: { rsc: '1' } };
		return [
			...['/', '/en', '/about', '/en/help', '/blogs', `/deity/${deity}`, '/en/gallery', '/nowhere'].map(
				(target) => ask('GET', target),
			),
			...[
				'/blog/5b0c1c5e-7d3b-4a2e-9a51-0c9f5a6b7c8d',
				'/login',
				'/en/login',
				'/maintenance',
				'/en/maintenance',
			].map((target) => ask('GET', target)),
			...['/profile', '/admin', '/admin/users'].flatMap((target) => [
				ask('GET', target),
				ask('GET', target, { as: 'self' }),
			]),
			...['/admin', '/profile', '/en/dashboard'].map((target) => ask('GET', target, { as: 'administrator' })),
			ask('GET', `/not-me/${'0'.repeat(64)}`),
			ask('GET', '/about', { headers: { cookie: 'preferredLanguage=en' } }),
			...['/about', '/profile'].flatMap((target) => [
				ask('HEAD', target),
				ask('POST', target),
				ask('OPTIONS', target),
				ask('GET', target, { headers: { 'if-none-match': '"x"' } }),
				ask('GET', `${target}?_rsc`, rsc),
				ask('GET', `${target}?_rsc`, { ...rsc, as: 'self' }),
			]),
			...[
				'/robots.txt',
				'/icon.svg',
				builtScript,
				'/feed.xml',
				'/sitemap.xml',
				'/share/en/page/home.png',
			].map((target) => ask('GET', target)),
			...['/api/users/count', '/api/blogs', '/api/health', '/api/nothing', '/api/auth/session'].map(
				(target) => ask('GET', target),
			),
			ask('GET', '/api/users/profile', { as: 'self' }),
			ask('GET', `/api/media/${self.media.approvedPicture}/8`),
			ask('POST', '/api/users/login', {
				headers: json,
				body: JSON.stringify({ email: self.email, password: 'wrong' }),
			}),
			ask('POST', '/api/contact', { headers: json, body: '{}' }),
		];
	}

	/** Guesses at a password, each as though it came from elsewhere. */
	guesses(count: number): ParityRequest[] {
		const { email } = this.#fixtures.accounts.stranger;
		return Array.from({ length: count }, (_, at) =>
			this.#ask('POST', '/api/users/login', {
				headers: {
					...json,
					'x-forwarded-for': `203.0.113.${at}`,
					'x-real-ip': `203.0.113.${at}`,
					'x-vercel-forwarded-for': `203.0.113.${at}`,
				},
				body: JSON.stringify({ email, password: `guess ${at}` }),
			}),
		);
	}
}

/** One member looked at will do for what access.test.ts asks about four. */
function isAboutOne(at: Looked | undefined): boolean {
	return at === undefined || at === commonKind;
}

function getFixtures(fixturesByKind: FixturesByKind, kind: Looked): Fixtures {
	const fixtures = fixturesByKind.get(kind);
	if (!fixtures) throw new Error(`Nobody is ${kind}`);
	return fixtures;
}

function findToken(reader: Reader, fixtures: Fixtures): string | null {
	if (reader === 'visitor') return null;
	if (reader === 'ended') return fixtures.endedToken;
	return reader === 'self' ? fixtures.self.token : fixtures.accounts[reader].token;
}
