import { describe, expect, it } from 'vitest';
import { recordPicture } from '@/lib/features/content/share/rules/share-path';
import { findDescription } from '@/lib/features/site/seo/rules/description';
import { pageMetadata } from './metadata';

const deity = { path: '/deity/4f1c', title: 'नागणेच्या माता', description: 'राठौड़ों की कुलदेवी' };

describe('pageMetadata', () => {
	it('tells of a public page in both languages', () => {
		const metadata = pageMetadata({ ...deity, language: 'en' });
		expect(metadata).toMatchObject({
			title: deity.title,
			description: deity.description,
			alternates: {
				canonical: '/en/deity/4f1c',
				languages: { hi: '/deity/4f1c', en: '/en/deity/4f1c', 'x-default': '/deity/4f1c' },
			},
			openGraph: {
				type: 'website',
				title: deity.title,
				url: '/en/deity/4f1c',
				locale: 'en_IN',
				alternateLocale: ['hi_IN'],
				images: [{ url: '/share/en/page/home.png', width: 1200, height: 630 }],
			},
			twitter: { card: 'summary_large_image', title: deity.title, description: deity.description },
		});
		expect(metadata).not.toHaveProperty('robots');
	});

	it('leads from both addresses of what is written in one language to that one', () => {
		for (const language of ['hi', 'en'] as const) {
			const metadata = pageMetadata({ ...deity, language, writtenIn: ['hi'] });
			expect(metadata.alternates).toMatchObject({ canonical: '/deity/4f1c', languages: {} });
			expect(metadata.openGraph).toMatchObject({
				url: '/deity/4f1c',
				locale: 'hi_IN',
				alternateLocale: [],
			});
		}
	});

	it('tells of a blog who wrote it and when, and shows its own picture', () => {
		const article = {
			author: 'Meera',
			publishedAt: '2026-03-01T10:00:00.000Z',
			modifiedAt: '2026-03-02T10:00:00.000Z',
		};
		const picture = recordPicture('hi', { kind: 'story', id: '4f1c', name: 'हल्दीघाटी' });
		const metadata = pageMetadata({ path: '/blog/4f1c', language: 'hi', article, picture });
		expect(metadata.authors).toEqual([{ name: 'Meera' }]);
		expect(metadata.openGraph).toMatchObject({
			type: 'article',
			publishedTime: article.publishedAt,
			modifiedTime: article.modifiedAt,
			authors: ['Meera'],
			images: [{ url: '/share/hi/story/4f1c.png', alt: 'हल्दीघाटी', width: 1200, height: 630 }],
		});
	});

	it('names the feed where blogs are listed', () => {
		const types = (language: 'hi' | 'en') =>
			pageMetadata({ path: '/blogs', language, hasFeed: true }).alternates?.types;
		expect(types('hi')).toEqual({ 'application/rss+xml': [{ url: '/feed.xml', title: expect.any(String) }] });
		expect(types('en')).toEqual({
			'application/rss+xml': [{ url: '/en/feed.xml', title: expect.any(String) }],
		});
		expect(pageMetadata({ path: '/about', language: 'hi' }).alternates).not.toHaveProperty('types');
	});

	it.each([
		'/login',
		'/profile',
		'/profile/4f1c',
		'/not-me/secret-token',
		'/confirm-email/secret-token',
		'/ask/secret-token',
		'/admin/users',
		'/api-reference',
		'/nowhere',
	])('asks not to list %s, and gives nothing of it away', (path) => {
		const metadata = pageMetadata({ path, language: 'en', title: 'Login' });
		expect(metadata).toEqual({ title: 'Login', robots: { index: false } });
	});
});

describe('descriptionOf', () => {
	it('is one line, cut where a reader sees a character end', () => {
		expect(findDescription('एक  बार\n\nकी बात')).toBe('एक बार की बात');
		expect(findDescription('क्षि'.repeat(200))).toBe(`${'क्षि'.repeat(160)}…`);
	});

	it('ends with a sentence where one ends in time', () => {
		const first = 'कछवाहा सूर्यवंशी माने जाते हैं और उनकी कुलदेवी जमवाय माता का धाम जमवा रामगढ़ में है।';
		expect(findDescription(`${first} ${'राजावत '.repeat(40)}।`)).toBe(first);
		expect(findDescription(`Short. ${'word '.repeat(60)}`)).toMatch(/^Short\. word .*…$/);
	});

	it('is none where nothing is written', () => {
		expect(findDescription(' \n ')).toBeNull();
	});
});
