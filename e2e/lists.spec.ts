import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { at } from './support/site';
import { asAdministrator, sendPicture, sendStory } from './support/submissions';

const cardsOn = (page: Page) =>
	page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { level: 2 }) });

const canonical = async (page: Page) =>
	new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '', page.url()).pathname;

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const t = translator(language);
	const list = pathIn(language, '/blogs');

	test(`stories are twelve a page, at addresses of their own, in ${language}`, async ({ page, request }) => {
		const call = await asAdministrator();
		for (let number = 0; number < 13; number += 1) await sendStory(call, { title: `Many ${newMark()}` });
		const { pager } = texts.blogs;
		const links = page.getByRole('navigation', { name: pager.label });
		await expect(async () => {
			await page.goto(list);
			await expect(links).toBeVisible({ timeout: 1000 });
		}).toPass();
		await expect(cardsOn(page)).toHaveCount(12);
		expect(await canonical(page)).toBe(list);

		await links.locator('a[rel="next"]').click();
		const second = pathIn(language, '/blogs/page/2');
		await expect(page).toHaveURL(at(second));
		await expect(links.getByRole('link', { name: t('blogs.pager.number', { page: 2 }) })).toHaveAttribute(
			'aria-current',
			'page',
		);
		await expect(cardsOn(page).first()).toBeVisible();
		await expect(page).toHaveTitle(new RegExp(texts.blogs.title));
		expect(await canonical(page)).toBe(second);
		// It reads whole without scripts.
		const html = await (await request.get(second)).text();
		expect(html).toContain(`href="${list}"`);
		expect([...html.matchAll(/<h2/g)].length).toBeGreaterThan(0);
		for (const path of ['/blogs/page/1', '/blogs/page/9999', '/blogs/page/x', '/blogs/language/fr'])
			expect((await request.get(pathIn(language, path))).status(), path).toBe(404);
	});

	test(`pictures are 24 a page, in ${language}`, { tag: '@full' }, async ({ page }) => {
		test.setTimeout(120_000);
		const call = await asAdministrator();
		const category = `Fair ${newMark()}`;
		for (let number = 0; number < 25; number += 1)
			await sendPicture(call, { title: `Many ${number}`, category });
		const path = pathIn(language, `/gallery/category/${encodeURIComponent(category)}`);
		await expect(async () => {
			await page.goto(pathIn(language, '/gallery'));
			await page.getByRole('link', { name: category }).click({ timeout: 1000 });
		}).toPass();
		await expect(page).toHaveURL(at(path));
		await expect(cardsOn(page)).toHaveCount(24);
		await page.locator('a[rel="next"]').click();
		await expect(page).toHaveURL(at(`${path}/page/2`));
		await expect(cardsOn(page)).toHaveCount(1);
		expect(await canonical(page)).toBe(`${path}/page/2`);
	});

	test(`stories are found in both scripts, and by language, in ${language}`, { tag: '@full' }, async ({
		page,
	}) => {
		const call = await asAdministrator();
		const title = `मेवाड़ की गाथा ${newMark()}`;
		await call('POST', 'blogs', { title, author: 'मीरा', content: 'एक बार।', language: 'hi' });
		await expect(async () => {
			await page.goto(list);
			await expect(page.getByRole('link').filter({ hasText: title })).toBeVisible({ timeout: 1000 });
		}).toPass();
		const languages = page.getByRole('navigation', { name: texts.blogs.languages.label });
		await languages.getByRole('link', { name: texts.blogs.languages.hi }).click();
		await expect(page).toHaveURL(at(pathIn(language, '/blogs/language/hi')));
		await expect(page.getByRole('link').filter({ hasText: title })).toBeVisible();

		const search = page.getByRole('searchbox', { name: texts.stories.search.label });
		await search.fill('Mewar ki gatha');
		const found = page.getByRole('main').getByRole('link').filter({ hasText: title });
		await expect(page).toHaveURL(/\?q=Mewar\+ki\+gatha$/);
		await expect(found).toBeVisible();
		await page.reload();
		await expect(search).toHaveValue('Mewar ki gatha');
		await expect(found).toBeVisible();
		await page.goto(`${pathIn(language, '/blogs/language/en')}?q=${encodeURIComponent(title)}`);
		await expect(page.getByText(texts.stories.search.none).first()).toBeVisible();

		await search.fill('zzzz');
		await expect(page.getByRole('main').getByText(texts.stories.search.noneHint)).toBeVisible();
		await page.getByRole('button', { name: texts.stories.search.clear }).click();
		await expect(page).toHaveURL(at(pathIn(language, '/blogs/language/en')));
		await expect(cardsOn(page).first()).toBeVisible();
	});

	test(`a word that is none finds nothing, and that is said, in ${language}`, { tag: '@full' }, async ({
		page,
	}) => {
		const { deities, home } = texts;
		for (const [path, none] of [
			['/deity', deities.directory.none],
			['/devi', deities.devi.none],
			['/devta', deities.devta.none],
		] as const) {
			await page.goto(`${pathIn(language, path)}?q=zzzz`);
			await expect(page.getByText(none)).toBeVisible();
			await expect(cardsOn(page)).toHaveCount(0);
		}
		await page.goto(pathIn(language, '/'));
		await page.getByRole('combobox', { name: home.search.label }).fill('zzzz');
		await expect(page.getByRole('main').getByText(home.search.none).last()).toBeVisible();
	});

	test(`a member's own stories are folded, in ${language}`, { tag: '@full' }, async ({
		page,
		newMember,
		logIn,
	}) => {
		await logIn(await newMember());
		await page.goto(list);
		const yours = page.getByRole('region', { name: texts.stories.yours });
		await expect(yours.getByRole('heading', { name: t('stories.yoursCount', { count: '0' }) })).toBeVisible();
		await expect(yours.getByText(texts.stories.none)).toBeHidden();
		await yours.getByRole('heading', { level: 2 }).click();
		await expect(yours.getByText(texts.stories.none)).toBeVisible();
	});
});
