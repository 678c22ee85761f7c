import type { APIRequestContext, Locator, Page } from '@playwright/test';
import * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { formatDay, formatMoment } from '@/lib/platform/i18n/format';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { at } from './support/site';

const deity = z.object({
	_id: z.string(),
	name: z.string(),
	deityType: z.enum(['devi', 'devta']),
	clans: z.array(z.string()),
	alternateNames: z.array(z.string()),
	location: z.string().nullish(),
	temple: z.string().nullish(),
	festival: z.string().nullish(),
	description: z.string(),
});

type Deity = z.infer<typeof deity>;

const stories = z.object({
	blogs: z.array(
		z.object({
			_id: z.string(),
			title: z.string(),
			content: z.string(),
			author: z.string(),
			createdAt: z.string(),
		}),
	),
});

async function deitiesIn(language: Language, request: APIRequestContext): Promise<Deity[]> {
	const answer = await request.get('/api/deities', { headers: { 'accept-language': language } });
	return z.array(deity).parse(await answer.json());
}

async function approvedStories(request: APIRequestContext) {
	const answer = await request.get('/api/blogs?limit=12');
	return stories.parse(await answer.json());
}

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');

const hrefs = (links: Locator) =>
	links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));

/** What a list of facts says under `label`. */
const factUnder = (page: Page, label: string) =>
	page
		.getByRole('term')
		.filter({ hasText: new RegExp(`^${label}$`) })
		.locator('xpath=following-sibling::dd');

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);

	test.describe(`deities in ${language}`, () => {
		for (const type of ['devi', 'devta'] as const)
			test(`are all in the list at /${type}, and one has its page`, async ({ page, request }) => {
				const deities = (await deitiesIn(language, request)).filter(({ deityType }) => deityType === type);
				const list = pathIn(language, `/${type}`);
				await page.goto(list);
				await expect(page.getByRole('heading', { level: 1, name: texts.deities[type].title })).toBeVisible();
				expect(deities.length).toBeGreaterThan(3);
				await expect(cards(page)).toHaveCount(deities.length);
				expect(new Set(await hrefs(cards(page)))).toEqual(
					new Set(deities.map(({ _id }) => pathIn(language, `/deity/${_id}`))),
				);

				const [chosen] = deities;
				if (!chosen) throw new Error(`There is no ${type}`);
				await cards(page).filter({ hasText: chosen.name }).first().click();
				await expect(page).toHaveURL(at(pathIn(language, `/deity/${chosen._id}`)));
				await expectDeity(page, language, chosen);

				const back = type === 'devi' ? texts.deity.backToDevis : texts.deity.backToDevtas;
				await page.getByRole('link', { name: back, exact: true }).click();
				await expect(page).toHaveURL(at(list));
				await expect(cards(page)).toHaveCount(deities.length);
			});
	});

	test.describe(`stories in ${language}`, () => {
		test('are listed newest first, and one leads to its article and back', async ({ page, request }) => {
			const { blogs } = await approvedStories(request);
			const list = pathIn(language, '/blogs');
			await page.goto(list);
			await expect(page.getByRole('heading', { level: 1, name: texts.blogs.title })).toBeVisible();
			const stories = cards(page).filter({ has: page.getByRole('heading', { level: 2 }) });
			expect(await hrefs(stories)).toEqual(blogs.map(({ _id }) => pathIn(language, `/blog/${_id}`)));
			const days = blogs.map(({ createdAt }) => createdAt);
			expect(days).toEqual([...days].sort().reverse());

			const [newest] = blogs;
			if (!newest) throw new Error('There is no story');
			const card = stories.first();
			await expect(card).toContainText(writtenIn(language, newest.author));
			await expect(card).toContainText(formatDay(newest.createdAt, language) ?? '');
			await card.click();
			await expect(page).toHaveURL(at(pathIn(language, `/blog/${newest._id}`)));
			const article = page.getByRole('article');
			await expect(article.getByRole('heading', { level: 1, name: newest.title, exact: true })).toBeVisible();
			const author = writtenIn(language, newest.author);
			await expect(article.getByText(author, { exact: true })).toBeVisible();
			const moment = article.getByText(formatMoment(newest.createdAt, language) ?? '', { exact: true });
			await expect(moment).toHaveAttribute('datetime', newest.createdAt);
			for (const paragraph of newest.content.split(/\n+/))
				await expect(article.getByText(paragraph.trim(), { exact: true })).toBeVisible();
			await article.getByRole('link', { name: texts.blog.back, exact: true }).click();
			await expect(page).toHaveURL(at(list));
		});

		test('invite a visitor to join, and no member', { tag: '@full' }, async ({ page, newMember, logIn }) => {
			await page.goto(pathIn(language, '/blogs'));
			const join = page.getByRole('main').getByRole('link', { name: texts.blogs.join, exact: true });
			await expect(join).toHaveAttribute('href', pathIn(language, '/login'));
			await logIn(await newMember());
			await page.goto(pathIn(language, '/blogs'));
			await expect(cards(page).first()).toBeVisible();
			await expect(join).toHaveCount(0);
		});
	});
});

/** The page of a deity holds its names, the facts that are known, and what is written about it. */
async function expectDeity(page: Page, language: Language, shown: Deity): Promise<void> {
	const { deity: labels, deities, clans } = messagesIn(language);
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 1, name: shown.name, exact: true })).toBeVisible();
	await expect(main.getByRole('heading', { level: 2, name: labels.keyDetails })).toBeVisible();
	await expect(
		main.getByRole('img', { name: translator(language)('deity.picture', { name: shown.name }) }),
	).toBeVisible();
	for (const name of shown.alternateNames) await expect(main).toContainText(name);
	await expect(factUnder(page, labels.type)).toHaveText(deities.type[shown.deityType]);
	for (const fact of ['location', 'temple', 'festival'] as const) {
		const value = shown[fact];
		if (value) await expect(factUnder(page, labels[fact])).toHaveText(value);
	}
	const clanNames: Readonly<Record<string, string>> = clans;
	for (const clan of shown.clans)
		await expect(factUnder(page, labels.clans)).toContainText(clanNames[clan] ?? clan);
	await expect(main.getByRole('heading', { level: 2, name: labels.about, exact: true })).toBeVisible();
	await expect(main).toContainText(shown.description.split('\n')[0] ?? '');
}
