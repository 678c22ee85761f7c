import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { codeSentTo } from './support/mail';
import { alertWith, at } from './support/site';

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const words = texts.passwordReset;
	const login = pathIn(language, '/login');
	const step = (number: number) => translator(language)('passwordReset.step', { step: number, total: 3 });

	test.describe(`a forgotten password in ${language}`, () => {
		test('a member replaces it with a code that comes by mail', async ({
			page,
			isMobile,
			newMember,
			expectTrouble,
		}) => {
			expectTrouble(/^400 POST \/api\/users\/verify-otp$/);
			const account = await newMember();
			const password = 'a well at noon';
			const dialog = page.getByRole('dialog', { name: words.title });
			await page.goto(login);
			await page.getByRole('link', { name: texts.login.forgotPassword }).click();
			await expect(page).toHaveURL(at(pathIn(language, '/forgot-password')));

			await expect(dialog.getByText(step(1))).toBeVisible();
			const email = dialog.getByRole('textbox', { name: texts.memberFields.email });
			await expect(email).toBeFocused();
			await email.fill(account.email);
			await page.keyboard.press('Enter');

			await expect(dialog.getByText(step(2))).toBeVisible();
			await expect(dialog.getByText(account.email)).toBeVisible();
			const otp = dialog.getByRole('textbox', { name: words.otp.label });
			await page.reload();
			await expect(dialog.getByText(account.email)).toBeVisible();
			await expect(otp).toBeFocused();
			const code = await codeSentTo(account.email);
			await otp.fill(code === '111111' ? '222222' : '111111');
			await page.keyboard.press('Enter');
			await expect(alertWith(page, texts.errors.reset.wrongOtp)).toBeVisible();
			await expectAccessible(page, isMobile);
			await otp.fill(code);
			await page.keyboard.press('Enter');

			await expect(dialog.getByText(step(3))).toBeVisible();
			const box = dialog.getByLabel(new RegExp(`^${words.password.label}( \\*)?$`));
			await expect(box).toBeFocused();
			await box.fill(password);
			await page.keyboard.press('Enter');

			await expect(dialog.getByText(words.done.heading)).toBeVisible();
			await dialog.getByRole('link', { name: words.backToLogin }).click();
			await expect(page).toHaveURL(at(login));
			const form = new LoginForm(page, language);
			await form.logIn({ ...account, password });
			await expect(page).toHaveURL(at(pathIn(language, '/profile')));
		});
	});
});
