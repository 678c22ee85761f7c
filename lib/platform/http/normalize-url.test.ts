import { expect, it } from 'vitest';
import { normalizeUrl } from './normalize-url.mjs';

it.each(['/', '/api/blogs?search=%FF&x=%', '/blog/%E0%A4%96?x=1', '/%2e%2e/%00'])(
	'leaves %s alone',
	(url) => {
		expect(normalizeUrl(url)).toBe(url);
	},
);

it.each([
	['/api/blogs/%FF', '/api/blogs/%25FF'],
	['/blog/%ED%A0%80?x=%FF', '/blog/%25ED%25A0%2580?x=%FF'],
	['/%', '/%25'],
	['/%E0%A4%96/%4', '/%25E0%25A4%2596/%254'],
	['*', '/*'],
	['http://portal.example/api/users/count', '/api/users/count'],
	['HTTPS://portal.example?x=http://a', '/?x=http://a'],
	['http://[', '/'],
	['mailto:x', '/mailto:x'],
])('makes of %s the readable %s', (url, readable) => {
	expect(normalizeUrl(url)).toBe(readable);
});

it.each([
	`/api/blogs${'&'.repeat(1000)}`,
	`/api/blogs?${'a=1&'.repeat(499)}`,
	`/api/blogs?${'a=1&'.repeat(499)}b=2`,
])('leaves 500 parameters', (url) => {
	expect(normalizeUrl(url)).toBe(url);
});

it('reads no more than 500 parameters', () => {
	expect(normalizeUrl(`/api/blogs?${'a=1&'.repeat(499)}b=2&c=3&d=4`)).toBe(
		`/api/blogs?${'a=1&'.repeat(499)}b=2`,
	);
	expect(normalizeUrl(`/?${'&'.repeat(7000)}`)).toBe(`/?${'&'.repeat(499)}`);
});
