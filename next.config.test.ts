import { unstable_getResponseFromNextConfig as answerOf } from 'next/experimental/testing/server';
import { describe, expect, it } from 'vitest';
import { barePolicy, picturePolicy, scriptPolicy } from '@/lib/platform/policy/headers.mjs';
import configFor from './next.config';

const getHeaders = async (url: string) =>
	(await answerOf({ url, nextConfig: await configFor('phase-production-server') })).headers;

it.each([
	...['/', '/en', '/about', '/en/blog/1', '/api/users/count', '/_next/static/a.js', '/icon.svg', '/admin'],
])('%s has the headers of every answer', async (path) => {
	const headers = await getHeaders(path);
	expect(headers.get('x-content-type-options')).toBe('nosniff');
	expect(headers.get('x-frame-options')).toBe('DENY');
	expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

describe('the policy', () => {
	it.each([
		['/icon.svg', barePolicy],
		['/fonts/a.woff2', barePolicy],
		['/feed.xml', barePolicy],
		['/_next/static/a.css', barePolicy],
		['/_next/none', barePolicy],
		['/_next/static/a.js', scriptPolicy],
		['/hero/film.js', scriptPolicy],
		['/api/users/count', barePolicy],
		['/api/openapi.json', barePolicy],
		['/api/media/1/320', picturePolicy['Content-Security-Policy']],
	])('of the file or call %s allows nothing that it does not need', async (path, policy) => {
		expect((await getHeaders(path)).get('content-security-policy')).toBe(policy);
	});

	// Next would keep to a header of the configuration, no matter what the code says.
	it.each(['/', '/about', '/about.html', '/en/blog/1', '/share/hi/story/1.png'])(
		'of %s is left to who makes the answer',
		async (path) => {
			expect((await getHeaders(path)).has('content-security-policy')).toBe(false);
		},
	);
});

it.each([
	['/', 'same-origin'],
	['/icon.svg', 'same-origin'],
	['/og-default.png', 'cross-origin'],
	['/share/hi/story/1.png', null],
	['/api/users/count', 'same-origin'],
	['/api/media/1/320', 'same-site'],
])('%s may be shown by pages of %s', async (path, policy) => {
	expect((await getHeaders(path)).get('cross-origin-resource-policy')).toBe(policy);
});

it('a font is kept by browsers without asking again', async () => {
	expect((await getHeaders('/fonts/a.woff2')).get('cache-control')).toContain('immutable');
});

// Next hands the value to the page as a search parameter otherwise, and the page's HTML holds it.
it('every rewrite that asks for a cookie names a pattern for its value, without a named group', async () => {
	const { rewrites } = await configFor('phase-production-server');
	const found = await rewrites?.();
	const all = Array.isArray(found) ? found : Object.values(found ?? {}).flat();
	const cookies = all.flatMap(({ has = [] }) => has).filter(({ type }) => type === 'cookie');
	expect(cookies.length).toBeGreaterThan(0);
	for (const { key, value } of cookies)
		expect([key, value]).toEqual([key, expect.not.stringContaining('?<')]);
});
