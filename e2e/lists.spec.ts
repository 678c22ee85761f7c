import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { at } from './support/site';
import { asAdministrator } from './support/submissions';

const cardsOn = (page: Page) =>
	page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { level: 2 }) });

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const t = translator(language);
	const list = pathIn(language, '/blogs');

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
