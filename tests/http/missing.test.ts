import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathIn } from '@/lib/core/localized-path';
import { eachLanguage, getAttributes, getPage, getText, logInToDemo, type Session } from './site';

const unknownId = randomUUID();

describe.each(eachLanguage)('an address without a page in $language', ({ language, words }) => {
	const { notFoundPage, site } = words;

	it.each(['/nowhere/at-all', '/nothing', '/%25FF'])('%s reads whole without scripts', async (path) => {
		const { status, document } = await getPage(pathIn(language, path));
		expect(status).toBe(404);
		expect(document.documentElement.getAttribute('lang')).toBe(language);
		expect(document.title).toBe(`${notFoundPage.title} · ${site.brand}`);
		expect(getText(document.querySelector('h1'))).toBe(notFoundPage.title);
		const main = document.querySelector('main');
		expect(getText(main)).toContain(notFoundPage.text);
		const home = main?.querySelector(`a[href="${pathIn(language, '/')}"]`) ?? null;
		expect(getText(home)).toBe(notFoundPage.home);
		expect(getAttributes(document, 'meta[name="robots"]', 'content').join()).toContain('noindex');
	});
});

describe.each(eachLanguage)('a record that is not there in $language', ({ language, words }) => {
	const { stories, deity, site } = words;

	it.each([
		['/blog/nothing', stories.article.notFound],
		[`/blog/${unknownId}`, stories.article.notFound],
		['/deity/nothing', deity.notFound.title],
		[`/deity/${unknownId}`, deity.notFound.title],
	])('%s responds with 404 and says so', async (path, title) => {
		const { status, document } = await getPage(pathIn(language, path));
		expect(status).toBe(404);
		expect(document.documentElement.getAttribute('lang')).toBe(language);
		expect(document.title).toBe(`${title} · ${site.brand}`);
		expect(getAttributes(document, 'meta[name="robots"]', 'content').join()).toContain('noindex');
		expect(getText(document.querySelector('main h1'))).toBe(title);
		const [list, back] = path.startsWith('/blog/')
			? ['/blogs', stories.page.back]
			: ['/deity', deity.notFound.all];
		expect(getText(document.querySelector(`main a[href="${pathIn(language, list)}"]`))).toBe(back);
	});
});

describe.each(eachLanguage)('a page of a list that is not there in $language', ({ language, words }) => {
	it.each(['/clan/nothing', '/blogs/page/9999', '/gallery/category/nothing'])(
		'%s responds with 404 and a title',
		async (path) => {
			const { status, document } = await getPage(pathIn(language, path));
			expect(status).toBe(404);
			expect(document.title).toBe(`${words.notFoundPage.title} · ${words.site.brand}`);
			expect(getAttributes(document, 'meta[name="robots"]', 'content').join()).toContain('noindex');
		},
	);
});

describe('the profile of a member', () => {
	let member: Session;
	beforeAll(async () => {
		member = await logInToDemo('member');
	});

	it.each([unknownId, 'nobody'])('responds with 404 to a member when there is no member %s', async (id) => {
		const { status } = await getPage(`/profile/${id}`, { cookie: member.cookie });
		expect(status).toBe(404);
	});
});
