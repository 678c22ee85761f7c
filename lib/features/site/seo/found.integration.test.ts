import { beforeEach, describe, expect, it } from 'vitest';
import { GET as getEnglishFeed } from '@/app/en/feed.xml/route';
import { GET as getFeed } from '@/app/feed.xml/route';
import { GET as getRobots } from '@/app/robots.txt/route';
import { GET as getPart } from '@/app/sitemap/[part]/route';
import { GET as getSitemap } from '@/app/sitemap.xml/route';
import { db } from '@/lib/platform/db/client';
import type { BlogUncheckedCreateInput } from '@/lib/platform/db/generated/models';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';

provideDatabase();
beforeEach(emptyTables);

const addBlog = (title: string, fields: Partial<BlogUncheckedCreateInput> = {}) =>
	db.blog.create({
		data: {
			title,
			titleKey: title,
			content: 'Once.',
			author: 'Meera',
			language: 'hi',
			status: 'approved',
			approvedAt: (fields.status ?? 'approved') === 'approved' ? new Date() : null,
			...fields,
		},
	});

const text = (language: 'hi' | 'en') => ({ language, name: 'x', description: 'x', alternateNames: [] });

const sitemap = async () => (await call(getSitemap, '/sitemap.xml')).text;
const locations = (xml: string) =>
	[...xml.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, path]) => path);
const titles = (xml: string) => [...xml.matchAll(/<item><title>([^<]*)<\/title>/g)].map(([, title]) => title);

describe('/sitemap.xml', () => {
	it('lists standing pages and public records, each in the languages it is written in', async () => {
		const both = await db.deity.create({ data: { texts: { create: [text('hi'), text('en')] } } });
		const hindi = await db.deity.create({ data: { texts: { create: text('hi') } } });
		const blog = await addBlog('one', { language: 'en' });
		const hidden = [
			await addBlog('canary', { status: 'pending' }),
			await addBlog('canary', { status: 'rejected' }),
		];
		const answer = await call(getSitemap, '/sitemap.xml');
		expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
		const paths = locations(answer.text);
		expect(paths).toEqual(
			expect.arrayContaining([
				'/devi',
				'/en/devi',
				`/deity/${both.id}`,
				`/en/deity/${both.id}`,
				`/deity/${hindi.id}`,
				`/en/blog/${blog.id}`,
			]),
		);
		for (const path of [`/en/deity/${hindi.id}`, `/blog/${blog.id}`, '/login', '/profile'])
			expect(paths).not.toContain(path);
		for (const { id } of hidden) expect(answer.text).not.toContain(id);
		expect(new Set(paths).size).toBe(paths.length);
	});

	it('dates a record, and the lists it is in, by its last change', async () => {
		const blog = await addBlog('one', { updatedAt: new Date('2026-01-02T03:04:05Z') });
		const lastmod = '<lastmod>2026-01-02T03:04:05.000Z</lastmod>';
		const xml = await sitemap();
		expect(xml).toContain(`/blog/${blog.id}</loc>${lastmod}`);
		expect(xml).toContain(`/blogs</loc>${lastmod}`);
		expect(xml).not.toContain(`/devi</loc>${lastmod}`);
	});

	it('is fresh: what is withdrawn is no longer in it', async () => {
		const blog = await addBlog('one');
		const { headers } = await call(getSitemap, '/sitemap.xml');
		const known = { 'if-none-match': headers.get('etag') ?? '' };
		expect((await call(getSitemap, '/sitemap.xml', { headers: known })).status).toBe(304);
		await db.blog.update({ where: { id: blog.id }, data: { status: 'pending', approvedAt: null } });
		const after = await call(getSitemap, '/sitemap.xml', { headers: known });
		expect(after.status).toBe(200);
		expect(after.text).not.toContain(blog.id);
	});

	it('has parts only where there are addresses', async () => {
		const part = (name: string) => call(getPart, `/sitemap/${name}`, { params: { part: name } });
		expect(locations((await part('1.xml')).text)).toEqual(locations(await sitemap()));
		for (const name of ['2.xml', '0.xml', 'x.xml', '1']) expect((await part(name)).status).toBe(404);
	});
});

describe('the feeds', () => {
	it('tell the newest fifty approved blogs, each in its own language', async () => {
		for (let day = 0; day < 52; day++)
			await addBlog(`story ${day}`, { createdAt: new Date(Date.UTC(2026, 0, day + 1)) });
		await addBlog('in English', { language: 'en' });
		await addBlog('canary', { status: 'pending' });
		const feed = await call(getFeed, '/feed.xml');
		expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
		expect(titles(feed.text)).toEqual(Array.from({ length: 50 }, (_, at) => `story ${51 - at}`));
		expect(titles((await call(getEnglishFeed, '/en/feed.xml')).text)).toEqual(['in English']);
	});

	it('say when they changed last, also by what was taken away', async () => {
		const blog = await addBlog('one', { updatedAt: new Date('2026-01-02T03:04:05Z') });
		const earlier = new Date(Date.now() - 60_000);
		await db.publicChange.updateMany({ data: { changedAt: earlier } });
		const { headers } = await call(getFeed, '/feed.xml');
		const date = headers.get('last-modified') ?? '';
		expect(date).toBe(earlier.toUTCString());
		const since = { 'if-modified-since': date };
		expect((await call(getFeed, '/feed.xml', { headers: since })).status).toBe(304);
		await db.blog.delete({ where: { id: blog.id } });
		const after = await call(getFeed, '/feed.xml', { headers: since });
		expect(after.status).toBe(200);
		expect(titles(after.text)).toEqual([]);
	});
});

it('/robots.txt is plain text that names the sitemap', async () => {
	const { status, text: rules, headers } = await call(getRobots, '/robots.txt');
	expect(status).toBe(200);
	expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
	expect(rules).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});
