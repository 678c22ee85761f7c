import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { at } from './support/site';
import { asAdministrator } from './support/submissions';

const cardsOn = (page: Page) =>
	page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { level: 2 }) });

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const list = pathIn(language, '/blogs');

	test(`blogs are found in both scripts, and by language, in ${language}`, { tag: '@full' }, async ({
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

		const search = page.getByRole('searchbox', { name: texts.blogs.search.label });
		await search.fill('Mewar ki gatha');
		const found = page.getByRole('main').getByRole('link').filter({ hasText: title });
		await expect(page).toHaveURL(/\?q=Mewar\+ki\+gatha$/);
		await expect(found).toBeVisible();
		await page.reload();
		await expect(search).toHaveValue('Mewar ki gatha');
		await expect(found).toBeVisible();
		await search.fill('zzzz');
		await expect(page.getByRole('main').getByText(texts.blogs.search.noneHint)).toBeVisible();
		await page.getByRole('button', { name: texts.blogs.search.clear }).click();
		await expect(page).toHaveURL(at(pathIn(language, '/blogs/language/hi')));
		await expect(cardsOn(page).first()).toBeVisible();
	});
});
