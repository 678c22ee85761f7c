// The search on the home page: its results, and the keys that walk through them.
import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';

inOneLanguage('en', (language) => {
	const texts = messagesIn(language).home.search;
	const home = pathIn(language, '/');
	const script =
		language === 'hi'
			? { clan: 'rathore', deity: 'karni', shown: 'करणी' }
			: { clan: 'राठौड़', deity: 'करणी', shown: 'Karni' };

	const getGroup = (page: Page, name: string) =>
		page.getByRole('listbox', { name: texts.list }).getByRole('group', { name });

	test.describe(`the search in ${language}`, () => {
		test('finds in either script, and leads to a deity by keyboard', async ({ page, isMobile }) => {
			await page.goto(home);
			const box = page.getByRole('combobox', { name: texts.label });
			await box.fill(script.clan);
			await expect(getGroup(page, texts.members)).toBeVisible();
			const clan = getGroup(page, texts.clans).getByRole('option').first();
			await expect(clan).toContainText(messagesIn(language).clans.Rathore);
			await expect(clan).toBeDisabled();
			await expectAccessible(page, isMobile);

			for (const name of ['members', 'families', 'clans', 'dynasties', 'blogs'] as const)
				await page.getByRole('checkbox', { name: texts[name], exact: true }).uncheck();
			await box.fill(script.deity);
			// The deities of the first search are shown until the second one has its results.
			const deity = getGroup(page, texts.deities).getByRole('option');
			await expect(deity).toHaveCount(1);
			await expect(deity).toContainText(script.shown);
			await box.press('ArrowDown');
			await expect(deity).toHaveAttribute('aria-selected', 'true');
			await box.press('Enter');
			await expect(page).toHaveURL(/\/deity\/[0-9a-f-]{36}$/);
		});
	});
});
