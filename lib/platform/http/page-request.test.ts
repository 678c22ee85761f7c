import { unstable_doesMiddlewareMatch as isMatched } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootScriptSource } from '@/lib/platform/policy/headers.mjs';
import en from '@/messages/en';
import hi from '@/messages/hi';
import { config, middleware } from '@/middleware';

const state = vi.hoisted(() => ({ version: 0, isClosed: false, isDatabaseAway: false }));
const readSiteState = vi.hoisted(() => vi.fn(async (_maxAgeMs?: number) => state));
vi.mock('@/lib/platform/cache/site-state.mjs', () => ({ readSiteState }));
const kept = vi.hoisted(() => new Set<string>());
vi.mock('@/lib/platform/cache/page-cache.mjs', () => ({
	findKeptPage: async (address: string) => (kept.has(address) ? { html: '' } : null),
}));
vi.hoisted(() => {
	process.env.DATABASE_URL = 'postgresql://127.0.0.1:1/none';
	process.env.AUTH_SECRET = 'known to this test alone, thirty-two and more';
	process.env.APP_URL = 'http://portal.example';
});

beforeEach(() => {
	Object.assign(state, { isClosed: false, isDatabaseAway: false });
});
afterEach(() => {
	kept.clear();
	vi.unstubAllEnvs();
});

async function ask(path: string, headers: Record<string, string> = {}) {
	const response = await middleware(new NextRequest(`http://portal.example${path}`, { headers }));
	const title = /<h1>(.*)<\/h1>/.exec(await response.clone().text())?.[1];
	return { response, status: response.status, headers: response.headers, title };
}

it.each([
	['/', true],
	['/en', true],
	['/blog/one', true],
	['/about.html', true],
	['/apiary', true],
	['/api', false],
	['/api/users/count', false],
	['/_next/static/a.js', false],
	['/icon.svg', false],
	['/feed.xml', false],
	['/fonts/a.woff2', false],
	['/share/hi/story/1.png', false],
])('%s passes the middleware: %s', (url, isPage) => {
	expect(isMatched({ config, nextConfig: {}, url })).toBe(isPage);
});

describe('during maintenance', () => {
	beforeEach(() => {
		state.isClosed = true;
	});

	it.each([
		['/', hi],
		['/about', hi],
		['/family-tree/relation?one=1', hi],
		['/loginother', hi],
		['/blog/admin', hi],
		['/en', en],
		['/en/profile', en],
	])('%s is a page that says so, with 503', async (path, messages) => {
		const { status, headers, title } = await ask(path);
		expect({ status, title }).toEqual({ status: 503, title: messages.maintenance.title });
		expect(headers.get('cache-control')).toBe('no-store');
		expect(headers.get('retry-after')).toBe('600');
		expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
		expect(headers.get('content-security-policy')).toContain("script-src 'self';");
	});

	it.each(['/login', '/en/login', '/admin', '/admin/users/1', '/maintenance', '/en/maintenance'])(
		'%s stays open',
		async (path) => {
			expect((await ask(path)).status).not.toBe(503);
		},
	);

	it('leads to where it is turned off', async () => {
		expect(await (await ask('/en/about')).response.text()).toContain('href="/en/maintenance"');
	});
});

describe('while the database is away', () => {
	beforeEach(() => {
		state.isDatabaseAway = true;
	});

	it.each([
		['a page that nobody has made yet', '/about', hi, {}],
		['a page in English', '/en/about', en, {}],
		['a page made for each reader', '/login', hi, {}],
		['a page behind a link', '/en/confirm-email/token', en, {}],
		['a page of the back office', '/admin', en, {}],
	])('%s says so, with 503', async (_, path, messages, headers) => {
		const answer = await ask(path, headers);
		expect(answer.status).toBe(503);
		expect(answer.title).toBe(messages.errorPage.title);
		expect(answer.headers.get('retry-after')).toBe('5');
	});

	it('a page that is kept is shown', async () => {
		for (const address of ['/hi', '/hi/about', '/en', '/en/about']) kept.add(address);
		for (const path of ['/', '/about', '/en', '/en/about']) expect((await ask(path)).status).toBe(200);
	});

	it('a host that keeps pages by itself decides about those', async () => {
		vi.stubEnv('VERCEL', '1');
		expect((await ask('/about')).status).toBe(200);
		expect((await ask('/login')).status).toBe(503);
	});

	it('the page of maintenance is shown, which asks nothing of it', async () => {
		expect((await ask('/maintenance')).status).toBe(200);
	});
});

