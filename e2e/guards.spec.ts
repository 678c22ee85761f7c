import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn } from './support/languages';
import { at } from './support/site';

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);
	const loginFor = (path: string) =>
		pathIn(language, `/login?next=${encodeURIComponent(pathIn(language, path))}`);

	test.describe(`the way in, in ${language}`, () => {
		test('leads a visitor from a guarded page to the login, and back after it', async ({
			page,
			newMember,
		}) => {
			const account = await newMember();
			await page.goto(pathIn(language, '/profile?from=mail'));
			await expect(page).toHaveURL(at(loginFor('/profile?from=mail')));
			await expect(page.getByRole('heading', { level: 1, name: texts.login.heading })).toBeVisible();
			await new LoginForm(page, language).logIn(account);
			await expect(page).toHaveURL(at(pathIn(language, '/profile?from=mail')));
			await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
		});
	});
});
