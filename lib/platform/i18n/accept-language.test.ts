import { expect, it } from 'vitest';
import { getLanguage } from './accept-language';

it.each([
	[{}, 'hi'],
	[{ 'accept-language': 'en' }, 'en'],
	[{ 'accept-language': 'en-IN,en;q=0.9,hi;q=0.8' }, 'en'],
	[{ 'accept-language': 'en;q=0.5, hi-IN;q=0.7' }, 'hi'],
	[{ 'accept-language': 'gu, mr;q=0.9, en;q=0.1' }, 'en'],
	[{ 'accept-language': 'en;q=0, fr' }, 'hi'],
	[{ 'accept-language': 'fr', cookie: 'a=b; preferredLanguage=en' }, 'en'],
	[{ 'accept-language': 'hi', cookie: 'preferredLanguage=en' }, 'hi'],
	[{ cookie: 'preferredLanguage=xx' }, 'hi'],
	[{ 'accept-language': ';;;q=x,,en;q=nonsense' }, 'hi'],
	[{ 'accept-language': '*' }, 'hi'],
	[{ 'accept-language': 'EN-us' }, 'en'],
])('%j is answered in %s', (headers, language) => {
	expect(getLanguage(new Headers(headers))).toBe(language);
});
