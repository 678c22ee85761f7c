import { describe, expect, it } from 'vitest';
import { getAlternates } from './alternates';

describe('alternatesOf', () => {
	it('names the page itself and its sister, the same pair from both', () => {
		const languages = { hi: '/deity/1', en: '/en/deity/1', 'x-default': '/deity/1' };
		expect(getAlternates('/deity/1', 'hi')).toEqual({ canonical: '/deity/1', languages });
		expect(getAlternates('/deity/1', 'en')).toEqual({ canonical: '/en/deity/1', languages });
	});

	it('sends everybody to the one language that a text is written in', () => {
		for (const language of ['hi', 'en'] as const)
			expect(getAlternates('/blog/1', language, ['en'])).toEqual({ canonical: '/en/blog/1', languages: {} });
	});

	it('knows the home page', () => {
		expect(getAlternates('/', 'en').canonical).toBe('/en');
	});
});
