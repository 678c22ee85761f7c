import type { Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expect, newAccount, test } from '../support/fixtures';
import { RegistrationForm } from '../support/forms';
import { inBothLanguages, messagesIn } from '../support/languages';
import { makePicture } from '../support/pictures';
import { at, untilHydrated } from '../support/site';

function question(page: Page, language: Language) {
	const { unsaved } = messagesIn(language).site;
	const dialog = page.getByRole('dialog', { name: unsaved.title });
	const answer = (name: 'confirm' | 'cancel') =>
		dialog.getByRole('button', { name: unsaved[name], exact: true }).click();
	return { dialog, leave: () => answer('confirm'), stay: () => answer('cancel') };
}

inBothLanguages((language) => {
	const texts = messagesIn(language);

	test.describe(`Back in a wizard in ${language}`, () => {
		test('goes one step back in the registration, and a reload keeps the step and the photo', {
			tag: '@phone',
		}, async ({ page }) => {
			const account = newAccount();
			const form = new RegistrationForm(page, language);
			await page.goto(pathIn(language, '/about'));
			await untilHydrated(page);
			const link = page.locator(`a[href="${pathIn(language, '/register')}"]`).first();
			await link.evaluate((element: HTMLElement) => element.click());
			await form.expectStep(1);
			await form.photo().setInputFiles(await makePicture('jpeg'));
			const preview = page.getByRole('img', { name: texts.photoField.preview });
			await form.goToLastStep(account);
			await page.goBack();
			await form.expectStep(2);
			await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
			await page.goBack();
			await form.expectStep(1);
			await expect(form.text('name')).toHaveValue(account.name);
			await expect(preview).toBeVisible();
			await page.goForward();
			await form.expectStep(2);
			await form.text('fatherName').fill('Umed Singh');

			await page.reload();
			await expect(page.getByText(texts.register.draftKept)).toBeVisible();
			await form.expectStep(2);
			await expect(form.text('fatherName')).toHaveValue('Umed Singh');
			await expect(form.button('next')).toBeEnabled();
			await page.goBack();
			await form.expectStep(1);
			await expect(preview).toBeVisible();
			await expect(form.password()).toHaveValue('');
			await form.password().fill(account.password);

			const { dialog, leave, stay } = question(page, language);
			await page.goBack();
			await expect(dialog).toBeVisible();
			await expect(page).toHaveURL(at(pathIn(language, '/register')));
			await stay();
			await expect(form.password()).toHaveValue(account.password);
			const footer = page.getByRole('contentinfo');
			await footer.getByRole('link', { name: texts.site.pages.about, exact: true }).click();
			await leave();
			await expect(page).toHaveURL(at(pathIn(language, '/about')));

			await page.goto(pathIn(language, '/register'));
			await form.expectStep(1);
			await expect(preview).toBeVisible();
			await form.password().fill(account.password);
			await form.button('continue').click();
			await form.button('next').click();
			await form.submit();
			await expect(page.getByText(writtenIn(language, 'Umed Singh'))).toBeVisible();
			const portrait = page.getByRole('main').getByRole('img', { name: texts.memberFields.photo });
			await expect(portrait).toBeVisible();
			expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'fonts'))).toEqual(
				[],
			);
		});

		test('leads to the password that a reload has forgotten', { tag: '@desktop' }, async ({ page }) => {
			const account = newAccount();
			const form = new RegistrationForm(page, language);
			await form.open();
			await form.goToLastStep(account);
			await page.reload();
			await form.expectStep(3);
			await form.button('createAccount').click();
			await form.expectStep(1);
			await expect(form.password()).toBeFocused();
		});
	});
});
