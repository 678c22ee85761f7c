import { describe, expect, it } from 'vitest';
import { robotsTxt } from './robots';
import { type ListedPage, maxAddresses, sitemapFiles, sitemapIndexXml, sitemapXml } from './sitemap';

const appUrl = 'https://portal.example';
const page = (path: string, more: Partial<ListedPage> = {}): ListedPage => ({
	path,
	languages: ['hi', 'en'],
	changedAt: null,
	...more,
});
const getXml = (...pages: ListedPage[]) => sitemapXml(sitemapFiles(pages)[0] ?? [], appUrl);

describe('the sitemap', () => {
	it('lists a page in both languages, each with its sister', () => {
		const sisters =
			'<xhtml:link rel="alternate" hreflang="hi" href="https://portal.example/devi"/>' +
			'<xhtml:link rel="alternate" hreflang="en" href="https://portal.example/en/devi"/>' +
			'<xhtml:link rel="alternate" hreflang="x-default" href="https://portal.example/devi"/>';
		const changedAt = new Date('2026-03-01T10:00:00Z');
		expect(getXml(page('/devi', { changedAt }))).toBe(
			[
				'<?xml version="1.0" encoding="UTF-8"?>',
				'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
				`<url><loc>https://portal.example/devi</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod>${sisters}</url>`,
				`<url><loc>https://portal.example/en/devi</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod>${sisters}</url>`,
				'</urlset>\n',
			].join('\n'),
		);
	});

	it('lists what is written in one language once, and gives no date that nobody knows', () => {
		const xml = getXml(page('/blog/1', { languages: ['en'] }));
		expect(xml).toContain('<url><loc>https://portal.example/en/blog/1</loc></url>');
		expect(xml).not.toContain('https://portal.example/blog/1');
	});

	it('is cut into files that are small enough, which an index names', () => {
		const pages = Array.from({ length: maxAddresses / 2 + 1 }, (_, at) => page(`/deity/${at}`));
		const files = sitemapFiles(pages);
		expect(files.map((file) => file.length)).toEqual([maxAddresses, 2]);
		expect(files[1]?.map(({ path, language }) => [path, language])).toEqual([
			['/deity/25000', 'hi'],
			['/deity/25000', 'en'],
		]);
		const index = sitemapIndexXml(files.length, appUrl);
		expect(index).toContain('<sitemap><loc>https://portal.example/sitemap/1.xml</loc></sitemap>');
		expect(index).toContain('<sitemap><loc>https://portal.example/sitemap/2.xml</loc></sitemap>');
		expect(index).not.toContain('/3.xml');
	});

	it('is a file even when nothing is to be listed', () => {
		expect(sitemapFiles([])).toEqual([[]]);
	});
});

/** As crawlers read it: the longest rule that fits decides. */
function mayCrawl(path: string): boolean {
	const rules = robotsTxt(appUrl)
		.split('\n')
		.flatMap((line) => {
			const [, verb, prefix] = /^(Allow|Disallow): (\S+)$/.exec(line) ?? [];
			return verb && prefix && path.startsWith(prefix) ? [{ verb, length: prefix.length }] : [];
		})
		.sort((a, b) => b.length - a.length);
	return rules[0]?.verb === 'Allow';
}

describe('robots.txt', () => {
	it.each([
		'/',
		'/en',
		'/blogs',
		'/en/deity/1',
		'/matrimonial',
		'/login',
		'/api/media/1/960',
		'/share/hi/story/1.png',
		'/feed.xml',
		'/_next/static/a.css',
	])('lets crawlers read %s', (path) => expect(mayCrawl(path)).toBe(true));

	it.each([
		'/api/blogs',
		'/admin',
		'/en/admin/users',
		'/profile/1',
		'/en/family-tree',
		'/matrimonial/wishes',
		'/share-story',
	])('asks them to leave %s', (path) => expect(mayCrawl(path)).toBe(false));

	it('names the sitemap', () => {
		expect(robotsTxt(appUrl)).toContain('\nSitemap: https://portal.example/sitemap.xml\n');
	});
});
