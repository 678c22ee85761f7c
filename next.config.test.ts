import { unstable_getResponseFromNextConfig as answerOf } from 'next/experimental/testing/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import nextConfig from './next.config';

const headersOf = async (url: string) => (await answerOf({ url, nextConfig })).headers;

describe('on Vercel, without the portal’s own server', () => {
	beforeAll(() => {
		vi.stubEnv('VERCEL', '1');
		vi.stubEnv('APP_URL', 'https://portal.example.org');
	});
	afterAll(() => vi.unstubAllEnvs());

	it.each([
		'/',
		'/en',
		'/about',
		'/en/blog/1',
		'/api/users/count',
		'/_next/static/a.js',
		'/icon.svg',
		'/admin',
	])('%s has the headers of every answer', async (path) => {
		const headers = await headersOf(path);
		expect(headers.get('x-content-type-options')).toBe('nosniff');
		expect(headers.get('x-frame-options')).toBe('DENY');
		expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
		expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
	});

	it.each(['/', '/en', '/about', '/en/blog/1'])(
		'%s runs no script of another place or in an attribute',
		async (path) => {
			const policy = (await headersOf(path)).get('content-security-policy');
			expect(policy).toContain("script-src 'self' 'unsafe-inline'; script-src-attr 'none'");
			expect(policy).toContain("default-src 'none'");
		},
	);

	it.each(['/api/users/count', '/_next/static/a.js', '/icon.svg', '/feed.xml'])(
		'%s says itself what it allows',
		async (path) => {
			expect((await headersOf(path)).has('content-security-policy')).toBe(false);
		},
	);

	it.each(['/not-me/token', '/en/not-me/token', '/confirm-email/token', '/en/confirm-email/token'])(
		'nobody hears of %s',
		async (path) => {
			expect((await headersOf(path)).get('referrer-policy')).toBe('no-referrer');
		},
	);
});

it('elsewhere the server says it', async () => {
	const headers = await headersOf('/about');
	expect(headers.has('content-security-policy')).toBe(false);
	expect((await headersOf('/fonts/a.woff2')).get('cache-control')).toContain('immutable');
});
