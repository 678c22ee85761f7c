import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, otherThan } from './support/languages';
import { at, chooseLanguage, stored } from './support/site';

inOneLanguage('hi', (language) => {
	test.describe(`pages in ${language}`, () => {
		test('change to the other language at the same place', { tag: '@desktop' }, async ({ page }) => {
			const other = otherThan(language);
			await page.goto(pathIn(language, '/login?next=%2Fprofile#main'));
			await chooseLanguage(page, language, other);
			await expect(page).toHaveURL(
				({ pathname, search, hash }) =>
					pathname + search + hash === pathIn(other, '/login?next=%2Fprofile#main'),
			);
			await expect(
				page.getByRole('heading', { level: 1, name: messagesIn(other).login.heading }),
			).toBeVisible();
			expect(await stored(page, 'preferredLanguage')).toBe(other);
		});
	});
});

test.describe('a visitor who chose English', () => {
	test('may choose Hindi again', { tag: '@phone' }, async ({ page }) => {
		await page.goto('/en');
		await chooseLanguage(page, 'en', 'hi');
		await expect(page).toHaveURL(at('/'));
		await page.goto('/register');
		await expect(page).toHaveURL(at('/register'));
		await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
	});
});
