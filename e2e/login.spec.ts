import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn } from './support/languages';
import { alertWith, at, stored } from './support/site';

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);

	test.describe(`login in ${language}`, () => {
		test('tells what the server says of a wrong password, and takes the right one', async ({
			page,
			newMember,
			expectTrouble,
		}) => {
			expectTrouble(/^401 POST \/api\/users\/login$/);
			const account = await newMember();
			const form = new LoginForm(page, language);
			await form.open();
			await form.logIn({ ...account, password: 'another evening at the well' });
			await expect(alertWith(page, texts.errors.auth.invalidCredentials)).toBeVisible();
			await expect(form.email).toHaveValue(account.email);
			expect(await stored(page, 'token')).toBeNull();

			await form.logIn(account);
			await expect(page).toHaveURL(at(pathIn(language, '/profile')));
			await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
			expect(await stored(page, 'token')).not.toBeNull();
		});

		test('leads back to a page of ours, and to no other site', { tag: '@desktop' }, async ({
			page,
			context,
			newMember,
		}) => {
			const account = await newMember();
			const form = new LoginForm(page, language);
			await form.open(pathIn(language, '/about?from=login'));
			await form.logIn(account);
			await expect(page).toHaveURL(at(pathIn(language, '/about?from=login')));
			// A member has nothing to do at the login.
			await page.goto(pathIn(language, '/login'));
			await expect(page).toHaveURL(at(pathIn(language, '/profile')));
			await context.clearCookies();
			await form.open('//evil.example');
			await form.logIn(account);
			await expect(page).toHaveURL(at(pathIn(language, '/profile')));
		});
	});
});
