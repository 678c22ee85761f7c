import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { adminLanguageKey } from '@/lib/core/admin-language';
import { pathIn } from '@/lib/core/localized-path';
import { isPageForEverybody, type pages } from '@/lib/core/pages';
import { bootScript } from '@/lib/platform/policy/boot-script.mjs';
import {
	eachLanguage,
	getAttributes,
	getPage,
	getText,
	type HtmlPage,
	logInAsAdministrator,
	logInToDemo,
} from './site';

const unknownId = randomUUID();

type Words = (typeof eachLanguage)[number]['words'];
type PageWithParameter = Extract<keyof typeof pages, `${string}[${string}`>;

interface MissingPage {
	/** Addresses that the page has nothing at, in Hindi. */
	paths: string[];
	reader?: 'member' | 'administrator';
	getWords: (words: Words) => { title: string; text: string };
}

const getCommonWords = ({ notFoundPage }: Words) => notFoundPage;
const getBlogWords = ({ blogs: { article } }: Words) => ({
	title: article.notFound,
	text: article.notFoundText,
});

const missingPages: Record<PageWithParameter, MissingPage | 'responds with 200 and says what is missing'> = {
	'/ask/[token]': {
		paths: ['/ask/nothing'],
		getWords: ({ elderAnswer }) => ({ title: elderAnswer.endedTitle, text: elderAnswer.endedText }),
	},
	'/biodata/[token]': {
		paths: ['/biodata/nothing'],
		getWords: ({ biodata: { visitor } }) => ({ title: visitor.endedTitle, text: visitor.endedText }),
	},
	'/biodata/own/[id]': { paths: ['/biodata/own/nothing'], reader: 'member', getWords: getCommonWords },
	'/blog/[id]': { paths: ['/blog/nothing', `/blog/${unknownId}`], getWords: getBlogWords },
	'/blog/[id]/own': {
		paths: ['/blog/nothing', `/blog/${unknownId}`],
		reader: 'member',
		getWords: getBlogWords,
	},
	'/blogs/language/[language]': { paths: ['/blogs/language/nothing'], getWords: getCommonWords },
	'/blogs/language/[language]/page/[number]': {
		paths: ['/blogs/language/hi/page/9999', '/blogs/language/nothing/page/2', '/blogs/language/hi/page/one'],
		getWords: getCommonWords,
	},
	'/blogs/page/[number]': { paths: ['/blogs/page/9999', '/blogs/page/one'], getWords: getCommonWords },
	'/clan/[slug]': { paths: ['/clan/nothing', '/clan/%25FF'], getWords: getCommonWords },
	'/claim/[token]': {
		paths: ['/claim/nothing'],
		getWords: ({ claim }) => ({ title: claim.goneTitle, text: claim.gone }),
	},
	'/confirm-email/[token]': 'responds with 200 and says what is missing',
	'/email-return/[token]': 'responds with 200 and says what is missing',
	'/deity/[id]': {
		paths: ['/deity/nothing', `/deity/${unknownId}`],
		getWords: ({ deity }) => deity.notFound,
	},
	'/gallery/category/[category]': { paths: ['/gallery/category/nothing'], getWords: getCommonWords },
	'/gallery/category/[category]/page/[number]': {
		paths: ['/gallery/category/nothing/page/2', '/gallery/category/nothing/page/one'],
		getWords: getCommonWords,
	},
	'/gallery/page/[number]': { paths: ['/gallery/page/9999', '/gallery/page/one'], getWords: getCommonWords },
	'/matrimonial/[id]': 'responds with 200 and says what is missing',
	'/matrimonial/[id]/meeting': 'responds with 200 and says what is missing',
	'/not-me/[token]': {
		paths: ['/not-me/nothing'],
		getWords: ({ notMe }) => ({ title: notMe.goneTitle, text: notMe.gone }),
	},
	'/profile/[id]': {
		paths: ['/profile/nothing', `/profile/${unknownId}`],
		reader: 'member',
		getWords: ({ memberProfile }) => ({ title: memberProfile.failedTitle, text: memberProfile.failed }),
	},
};

/** Addresses outside that table. */
const moreMissingPages: Record<string, MissingPage> = {
	'/kul-devi-devta-form': {
		paths: [`/kul-devi-devta-form?id=${unknownId}`],
		reader: 'administrator',
		getWords: getCommonWords,
	},
	'/admin/[...rest]': {
		paths: ['/admin/nothing', '/admin/nothing/at/all'],
		reader: 'administrator',
		getWords: ({ admin }) => admin.frame.notFound,
	},
};

