import type { Locator, Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expect, newAccount, test } from './support/fixtures';
import { LoginForm, MemberForm, RegistrationForm } from './support/forms';
import { inOneLanguage, messagesIn } from './support/languages';
import { codeSentTo } from './support/mail';
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
		test('one registers', async ({ page }) => {
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
			const consent = page.getByRole('checkbox', { name: texts.register.matrimonialConsent });
			await press(page, consent, 'Space');
			await expect(consent).toBeChecked();
			await press(page, form.button('createAccount'));
			await expect(page).toHaveURL(at(pathIn(language, '/profile')));
		});

		test('one logs in and stays signed in', { tag: '@full' }, async ({ page, newMember }) => {
			const account = await newMember();
			const form = new LoginForm(page, language);
			await form.open();
			await expect(form.button).toBeEnabled();
			await type(page, form.email, account.email);
			await page.keyboard.press('Tab');
			await expect(form.password).toBeFocused();
			await page.keyboard.type(account.password);
			await press(page, page.getByRole('checkbox', { name: texts.login.keepSignedIn }), 'Space');
			await press(page, form.button);
			await expect(page).toHaveURL(at(pathIn(language, '/profile')));
		});

		test('one sets a new password', { tag: '@full' }, async ({ page, newMember }) => {
			const account = await newMember();
			const words = texts.passwordReset;
			await page.goto(pathIn(language, '/login'));
			await press(page, page.getByRole('link', { name: texts.login.forgotPassword }));
			const dialog = page.getByRole('dialog', { name: words.title });
			await type(page, dialog.getByRole('textbox', { name: texts.memberFields.email }), account.email);
			await page.keyboard.press('Enter');
			const otp = dialog.getByRole('textbox', { name: words.otp.label });
			await type(page, otp, await codeSentTo(account.email));
			await press(page, dialog.getByRole('button', { name: words.otp.verify }));
			await type(page, dialog.getByLabel(new RegExp(`^${words.password.label}( \\*)?$`)), 'a well at noon');
			await press(page, dialog.getByRole('button', { name: words.password.save }));
			await press(page, dialog.getByRole('link', { name: words.backToLogin }));
			await expect(page).toHaveURL(at(pathIn(language, '/login')));
		});

		test('one changes the own profile and looks at it as others do', { tag: '@full' }, async ({
			page,
			newMember,
			logIn,
		}) => {
			await logIn(await newMember({ familyTreePrivacy: 'public' }));
			const form = new MemberForm(page, language);
			const button = (name: string) => page.getByRole('button', { name, exact: true });
			await page.goto(pathIn(language, '/profile'));
			await press(page, button(texts.profile.edit));
			await type(page, form.text('profession'), 'Weaver');
			// Enter in a text sends the form, as everywhere.
			await page.keyboard.press('Enter');
			await expect(page.getByRole('status').filter({ hasText: texts.profile.saved })).toBeVisible();
			await expect(page.getByRole('main').getByText('Weaver')).toBeVisible();
			await press(page, button(texts.profile.account.title));
			await press(page, button(texts.profile.account.password.change));
			await page.keyboard.press('Escape');
			await expect(button(texts.profile.account.password.change)).toBeFocused();
			await page.reload();
			await press(page, page.getByRole('link', { name: texts.profile.preview.member, exact: true }));
			await expect(page.getByText(texts.memberProfile.preview.shown.member)).toBeVisible();
		});
	});
});
