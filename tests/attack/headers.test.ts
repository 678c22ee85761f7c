import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { languages } from '@/lib/core/language';
import { getPath, pathIn } from '@/lib/core/localized-path';
import { isPageForEverybody, pages } from '@/lib/core/pages';
import { getGuard } from '@/lib/platform/auth/guards';
import { barePolicy, keptPageCacheControl } from '@/lib/platform/policy/headers.mjs';
import { isFullRun } from '@/tests/support/full-run';
import { root } from '../../scripts/children';
import { browserArguments, findBrowser } from '../../scripts/find-browser';
import { logIn, type Person, register } from './people';
import { type Portal, startPortal } from './portal';

/** In full, every page is opened in both languages. */
const timeout = isFullRun ? 900_000 : 120_000;
const unknownId = '5b0c1c5e-7d3b-4a2e-9a51-0c9f5a6b7c8d';

let portal: Portal;
/** Served over HTTPS from its point of view, with its pictures on another host, and closed for maintenance. */
let secured: Portal;
let member: Person;
let administrator: Person;
/** An address of the portal for each pattern of a public page that has one. */
let known: Map<string, string>;

const counts = { answers: 0, fromMemory: 0, scripts: 0, smuggled: 0, pages: 0, cookies: 0, widest: 0 };

