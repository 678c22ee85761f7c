import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeXml } from '@/lib/core/xml';
import { getRuns } from '@/tests/support/full-run';
import { feedXml } from './feed';

const texts = { title: 'खम्मा घणी', description: 'Stories', untitled: 'Untitled', anonymous: 'Anonymous' };
const blog = {
	_id: '4f1c',
	title: 'Haldighati <1576> & after',
	content: 'Once.\nTwice.',
	author: 'Meera',
	image: null,
	language: 'en' as const,
	status: 'approved' as const,
	createdAt: '2026-02-28T10:00:00.000Z',
	approvedAt: '2026-03-01T10:00:00.000Z',
};
const feed = (language: 'hi' | 'en', blogs = [blog]) =>
	feedXml({ language, appUrl: 'https://portal.example', blogs, changedAt: new Date(blog.approvedAt), texts });

describe('the feed', () => {
	it('is RSS 2.0 with everything that readers of feeds ask for', () => {
		expect(feed('en')).toBe(
			[
				'<?xml version="1.0" encoding="UTF-8"?>',
				'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
				'<channel>',
				'<title>खम्मा घणी</title>',
				'<link>https://portal.example/en/blogs</link>',
				'<atom:link href="https://portal.example/en/feed.xml" rel="self" type="application/rss+xml"/>',
				'<description>Stories</description>',
				'<language>en-IN</language>',
				'<lastBuildDate>Sun, 01 Mar 2026 10:00:00 GMT</lastBuildDate>',
				'<item><title>Haldighati &lt;1576&gt; &amp; after</title>' +
					'<link>https://portal.example/en/blog/4f1c</link>' +
					'<guid isPermaLink="true">https://portal.example/en/blog/4f1c</guid>' +
					'<pubDate>Sun, 01 Mar 2026 10:00:00 GMT</pubDate><dc:creator>Meera</dc:creator>' +
					'<description>Once. Twice.</description></item>',
				'</channel>',
				'</rss>\n',
			].join('\n'),
		);
	});

	it('is at the Hindi addresses in Hindi, and names what has no name', () => {
		const xml = feed('hi', [{ ...blog, title: '', author: '', content: '' }]);
		expect(xml).toContain('<link>https://portal.example/blog/4f1c</link>');
		expect(xml).toContain('<language>hi-IN</language>');
		expect(xml).toContain('<title>Untitled</title>');
		expect(xml).toContain('<dc:creator>Anonymous</dc:creator>');
	});
});

describe('escapeXml', () => {
	it('leaves nothing that could end a tag, or that XML cannot hold', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				const escaped = escapeXml(text);
				expect(escaped).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
				expect(escaped.replace(/[\t\n\r]/g, '')).not.toMatch(/[\p{Cs}\ufffe\uffff]/u);
				expect([...escaped].every((character) => character >= ' ' || '\t\n\r'.includes(character))).toBe(
					true,
				);
			}),
			{ numRuns: getRuns(100) },
		);
	});

	it('drops control characters and half characters, and keeps letters, joiners and emoji', () => {
		expect(escapeXml('a\0\u0007b\ud800c\ufffe')).toBe('abc');
		expect(escapeXml('क्‍ष 🙏\n')).toBe('क्‍ष 🙏\n');
	});
});
