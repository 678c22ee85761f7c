import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitWebLinks } from './web-links';

/** The links of a text as `[what is shown, where it leads]`. */
const linksIn = (text: string) =>
	splitWebLinks(text).flatMap((part) => (part.href === null ? [] : [[part.text, part.href]]));

describe('splitWebLinks', () => {
	it.each([
		['See https://example.org/fort today', 'https://example.org/fort', 'https://example.org/fort'],
		['http://example.org', 'http://example.org', 'http://example.org/'],
		['HTTPS://Example.org/A', 'HTTPS://Example.org/A', 'https://example.org/A'],
		['at www.example.org/forts.', 'www.example.org/forts', 'https://www.example.org/forts'],
		['(https://example.org/a)', 'https://example.org/a', 'https://example.org/a'],
		[
			'https://example.org/Fort_(Mewar),',
			'https://example.org/Fort_(Mewar)',
			'https://example.org/Fort_(Mewar)',
		],
		['यहाँ पढ़ें: https://example.org/क।', 'https://example.org/क', 'https://example.org/%E0%A4%95'],
		[
			'“https://example.org/a?b=1&c=2#d”!',
			'https://example.org/a?b=1&c=2#d',
			'https://example.org/a?b=1&c=2#d',
		],
		[
			'https://hi.wikipedia.org/wiki/%E0%A4%95',
			'https://hi.wikipedia.org/wiki/%E0%A4%95',
			'https://hi.wikipedia.org/wiki/%E0%A4%95',
		],
	])('finds the address in %j', (text, shown, href) => expect(linksIn(text)).toEqual([[shown, href]]));

	it.each([
		'javascript:alert(1)',
		'data:text/html,x',
		'ftp://example.org/a',
		'https://',
		'https://localhost/a',
		'https://example.org@evil.example/a',
		'https://user:word@example.org/',
		'xhttps://example.org',
		'B.S. Rathore',
		'www.',
		'meera@www.example.org',
	])('finds none in %j', (text) => expect(linksIn(text)).toEqual([]));

	it('finds several', () => {
		expect(linksIn('https://a.example https://b.example,www.c.example')).toHaveLength(2);
		expect(linksIn('https://a.example\nand www.b.example')).toHaveLength(2);
	});

	it('leaves every text as it is, and leads to the web alone', () => {
		const piece = fc.constantFrom(
			'https://',
			'www.',
			'a.example',
			'/',
			'(',
			')',
			'.',
			' ',
			'@',
			'क',
			'"',
			'<b>',
			'%',
			':8',
		);
		fc.assert(
			fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
				const text = pieces.join('');
				const parts = splitWebLinks(text);
				expect(parts.map((part) => part.text).join('')).toBe(text);
				for (const { href } of parts) if (href !== null) expect(href).toMatch(/^https?:\/\/[^@/]+\//);
			}),
		);
	});
});
