import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { pathIn } from '@/lib/core/localized-path';
import { asShown, call, eachLanguage, findTarget, getAttributes, getPage, getText, send } from './site';

const refusal = z.object({ message: z.string() });

describe.each(eachLanguage)('pages in $language', ({ language, words }) => {
	it.each([
		['/', words.home.hero.title],
		['/login', words.login.heading],
		['/register', words.register.heading],
	])('%s is at its address and names its language', async (path, heading) => {
		const { status, document } = await getPage(pathIn(language, path));
		expect(status).toBe(200);
		expect(document.documentElement.getAttribute('lang')).toBe(language);
		expect(getText(document.querySelector('h1'))).toContain(asShown(heading.split('\n')[0] ?? ''));
		expect(document.title).toContain(words.site.brand);
	});

	it('the home page names its own address and its address in each language', async () => {
		const { document } = await getPage(pathIn(language, '/'));
		const getPaths = (selector: string) =>
			getAttributes(document, selector, 'href').map((address) => new URL(address).pathname);
		expect(getPaths('link[rel="canonical"]')).toEqual([pathIn(language, '/')]);
		expect(getPaths('link[rel="alternate"][hreflang="hi"]')).toEqual(['/']);
		expect(getPaths('link[rel="alternate"][hreflang="en"]')).toEqual(['/en']);
		expect(getPaths('link[rel="alternate"][hreflang="x-default"]')).toEqual(['/']);
	});

	it('a call responds in the language of its header', async () => {
		const response = await send('/api/users/profile', { headers: { 'accept-language': language } });
		expect(response.status).toBe(401);
		expect(refusal.parse(await response.json()).message).toBe(words.errors.auth.required);
	});

	it('a call responds in the language of the cookie when it has no header', async () => {
		const headers = { cookie: `preferredLanguage=${language}`, 'accept-language': '' };
		expect((await call(refusal, '/api/users/profile', headers)).message).toBe(words.errors.auth.required);
	});
});

describe('the visitor’s choice of English', () => {
	it.each([
		['/', '/en'],
		['/register', '/en/register'],
		['/login?next=%2Fprofile', '/en/login?next=%2Fprofile'],
	])('leads from %s to %s', async (from, to) => {
		const response = await send(from, { headers: { cookie: 'preferredLanguage=en' } });
		expect([response.status, findTarget(response)]).toEqual([307, to]);
		expect((await getPage(to)).document.documentElement.getAttribute('lang')).toBe('en');
	});

	it.each(['/?in=hi', '/about?in=hi'])('does not lead away from %s', async (path) => {
		expect((await send(path, { headers: { cookie: 'preferredLanguage=en' } })).status).toBe(200);
	});

	it.each(['/', '/login'])('no choice but English leads away from %s', async (path) => {
		for (const cookie of ['', 'preferredLanguage=hi', 'preferredLanguage=fr'])
			expect((await send(path, { headers: { cookie } })).status).toBe(200);
	});
});

describe('the prefix of Hindi', () => {
	it.each([
		['/hi', '/'],
		['/hi/login', '/login'],
		['/hi/login?next=%2Fprofile', '/login?next=%2Fprofile'],
	])('the address %s leads to %s', async (from, to) => {
		const response = await send(from);
		expect([response.status, findTarget(response)]).toEqual([308, to]);
		expect((await getPage(to)).document.documentElement.getAttribute('lang')).toBe('hi');
	});
});
