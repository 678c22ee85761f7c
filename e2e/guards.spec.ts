import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn } from './support/languages';
import { at } from './support/site';

inOneLanguage('hi', (language) => {
	test(`a visitor is led from a guarded page to the login, and back after it, in ${language}`, async ({
		page,
		newMember,
	}) => {
		const account = await newMember();
		const profile = pathIn(language, '/profile?from=mail');
		await page.goto(profile);
		await expect(page).toHaveURL(at(pathIn(language, `/login?next=${encodeURIComponent(profile)}`)));
		const { heading } = messagesIn(language).login;
		await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
		await new LoginForm(page, language).logIn(account);
		await expect(page).toHaveURL(at(profile));
		await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
		// A member has nothing to do at the login.
		await page.goto(pathIn(language, '/login'));
		await expect(page).toHaveURL(at(pathIn(language, '/profile')));
	});
});
