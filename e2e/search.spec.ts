// The search on the home page: its results, and the keys that walk through them.
import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';

inOneLanguage('en', (language) => {
	const texts = messagesIn(language).home.search;
	const home = pathIn(language, '/');
	const script = language === 'hi' ? { clan: 'rathore', deity: 'karni' } : { clan: 'राठौड़', deity: 'करणी' };

	const getBox = (page: Page) => page.getByRole('combobox', { name: texts.label });
	const listOf = (page: Page) => page.getByRole('listbox', { name: texts.list });
	const getGroup = (page: Page, name: string) => listOf(page).getByRole('group', { name });
	const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
	const activeIn = (page: Page) => listOf(page).getByRole('option', { selected: true });

	test.describe(`the search in ${language}`, () => {
		test('finds in either script, and is walked through by keyboard', async ({ page, isMobile }) => {
			await page.goto(home);
			const [box, list] = [getBox(page), listOf(page)];
			await expect(page.getByText(texts.hint, { exact: true })).toBeVisible();
			for (const name of ['members', 'families', 'clans', 'dynasties', 'deities', 'blogs'] as const)
				await expect(tick(page, texts[name])).toBeChecked();

			await box.fill(script.clan);
			await expect(getGroup(page, texts.members)).toBeVisible();
			const clan = getGroup(page, texts.clans).getByRole('option').first();
			await expect(clan).toContainText(messagesIn(language).clans.Rathore);
			await expect(clan).toBeDisabled();
			await expectAccessible(page, isMobile);

			await box.press('ArrowDown');
			await expect(activeIn(page)).toHaveId(
				(await list.getByRole('option').first().getAttribute('id')) ?? '',
			);
			await expect(box).toHaveAttribute('aria-activedescendant', /^found-members-/);
			await box.press('End');
			await expect(activeIn(page)).toBeInViewport();
			await box.press('ArrowDown');
			await expect(box).toHaveAttribute('aria-activedescendant', /^found-members-/);
			await box.press('Escape');
			await expect(list).toBeHidden();
			await expect(box).toHaveValue(script.clan);
			await box.press('ArrowDown');
			await expect(list).toBeVisible();
			await box.press('Tab');
			await expect(list).toBeHidden();

			// Clans are shown and lead nowhere.
			for (const name of ['members', 'families', 'dynasties', 'deities', 'blogs'] as const)
				await tick(page, texts[name]).uncheck();
			await expect(list.getByRole('group')).toHaveCount(1);
			await box.focus();
			await box.press('Home');
			await expect(activeIn(page)).toHaveCount(1);
			await box.press('Enter');
			await expect(page).toHaveURL((url) => url.pathname === home);
			await tick(page, texts.clans).uncheck();
			await expect(page.getByText(texts.noCategory, { exact: true }).first()).toBeVisible();

			await tick(page, texts.deities).check();
			await box.fill('   ');
			await expect(list).toBeHidden();
			await box.fill('zzzzqqqq');
			await expect(page.getByText(texts.none, { exact: true }).first()).toBeVisible();
			await box.fill(script.deity);
			await expect(getGroup(page, texts.deities)).toBeVisible();
			await box.press('ArrowDown');
			await box.press('Enter');
			await expect(page).toHaveURL(/\/deity\/[0-9a-f-]{36}$/);
		});
	});
});
