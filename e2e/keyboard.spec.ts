import type { Locator, Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expect, newAccount, test } from './support/fixtures';
import { RegistrationForm } from './support/forms';
import { inOneLanguage, messagesIn } from './support/languages';
import { at, tabTo } from './support/site';

/** Goes to the control and writes, as somebody without a mouse does. */
async function type(page: Page, control: Locator, text: string): Promise<void> {
	await tabTo(page, control);
	await page.keyboard.press('ControlOrMeta+A');
	await page.keyboard.type(text);
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
	await tabTo(page, control);
	await page.keyboard.press(key);
}

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);

	test.describe(`by keyboard alone in ${language}`, () => {
		test('a visitor registers', async ({ page }) => {
			const account = newAccount();
			const form = new RegistrationForm(page, language);
			await form.open();
			await type(page, form.text('name'), account.name);
			await type(page, form.text('email'), account.email);
			await type(page, form.password(), account.password);
			await press(page, form.button('continue'));

			await expect(
				page.getByRole('heading', { level: 2, name: texts.register.steps.personal }),
			).toBeFocused();
			await press(page, form.list('prefix'), 'ArrowDown');
			await press(page, form.list('gender'), 'ArrowDown');
			await type(page, form.text('age'), '31');
			await press(page, form.answer('isMarried', 'No'), 'ArrowDown');
			await expect(form.answer('isMarried', 'Yes')).toBeChecked();
			await type(page, form.list('district'), 'Jod');
			await page.keyboard.press('ArrowDown');
			await page.keyboard.press('Enter');
			await expect(form.list('district')).not.toHaveValue('Jod');
			await press(page, form.button('back'));
			await form.expectStep(1);
			await press(page, form.button('continue'));
			await press(page, form.button('next'));

			await expect(page.getByRole('heading', { level: 2, name: texts.register.steps.family })).toBeFocused();
			await type(page, form.text('marriagePlace'), 'Udaipur');
			await press(page, form.button('createAccount'));
			await expect(page).toHaveURL(at(pathIn(language, '/profile')));
		});
	});
});
