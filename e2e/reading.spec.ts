import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { at } from './support/site';

inOneLanguage('hi', (language) => {
	const { blogs } = messagesIn(language);

	test(`a visitor reads a blog of the list and comes back, in ${language}`, async ({ page }) => {
		const list = pathIn(language, '/blogs');
		await page.goto(list);
		await expect(page.getByRole('heading', { level: 1, name: blogs.title })).toBeVisible();
		const heading = page.getByRole('heading', { level: 2 });
		const card = page
			.getByRole('main')
			.getByRole('listitem')
			.getByRole('link')
			.filter({ has: heading })
			.first();
		const title = (await card.getByRole('heading').textContent()) ?? '';
		await card.click();
		await expect(page).toHaveURL((url) => url.pathname.startsWith(pathIn(language, '/blog/')));
		const article = page.getByRole('article');
		await expect(article.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
		await article.getByRole('link', { name: blogs.back, exact: true }).click();
		await expect(page).toHaveURL(at(list));
	});
});