beforeAll(async () => {
	portal = await startPortal({ env: { RATE_LIMIT_FACTOR: '1000' } });
	secured = await startPortal({
		databaseUrl: portal.databaseUrl,
		env: {
			APP_URL: 'https://portal.example.org',
			NEXTAUTH_URL: 'https://portal.example.org',
			MAINTENANCE: '1',
			S3_BUCKET: 'pictures',
			S3_ENDPOINT: 'http://127.0.0.1:9',
			S3_PUBLIC_URL: 'https://cdn.example.org/pictures',
			AWS_ACCESS_KEY_ID: 'nobody',
			AWS_SECRET_ACCESS_KEY: 'nothing',
		},
	});
	[member, administrator] = await Promise.all([register(portal), logIn(portal)]);
	// On a busy machine the first connections to a database that has just been cloned may take too long.
	for (const [of, address] of [
		[portal, '/'],
		[secured, '/api/users/count'],
	] as const)
		await vi.waitFor(async () => expect((await ask(address, { of })).status).toBe(200), { timeout: 30_000 });
	const sitemap = (await ask('/sitemap.xml')).body;
	known = new Map(
		[...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
			.map(([, address = '']) => new URL(address).pathname)
			.filter((address) => !address.startsWith('/en/') && address.split('/').length > 2)
			.map((address) => [`/${address.split('/')[1]}/`, address]),
	);
});
afterAll(async () => {
	await Promise.all([portal.stop(), secured.stop()]);
	const { answers, fromMemory, scripts, smuggled, pages: visited, cookies, widest } = counts;
	process.stdout.write(
		`headers: ${answers} answers with every header, ${fromMemory} pages from memory, ` +
			`${scripts} inline scripts each allowed by hash or nonce, ` +
			`longest policy ${widest} bytes; ${visited} pages in a browser without a violation, ` +
			`${smuggled} smuggled scripts, none ran; ${cookies} cookies\n`,
	);
});

interface Answer {
	path: string;
	status: number;
	headers: IncomingHttpHeaders;
	body: string;
}

interface Asking {
	of?: Portal;
	method?: string;
	headers?: Record<string, string>;
	as?: Person;
}

/** Raw: no redirect is followed, no address made nicer. */
function ask(
	address: string,
	{ of = portal, method = 'GET', headers = {}, as }: Asking = {},
): Promise<Answer> {
	const { hostname, port } = new URL(of.origin);
	const cookie = as && `${sessionCookie}=${as.token}`;
	const all = { ...headers, ...(cookie && { cookie }) };
	return new Promise((resolve, reject) => {
		const request = http.request(
			{ hostname, port, path: address, method, headers: all },
			async (incoming) => {
				let body = '';
				for await (const chunk of incoming.setEncoding('utf8')) body += chunk;
				resolve({ path: address, status: incoming.statusCode ?? 0, headers: incoming.headers, body });
			},
		);
		request.once('error', reject).end();
	});
}

const sessionCookie = 'next-auth.session-token';

const common = {
	'x-content-type-options': /^nosniff$/,
	'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
	'permissions-policy': /\bcamera=\(\).*\bgeolocation=\(\).*\bmicrophone=\((self)?\)/,
	'cross-origin-resource-policy': /^(same-origin|same-site|cross-origin)$/,
	'x-frame-options': /^DENY$/,
};

function getDirectives(policy: string): Map<string, string[]> {
	return new Map(
		policy.split(';').map((directive) => {
			const [name = '', ...sources] = directive.trim().split(/\s+/);
			return [name, sources] as const;
		}),
	);
}

/** What an answer lacks of what every answer has to say, and of what its kind has to. */
function getTroubles(answer: Answer, { isSecure = false } = {}): string[] {
	counts.answers += 1;
	const { headers, status } = answer;
	const policy = String(headers['content-security-policy'] ?? '');
	counts.widest = Math.max(counts.widest, policy.length);
	const isPage = String(headers['content-type']).startsWith('text/html');
	const transport = String(headers['strict-transport-security']);
	// A file may leave it out: it holds for the whole host once a page or a call has said it.
	const isRightTransport =
		transport === (isSecure ? 'max-age=63072000' : 'undefined') ||
		(transport === 'undefined' && isFile.test(answer.path));
	const isForEverybody =
		headers['cache-control'] === keptPageCacheControl ||
		(status === 404 && isPageForEverybody(getPath(answer.path)));
	const isWholePage = isPage && policy !== barePolicy && [200, 404].includes(status);
	const opener = String(headers['cross-origin-opener-policy']);
	const troubles = [
		...(isWholePage && opener !== (isForEverybody ? 'undefined' : 'same-origin')
			? [`opener: ${opener}`]
			: []),
		...Object.entries(common)
			.filter(([name, expected]) => !expected.test(String(headers[name])))
			.map(([name]) => `${name}: ${headers[name]}`),
		...(headers['x-powered-by'] === undefined ? [] : ['x-powered-by']),
		...(isRightTransport ? [] : [`transport ${transport}`]),
		// The policy of what the reader has already came with it.
		...(status === 304 ? [] : policyTroubles(policy, { isPage, isForEverybody })),
		...(isPage && answer.body !== '' && policy !== barePolicy ? scriptTroubles(answer.body, policy) : []),
	];
	return troubles.map((trouble) => `${status} ${answer.path}: ${trouble}`);
}

const isFile = /\.[a-z0-9]+$/;

function policyTroubles(
	policy: string,
	{ isPage, isForEverybody }: { isPage: boolean; isForEverybody: boolean },
): string[] {
	// The page about a file that is not there has the policy of files, by which nothing runs.
	if (policy === barePolicy) return [];
	const directives = getDirectives(policy);
	const scripts = directives.get('script-src') ?? [];
	const expected: Record<string, string> = {
		'default-src': "'none'",
		'base-uri': "'none'",
		'frame-ancestors': "'none'",
		...(isPage && { 'object-src': "'none'", 'script-src-attr': "'none'", 'connect-src': "'self'" }),
	};
	const forms = directives.get('form-action')?.join(' ') ?? 'everywhere';
	return [
		...(forms === "'none'" || forms === "'self'" ? [] : [`forms go ${forms}`]),
		...Object.entries(expected)
			.filter(([name, source]) => directives.get(name)?.[0] !== source)
			.map(([name]) => `${name} ${directives.get(name)?.join(' ')}`),
		...['unsafe-eval', 'strict-dynamic', 'unsafe-hashes', '*', 'http:']
			.filter((source) => policy.includes(source))
			.map((source) => `allows ${source}`),
		// By Next, which cannot tell the hashes of a page that is made for everybody (docs/decisions/pages-from-memory.md).
		...(scripts.includes("'unsafe-inline'") && !isForEverybody ? ["allows 'unsafe-inline'"] : []),
	];
}

/** Scripts as a browser finds them; what only holds data is none. */
function getInlineScripts(html: string): { attributes: string; text: string }[] {
	return [...html.matchAll(/<script((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script/gi)]
		.map(([, attributes = '', text = '']) => ({ attributes, text }))
		.filter(({ attributes }) => !/\ssrc=/.test(attributes) && !attributes.includes('application/ld+json'));
}

/** Every inline script has to be allowed, no more than they may be, and nothing may run from an attribute. */
function scriptTroubles(html: string, policy: string): string[] {
	const allowed = (getDirectives(policy).get('script-src') ?? []).filter((source) => source !== "'self'");
	const nonce = allowed.find((source) => source.startsWith("'nonce-"))?.slice("'nonce-".length, -1);
	const isFromNext = allowed.join() === "'unsafe-inline'";
	const scripts = getInlineScripts(html);
	if (!isFromNext) counts.scripts += scripts.length;
	if (!isFromNext && nonce === undefined) counts.fromMemory += 1;
	const hashes = scripts.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
	const hasNonce = ({ attributes }: { attributes: string }) =>
		nonce !== undefined && attributes.includes(`nonce="${nonce}"`);
	const refused = scripts.filter(
		(script, at) => !isFromNext && !hasNonce(script) && !allowed.includes(hashes[at] ?? ''),
	);
	const idle = allowed.filter((source) => source.startsWith("'sha") && !hashes.includes(source));
	// The one that is the same in every page is allowed also where a page made for one reader does without it.
	const maxIdle = nonce === undefined ? 0 : 1;
	const tags =
		html.replace(/<script[\s\S]*?<\/script>/g, '').match(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi) ?? [];
	const foreign = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].filter(
		([, source]) => !source?.startsWith('/'),
	);
	return [
		...refused.map(({ text }) => `refuses ${text.slice(0, 60)}`),
		...idle.slice(maxIdle).map((source) => `allows ${source}, which is not there`),
		...foreign.map(([tag]) => `fetches ${tag}`),
		...tags
			.filter((tag) => /\son[a-z]+=|=["']?\s*javascript:/i.test(tag))
			.map((tag) => `runs ${tag.slice(0, 80)}`),
	];
}

function getAddress(pattern: string): string {
	const [, first = ''] = pattern.split('/');
	if (!pattern.includes('[')) return pattern;
	if (first === 'profile') return `/profile/${member.id}`;
	const found = pattern.endsWith(']') ? known.get(`/${first}/`) : undefined;
	return found ?? pattern.replace(/\[.*\]/, unknownId);
}

/** Every page of the table, at an address that shows it, for the reader whom it is for; in haste in one language each. */
function everyPage(): { address: string; as: Person | undefined; isPrivate: boolean }[] {
	return Object.keys(pages).flatMap((pattern, at) =>
		languages
			.filter((_, language) => isFullRun || language === at % 2)
			.map((language) => {
				const guard = getGuard(pattern);
				return {
					address: pattern.startsWith('/admin') ? pattern : pathIn(language, getAddress(pattern)),
					as: { open: undefined, member, administrator }[guard],
					isPrivate: !isPageForEverybody(pattern),
				};
			}),
	);
}

/** On a busy machine a page may not get what it shows in time, and say so. */
function askUntilMade(address: string, as: Person | undefined): Promise<Answer> {
	const made = async () => {
		const answer = await ask(address, { ...(as && { as }) });
		expect(answer.status, address).toBeLessThan(500);
		return answer;
	};
	return vi.waitFor(made, { timeout: 30_000 });
}

/** As Next's own script asks, which is led to an address that tells the parts apart. */
async function askForPart(address: string, as: Person | undefined): Promise<Answer> {
	const asking = { headers: { rsc: '1' }, ...(as && { as }) };
	const answer = await ask(address, asking);
	const { status, headers } = answer;
	return status === 307 && headers.location ? ask(headers.location, asking) : answer;
}

/** The address of a picture that everybody may see. */
async function newPicture(): Promise<string> {
	const form = new FormData();
	for (const name of ['title', 'description']) form.set(name, 'A step-well');
	const image = await sharp({
		create: { width: 400, height: 300, channels: 3, background: '#5c0f22' },
	}).png();
	form.set('image', new Blob([new Uint8Array(await image.toBuffer())], { type: 'image/png' }));
	const headers = { authorization: `Bearer ${administrator.token}` };
	const answer = await fetch(`${portal.origin}/api/gallery`, { method: 'POST', headers, body: form });
	const sent = z.object({ image: z.object({ imageUrl: z.string() }) }).parse(await answer.json());
	return sent.image.imageUrl;
}

/** Some at a time: a page that is not kept yet is made. */
async function askAll(askings: (() => Promise<Answer>)[]): Promise<Answer[]> {
	const answers: Answer[] = [];
	for (let start = 0; start < askings.length; start += 8)
		answers.push(...(await Promise.all(askings.slice(start, start + 8).map((asking) => asking()))));
	return answers;
}

describe('every answer says what may be done with it', () => {
	it('also when a request brings a policy of its own, which no kept page remembers', async () => {
		const headers = { 'content-security-policy': "script-src 'nonce-c211Z2dsZWQ='" };
		const made = await ask('/help', { headers });
		const kept = await ask('/help');
		const forOne = await ask('/login', { headers });
		expect([made, kept, forOne].flatMap((answer) => getTroubles(answer))).toEqual([]);
		expect([made, kept, forOne].map(({ body }) => body).join()).not.toContain('c211Z2dsZWQ=');
	});

	it('a page, when it is made and when it is kept, and the part of it that a script asks for', {
		timeout,
	}, async () => {
		const visits = everyPage();
		const made = await askAll(
			visits.map(
				({ address, as }) =>
					() =>
						askUntilMade(address, as),
			),
		);
		expect(made.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
		const kept = await askAll(
			visits.map(
				({ address, as }) =>
					() =>
						ask(address, { ...(as && { as }) }),
			),
		);
		const parts = await askAll(
			visits.map(
				({ address, as }) =>
					() =>
						askForPart(address, as),
			),
		);
		expect(
			parts.map(({ headers }) => headers['content-type']).filter((type) => type !== 'text/x-component'),
		).toEqual([]);
		const heads = await askAll(
			visits.map(
				({ address, as }) =>
					() =>
						ask(address, { method: 'HEAD', ...(as && { as }) }),
			),
		);
		expect([...made, ...kept, ...parts, ...heads].flatMap((answer) => getTroubles(answer))).toEqual([]);
		expect(counts.fromMemory).toBeGreaterThan(0);
		// What is made for one reader is allowed by a nonce of its own, and only that.
		for (const [at, { isPrivate }] of visits.entries()) {
			const [first, second] = [made[at], kept[at]].map((answer) => findNonce(answer));
			if (isPrivate) expect.soft(first ?? '', visits[at]?.address).toMatch(/^[\w+/]{22}==$/);
			expect.soft(first === undefined || first !== second, visits[at]?.address).toBe(true);
			const isKept = made[at]?.headers['cache-control'] === keptPageCacheControl;
			expect.soft(isKept, visits[at]?.address).toBe(first === undefined);
			if (isKept) expect.soft(made[at]?.body, visits[at]?.address).not.toMatch(/<[^>]+\snonce=/);
		}
	});

	it('a call, allowed or refused', { timeout }, async () => {
		const routes = Object.values(
			z
				.record(z.string(), z.string())
				.parse(JSON.parse(readFileSync(path.join(root, '.next', 'app-path-routes-manifest.json'), 'utf8'))),
		).filter((route) => route.startsWith('/api/'));
		expect(routes.length).toBeGreaterThan(60);
		const addresses = routes.map((route) =>
			route.replaceAll(/\[\[?\.\.\.(\w+)\]\]?/g, 'csrf').replaceAll(/\[\w+\]/g, unknownId),
		);
		const methods = isFullRun
			? ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH']
			: ['GET', 'POST'];
		const asked = methods.flatMap((method) => addresses.map((address) => ({ address, method })));
		const answers = await askAll(
			asked.map(
				({ address, method }) =>
					() =>
						ask(address, { method, headers: { 'content-type': 'text/plain' } }),
			),
		);
		expect(answers.flatMap((answer) => getTroubles(answer))).toEqual([]);
	});

	it('a file, a feed, a picture', async () => {
		const below = (folder: string) =>
			readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map((entry) => path.posix.join(entry.parentPath.slice(path.join(root, folder).length), entry.name));
		const built = below('.next/static').map((file) => `/_next/static/${file.replace(/^\//, '')}`);
		const some = isFullRun
			? built
			: ['.js', '.css'].flatMap((end) => built.filter((file) => file.endsWith(end)).slice(0, 3));
		const worker = built.filter((file) => file.includes('worker'));
		expect(worker).not.toEqual([]);
		const share = [
			...(await ask(known.get('/blog/') ?? '/')).body.matchAll(/content="http[^"]*(\/share\/[^"]+\.png)/g),
		];
		expect(share).not.toEqual([]);
		const picture = await newPicture();
		const addresses = [
			...below('public').map((file) => `/${file.replace(/^\//, '')}`),
			...some,
			...worker,
			...['/robots.txt', '/sitemap.xml', '/feed.xml', '/en/feed.xml', share[0]?.[1] ?? '', picture],
		];
		const answers = await askAll(addresses.map((address) => () => ask(address)));
		expect(answers.flatMap((answer) => getTroubles(answer))).toEqual([]);
		const findPolicy = (end: string) =>
			answers.find((answer) => answer.path.endsWith(end))?.headers['content-security-policy'];
		// A worker has no other policy than the one of its file.
		expect(findPolicy(worker[0] ?? '')).toContain("script-src 'self'");
		expect(findPolicy(picture)).toMatch(/; sandbox$/);
	});

	it('a refusal, a redirect, a page that is not there or gone, and what the reader has already', async () => {
		let kept = await ask('/about');
		let again = kept;
		// What others have just done may still change it.
		await expect
			.poll(async () => {
				kept = await ask('/about');
				again = await ask('/about', { headers: { 'if-none-match': String(kept.headers.etag) } });
				return again.status;
			})
			.toBe(304);
		expect(getTroubles(again)).toEqual([]);
		// What stays with the reader stays under the policy that came with it.
		expect(again.headers['content-security-policy']).toBe(kept.headers['content-security-policy']);
		const blog = known.get('/blog/') ?? '';
		await ask(blog.replace('/blog/', '/api/blogs/'), {
			method: 'DELETE',
			headers: { authorization: `Bearer ${administrator.token}` },
		});
		const asked: [number, string, Asking?][] = [
			[404, '/no-such-page'],
			[404, '/en/no/such/page'],
			[404, '/no-such-file.txt'],
			[404, '/_next/static/chunks/none.js'],
			[404, '/deity/none'],
			[404, '/claim/none'],
			[404, '/not-me/none'],
			[200, '/confirm-email/none'],
			[200, '/email-return/none'],
			[404, '/ask/none'],
			[404, `/profile/${unknownId}`, { as: member }],
			[404, '/admin/none', { as: administrator }],
			[404, '/%FF'],
			[404, blog],
			[307, '/profile'],
			[307, '/admin'],
			[307, '/admin', { as: member }],
			[307, '/hi/admin', { as: administrator }],
			[
				304,
				'/hero/film.js',
				{ headers: { 'if-none-match': String((await ask('/hero/film.js')).headers.etag) } },
			],
		];
		// A deletion shows within two seconds.
		await expect.poll(async () => (await ask(blog)).status, { timeout: 5_000 }).toBe(404);
		for (const [status, address, asking] of asked) {
			const answer = await ask(address, asking);
			expect.soft(getTroubles(answer)).toEqual([]);
			expect.soft(answer.status, address).toBe(status);
			const referrer = /^\/(claim|not-me|confirm-email|email-return|ask)/.test(address)
				? 'no-referrer'
				: 'strict-origin-when-cross-origin';
			expect.soft(answer.headers['referrer-policy'], address).toBe(referrer);
		}
	});

	it('but for a method that no page has and an address that leads to another, which bring nothing to show', async () => {
		const answers = await askAll([
			() => ask('/', { method: 'TRACE' }),
			() => ask('/about', { headers: { cookie: 'preferredLanguage=en' } }),
			() => ask('/hi/about'),
			() => ask('/about/'),
		]);
		expect(answers.map(({ status, headers, body }) => [status, headers.location, body])).toEqual([
			[405, undefined, ''],
			[307, '/en/about', '/en/about'],
			[308, '/about', '/about'],
			[308, '/about', '/about'],
		]);
	});

	it('all over HTTPS as well, and under maintenance', async () => {
		const addresses = [
			'/',
			'/en/about',
			'/profile',
			'/login',
			'/admin',
			'/api/users/count',
			'/api/health',
			'/robots.txt',
			'/icon.svg',
		];
		const answers = await askAll(addresses.map((address) => () => ask(address, { of: secured })));
		expect(answers.flatMap((answer) => getTroubles(answer, { isSecure: true }))).toEqual([]);
		expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 200, 307, 200, 503, 200, 200]);
		const policy = getDirectives(String(answers[0]?.headers['content-security-policy']));
		expect(policy.has('upgrade-insecure-requests')).toBe(true);
		expect(policy.get('img-src')).toContain('https://cdn.example.org');
		expect(policy.get('connect-src')).toEqual(["'self'", 'https://cdn.example.org']);
	});
});

it.runIf(isFullRun)('every answer without a database, too', async () => {
	const lonely = await startPortal({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/none' });
	try {
		for (const [address, asking] of [
			['/', {}],
			['/en/blogs', {}],
			['/dashboard', { as: member }],
			['/api/blogs', {}],
			['/sitemap.xml', {}],
		] as const) {
			const answer = await ask(address, { ...asking, of: lonely });
			expect.soft(answer.status, address).toBeGreaterThanOrEqual(500);
			expect.soft(getTroubles(answer)).toEqual([]);
		}
	} finally {
		await lonely.stop();
	}
});

function findNonce(answer: Answer | undefined): string | undefined {
	return /'nonce-([^']+)'/.exec(String(answer?.headers['content-security-policy']))?.[1];
}

describe('every cookie', () => {
	const origin = 'https://portal.example.org';
	const account = () => JSON.stringify({ email: administrator.email, password: administrator.password });
	const json = { 'content-type': 'application/json' };

	/** All that is set on the way through login and logout, ours and next-auth's. */
	async function getCookies(of: Portal, prefix: string): Promise<string[]> {
		const set: string[] = [];
		const visit = async (
			address: string,
			method = 'GET',
			headers: Record<string, string> = {},
			body = '',
		) => {
			const answer = await fetch(of.origin + address, {
				method,
				headers,
				redirect: 'manual',
				...(body && { body }),
			});
			set.push(...answer.headers.getSetCookie());
			return answer;
		};
		const login = await visit('/api/users/login', 'POST', json, account());
		const session = login.headers.getSetCookie().find((line) => line.startsWith(prefix + sessionCookie));
		const cookie = session?.split(';')[0] ?? '';
		expect(cookie).toMatch(/=.{20}/);
		await visit('/hi/admin', 'GET', { cookie });
		const own = { origin: of === secured ? origin : of.origin };
		await visit('/api/users/logout', 'POST', { cookie, ...own });
		const csrf = await visit('/api/auth/csrf');
		const { csrfToken } = z.object({ csrfToken: z.string() }).parse(await csrf.json());
		const jar = csrf.headers.getSetCookie().map((line) => line.split(';')[0]);
		const credentials = JSON.stringify({ ...JSON.parse(account()), csrfToken, json: 'true' });
		const headers = { ...json, ...own, cookie: jar.join('; ') };
		await visit('/api/auth/callback/credentials', 'POST', headers, credentials);
		await visit('/api/auth/signout', 'POST', headers, JSON.stringify({ csrfToken, json: 'true' }));
		return set;
	}

	/** Read and written by scripts too. */
	const open = /^adminLanguage=/;

	it.each([
		['over HTTPS leaves over nothing else', () => secured, '__Secure-'],
		['over HTTP is the same but for that', () => portal, ''],
	])('%s', async (_, of, prefix) => {
		const cookies = await getCookies(of(), prefix);
		counts.cookies += cookies.length;
		const names = new Set(cookies.map((cookie) => cookie.split('=')[0]?.replace(/^__(Secure|Host)-/, '')));
		expect([...names].sort()).toEqual([
			'adminLanguage',
			'known-device',
			'next-auth.callback-url',
			'next-auth.csrf-token',
			'next-auth.session-token',
		]);
		for (const cookie of cookies) {
			expect.soft(cookie).toMatch(/; Path=\/(;|$)/i);
			expect.soft(cookie).toMatch(/; SameSite=Lax(;|$)/i);
			expect.soft(/; Secure(;|$)/i.test(cookie), cookie).toBe(prefix !== '');
			expect.soft(/; HttpOnly(;|$)/i.test(cookie), cookie).toBe(!open.test(cookie));
			expect.soft(/^__(Secure|Host)-/.test(cookie), cookie).toBe(prefix !== '' && !open.test(cookie));
		}
	});
});

// In short the journeys of e2e/ do, which fail at what a policy refuses.
describe.runIf(isFullRun)('in a browser', () => {
	let browser: Browser;

	beforeAll(async () => {
		const { executablePath, env } = await findBrowser();
		const inherited = Object.entries(process.env).flatMap(([name, value]) =>
			value === undefined ? [] : [[name, value] as const],
		);
		browser = await chromium.launch({
			executablePath,
			args: browserArguments,
			env: { ...Object.fromEntries(inherited), ...env },
		});
	});
	afterAll(() => browser.close());

	async function openAs(person: Person | undefined): Promise<BrowserContext> {
		const context = await browser.newContext({ reducedMotion: 'reduce' });
		if (!person) return context;
		const localStorage = [{ name: 'token', value: person.token }];
		await context.setStorageState({ cookies: [], origins: [{ origin: portal.origin, localStorage }] });
		await context.addCookies([{ name: sessionCookie, value: person.token, url: portal.origin }]);
		return context;
	}

	/** What the page's own scripts do is seen once they have run. */
	async function untilHydrated(page: Page): Promise<void> {
		await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
		await page.waitForLoadState('networkidle');
	}

	it('pages work under their policy', { timeout }, async () => {
		const complaints: string[] = [];
		for (const person of [undefined, member, administrator]) {
			const context = await openAs(person);
			context.on('console', (message) => {
				if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
				complaints.push(`${message.page()?.url()}: ${message.text()}`);
			});
			context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error()}`));
			const page = await context.newPage();
			for (const { address } of everyPage().filter(({ as }) => as === person)) {
				await page.goto(portal.origin + address);
				await untilHydrated(page);
				counts.pages += 1;
			}
			await context.close();
		}
		expect(complaints).toEqual([]);
	});

	const smuggled = {
		script: '<script>ran.push("script")</script>',
		'data:': `<script src="data:text/javascript,ran.push('data:')"></script>`,
		attribute: `<img src="/none.webp" onerror="ran.push('attribute')">`,
		click: `<button type="button" class="smuggled" onclick="ran.push('click')"></button>`,
		link: `<a class="smuggled" href="javascript:void ran.push('link')">link</a>`,
		frame: `<iframe srcdoc="<script>parent.ran.push('frame')</script>"></iframe>`,
	};

	/** Which of the scripts run that somebody has written into the page on its way here. */
	async function ranIn(context: BrowserContext, address: string, withPolicy: boolean): Promise<string[]> {
		const page = await context.newPage();
		await page.addInitScript(() => Object.assign(window, { ran: [] }));
		await page.route(portal.origin + address, async (route) => {
			const response = await route.fetch();
			const headers = response.headers();
			if (!withPolicy) delete headers['content-security-policy'];
			const html = (await response.text()).replace('</body>', `${Object.values(smuggled).join('')}</body>`);
			await route.fulfill({ response, headers, body: html });
		});
		await page.goto(portal.origin + address);
		await page.waitForLoadState('networkidle');
		await page.evaluate(() => {
			for (const element of document.querySelectorAll<HTMLElement>('.smuggled')) element.click();
		});
		await page.waitForTimeout(200);
		const ran = z.array(z.string()).parse(await page.evaluate('ran'));
		await page.close();
		return ran.sort();
	}

	it('what is smuggled into a page does not run', async () => {
		const visitor = await openAs(undefined);
		expect(await ranIn(visitor, '/about', false)).toEqual(Object.keys(smuggled).sort());
		for (const [address, person] of [
			['/about', undefined],
			['/login', undefined],
			['/dashboard', member],
			['/admin', administrator],
		] as const) {
			const context = await openAs(person);
			expect.soft(await ranIn(context, address, true), address).toEqual([]);
			counts.smuggled += Object.keys(smuggled).length;
			await context.close();
		}
		await visitor.close();
	});
});
