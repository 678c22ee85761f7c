import { NextRequest } from 'next/server';
import { encode } from 'next-auth/jwt';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '@/messages/en';
import hi from '@/messages/hi';
import { middleware } from '@/middleware';

const state = { version: 0, isClosed: false, isDatabaseAway: false };
vi.mock('@/lib/platform/cache/site-state.mjs', () => ({ readSiteState: async () => state }));
const kept = vi.hoisted(() => new Set<string>());
vi.mock('@/lib/platform/cache/page-cache.mjs', () => ({
	findKeptPage: async (address: string) => (kept.has(address) ? { html: '' } : null),
}));
const secret = vi.hoisted(() => {
	Object.assign(process.env, {
		DATABASE_URL: 'postgresql://127.0.0.1:1/none',
		AUTH_SECRET: 'known to this test alone, thirty-two and more',
		APP_URL: 'http://portal.example',
		TRUSTED_PROXY_HOPS: '1',
		// Three pages a session, six an address.
		RATE_LIMIT_FACTOR: '0.01',
	});
	return 'known to this test alone, thirty-two and more';
});

let last = 0;
let address = '';
beforeEach(() => {
	last += 1;
	address = `198.51.100.${last}`;
});

async function open(path: string, cookie = ''): Promise<Response> {
	const headers = { 'x-forwarded-for': address, cookie };
	return middleware(new NextRequest(`http://portal.example${path}`, { headers }));
}

async function openTimes(count: number, path: string, cookie = ''): Promise<number[]> {
	const statuses: number[] = [];
	for (let opened = 0; opened < count; opened++) statuses.push((await open(path, cookie)).status);
	return statuses;
}

async function logIn(sid: string): Promise<string> {
	return `next-auth.session-token=${await encode({ token: { sub: 'a member', sid }, secret })}`;
}

describe('the limit of pages', () => {
	it('refuses a visitor’s next page with 429, in the language of the page', async () => {
		expect(await openTimes(6, '/login')).toEqual(Array(6).fill(200));
		for (const [path, messages] of [
			['/login', hi],
			['/en/login', en],
			['/about', hi],
		] as const) {
			const response = await open(path);
			expect(response.status).toBe(429);
			expect(response.headers.get('retry-after')).toBe('60');
			expect(response.headers.get('cache-control')).toBe('no-store');
			expect(await response.text()).toContain(`<h1>${messages.tooManyPages.title}</h1>`);
		}
		address = '203.0.113.1';
		expect((await open('/login')).status).toBe(200);
	});

	it('counts the pages of a session apart from those of its address', async () => {
		const cookie = await logIn('one');
		expect(await openTimes(4, '/profile', cookie)).toEqual([200, 200, 200, 429]);
		expect((await open('/profile', await logIn('two'))).status).toBe(200);
		expect((await open('/login')).status).toBe(200);
	});

	it('counts a forged session by the address', async () => {
		const statuses: number[] = [];
		for (let forged = 0; forged < 7; forged++)
			statuses.push((await open('/en/login', `next-auth.session-token=forged-${forged}`)).status);
		expect(statuses).toEqual([...Array(6).fill(200), 429]);
	});

	it('lets pages through that are kept for everybody', async () => {
		kept.add('/hi/about');
		await openTimes(6, '/login');
		expect(await openTimes(2, '/about')).toEqual([200, 200]);
	});
});
