import { describe, expect, it } from 'vitest';
import { fixedPathIn, getPath, pathIn } from './localized-path';

describe('getPath', () => {
	it.each([
		['/', '/'],
		['/about', '/about'],
		['/en', '/'],
		['/en/', '/'],
		['/hi/blog/1', '/blog/1'],
		['/en/blog/1', '/blog/1'],
		['/entry', '/entry'],
		['/high/en', '/high/en'],
		['/en?q=asha', '/?q=asha'],
		['/en/?q=asha', '/?q=asha'],
		['/hi#join', '/#join'],
		['/en?next=/en/about', '/?next=/en/about'],
		['/en/about?next=/hi#b', '/about?next=/hi#b'],
		['/?q=/en/', '/?q=/en/'],
		['/entry?en', '/entry?en'],
	])('%s is the page %s', (address, page) => {
		expect(getPath(address)).toBe(page);
	});
});

describe('pathIn', () => {
	it.each([
		['hi', '/', '/'],
		['hi', '/about?a=1#b', '/about?a=1#b'],
		['en', '/', '/en'],
		['en', '/?a=1', '/en?a=1'],
		['en', '/#join', '/en#join'],
		['en', '/about?a=1#b', '/en/about?a=1#b'],
	] as const)('in %s, %s is at %s', (language, path, address) => {
		expect(pathIn(language, path)).toBe(address);
	});
});

describe('fixedPathIn', () => {
	it.each([
		['hi', '/blog/1', '/blog/1?in=hi'],
		['hi', '/kul-devi-devta-form?id=1', '/kul-devi-devta-form?id=1&in=hi'],
		['hi', '/', '/?in=hi'],
		['en', '/blog/1', '/en/blog/1'],
	] as const)('in %s, %s is asked for at %s, with any preferred language', (language, path, address) => {
		expect(fixedPathIn(language, path)).toBe(address);
	});
});