describe('before a page is rendered', () => {
	/** Whether the database itself has to be asked, however short ago somebody else has asked it. */
	const isAsked = async (path: string) => {
		readSiteState.mockClear();
		await ask(path);
		return readSiteState.mock.calls.some(([maxAgeMs]) => maxAgeMs === 0);
	};

	it.each(['/login', '/en/login', '/admin', '/about'])('the database is asked for %s', async (path) => {
		expect(await isAsked(path)).toBe(true);
	});

	it('the database is not asked for a page that is kept', async () => {
		kept.add('/hi/about');
		expect(await isAsked('/about')).toBe(false);
	});
});

describe('a preview that has its secret from the database', () => {
	it('says with 503 that the database is away at its first start', async () => {
		vi.stubEnv('VERCEL_ENV', 'preview');
		vi.stubEnv('VERCEL', '1');
		vi.stubEnv('AUTH_SECRET', '');
		vi.stubEnv('NEXTAUTH_SECRET', '');
		const answers = [await ask('/about'), await ask('/en/dashboard')];
		expect(answers.map(({ status, title }) => [status, title])).toEqual([
			[503, hi.errorPage.title],
			[503, en.errorPage.title],
		]);
	});
});

describe('a redirect', () => {
	it('forbids caches to store it, because the address leads elsewhere after the login', async () => {
		const { status, headers } = await ask('/profile');
		expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
			307,
			'http://portal.example/login?next=%2Fprofile',
			'no-store',
		]);
	});

	beforeEach(() => vi.stubEnv('APP_URL', 'https://portal.example'));

	it.each(['/profile', '/en/dashboard', '/admin', '/hi/admin'])(
		'from %s has the headers of a page, and allows no script',
		async (path) => {
			const { status, headers } = await ask(path);
			expect(status).toBe(307);
			expect(headers.get('content-security-policy')).toContain("script-src 'self';");
			expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
		},
	);
});

describe('the policy of a page', () => {
	const getPolicy = ({ headers }: { headers: Headers }) => headers.get('content-security-policy') ?? '';
	/** As Next reads it when it makes the page. */
	const askedWith = ({ headers }: { headers: Headers }) =>
		headers.get('x-middleware-request-content-security-policy');

	it.each([
		'/login',
		'/en/login',
		'/not-me/token',
		'/blog/story/own',
		'/biodata/token',
		'/en/biodata/token',
		'/a-page-that-the-table-does-not-name',
	])('names the nonce of this answer at %s', async (path) => {
		const [a, b] = [await ask(path), await ask(path)];
		expect(getPolicy(a)).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' 'sha256-/);
		expect(getPolicy(a)).toContain(bootScriptSource);
		expect(getPolicy(a)).not.toBe(getPolicy(b));
		expect(askedWith(a)).toBe(getPolicy(a));
		expect(a.headers.get('cache-control')).toBeNull();
		expect(a.headers.get('cross-origin-opener-policy')).toBe('same-origin');
	});

	it('of a blog is by nonce for a reader who has a session', async () => {
		expect(getPolicy(await ask('/blog/story'))).not.toContain('nonce');
		const cookie = 'next-auth.session-token=of-somebody';
		expect(getPolicy(await ask('/en/blog/story', { cookie }))).toContain('nonce');
	});

	it('that is kept is the same for all, for every request', async () => {
		const forged = { 'content-security-policy': "script-src 'nonce-of-somebody'" };
		const answer = await ask('/about', forged);
		expect(getPolicy(answer)).toContain("script-src 'self' 'unsafe-inline';");
		expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
		expect(answer.headers.get('cross-origin-opener-policy')).toBeNull();
		expect(answer.headers.get('x-middleware-override-headers')?.split(',')).not.toContain(
			'content-security-policy',
		);
	});
});