const rows = Object.entries({ ...missingPages, ...moreMissingPages }).flatMap(([page, missing]) =>
	typeof missing === 'string' ? [] : missing.paths.map((path) => ({ page, path, ...missing })),
);

const cookies = { visitor: '', member: '', administrator: '' };
beforeAll(async () => {
	cookies.member = (await logInToDemo('member')).cookie;
	cookies.administrator = (await logInAsAdministrator()).cookie;
});

/** The response has the status, the title and the request to search engines that every missing page has. */
function expectMissing({ status, document }: HtmlPage, title: string, { site }: Words): void {
	expect(status).toBe(404);
	expect(document.title).toBe(`${title} · ${site.brand}`);
	expect(getAttributes(document, 'meta[name="robots"]', 'content').join()).toContain('noindex');
}

/** The page reads whole without scripts, in its language; with scripts the boot script brings the portal's fonts. */
function expectWhole({ document, html }: HtmlPage, language: string): void {
	expect(document.documentElement.getAttribute('lang')).toBe(language);
	expect(document.documentElement.id).toBe('');
	expect(getAttributes(document, 'link[rel="stylesheet"]', 'href')).not.toEqual([]);
	expect(html).toContain(bootScript);
}

const dataPiece = z.tuple([z.literal(1), z.string()]);

/** The data that the scripts make the page from; the server cuts it into pieces anywhere. */
function readPageData(html: string): string {
	return [...html.matchAll(/self\.__next_f\.push\((\[1,.*?\])\)<\/script>/gs)]
		.map(([, piece = '']) => dataPiece.parse(JSON.parse(piece))[1])
		.join('');
}

describe.each(eachLanguage)('an address without a page in $language', ({ language, words }) => {
	const { notFoundPage } = words;

	it.each(['/nowhere/at-all', '/nothing', '/%25FF'])('%s reads whole without scripts', async (path) => {
		const page = await getPage(pathIn(language, path));
		expectMissing(page, notFoundPage.title, words);
		expectWhole(page, language);
		expect(getText(page.document.querySelector('h1'))).toBe(notFoundPage.title);
		const main = page.document.querySelector('main');
		expect(getText(main)).toContain(notFoundPage.text);
		const home = main?.querySelector(`a[href="${pathIn(language, '/')}"]`) ?? null;
		expect(getText(home)).toBe(notFoundPage.home);
	});
});

describe.each(eachLanguage)('a kept page that is missing in $language', ({ language, words }) => {
	const kept = rows.filter(({ page }) => isPageForEverybody(page));

	it.each(kept)('$path reads whole without scripts', async ({ path, getWords }) => {
		const page = await getPage(pathIn(language, path));
		const { title, text } = getWords(words);
		expectMissing(page, title, words);
		expectWhole(page, language);
		const main = page.document.querySelector('main');
		expect(getText(main?.querySelector('h1') ?? null)).toBe(title);
		expect(getText(main)).toContain(text);
		expect(getAttributes(page.document, 'main a', 'href')).not.toEqual([]);
	});

	it.each([
		['/blog/nothing', '/blogs', words.blogs.page.back],
		['/deity/nothing', '/deity', words.deity.notFound.all],
	])('%s leads to %s', async (path, list, back) => {
		const { document } = await getPage(pathIn(language, path));
		expect(getText(document.querySelector(`main a[href="${pathIn(language, list)}"]`))).toBe(back);
	});
});

describe.each(eachLanguage)('a page of one reader that is missing in $language', ({ language, words }) => {
	const ofReader = rows.filter(({ page }) => !isPageForEverybody(page));

	// Next sends an empty document here, which the scripts fill: docs/decisions/removed-pages.md.
	it.each(ofReader)('$page says so at $path, and no cache keeps it', async ({ path, reader, getWords }) => {
		const page = await getPage(path.startsWith('/admin/') ? path : pathIn(language, path), {
			cookie: `${adminLanguageKey}=${language}; ${cookies[reader ?? 'visitor']}`,
		});
		const { title, text } = getWords(words);
		expectMissing(page, title, words);
		expect(page.headers.get('cache-control')).toContain('no-store');
		const data = readPageData(page.html);
		expect(data).toContain(title);
		expect(data).toContain(text);
	});
});
