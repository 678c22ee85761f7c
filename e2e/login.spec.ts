import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn } from './support/languages';
import { alertWith, at, hold, stored } from './support/site';

const strangeAddresses = ['//evil.example', 'https://evil.example/', '/\\evil.example', '/\t/evil.example'];

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);

	test.describe(`login in ${language}`, () => {
		test('says what is missing, and asks nobody', { tag: ['@phone', '@full'] }, async ({ page }) => {
			const form = new LoginForm(page, language);
			const calls: string[] = [];
			page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
			await form.open();
			await form.button.click();
			await expect(alertWith(page, texts.login.emptyFields)).toBeVisible();
			await form.email.fill('asha@example.org');
			await form.button.click();
			await expect(alertWith(page, texts.login.emptyFields)).toBeVisible();
			expect(calls).toEqual([]);
		});

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

		test('says that it is busy, and sends once', { tag: ['@desktop', '@full'] }, async ({
			page,
			newMember,
		}) => {
			const account = await newMember();
			const form = new LoginForm(page, language);
			const calls: string[] = [];
			const release = await hold(page, '**/api/users/login', (route) => {
				calls.push(route.request().url());
				return route.continue();
			});
			await form.open();
			await form.logIn(account);
			const busy = page.getByRole('button', { name: texts.login.signingIn, exact: true });
			await expect(busy).toBeVisible();
			await form.password.press('Enter');
			release();
			await expect(page).toHaveURL(at(pathIn(language, '/profile')));
			expect(calls).toHaveLength(1);
		});

		test('leads back to a page of ours', { tag: '@desktop' }, async ({ page, newMember }) => {
			const form = new LoginForm(page, language);
			await form.open(pathIn(language, '/register?from=login'));
			await form.logIn(await newMember());
			await expect(page).toHaveURL(at(pathIn(language, '/register?from=login')));
		});

		test('is not what Back leads to after logging in', { tag: ['@phone', '@full'] }, async ({
			page,
			newMember,
		}) => {
			const account = await newMember();
			await page.goto(pathIn(language, '/about'));
			const form = new LoginForm(page, language);
			await form.open();
			await form.logIn(account);
			await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
			await page.goBack();
			await expect(page).toHaveURL(at(pathIn(language, '/about')));
		});

		test('leads to no other site', { tag: ['@desktop', '@full'] }, async ({ page, newMember, context }) => {
			const account = await newMember();
			for (const next of strangeAddresses) {
				await context.clearCookies();
				const form = new LoginForm(page, language);
				await form.open(next);
				await form.logIn(account);
				await expect(page, next).toHaveURL(at(pathIn(language, '/profile')));
			}
		});

		test('has nothing to ask a member', { tag: ['@phone', '@full'] }, async ({ page, newMember, logIn }) => {
			await logIn(await newMember());
			await page.goto(pathIn(language, '/login'));
			await expect(page).toHaveURL(at(pathIn(language, '/profile')));
		});

		test('shows and hides the password', { tag: ['@desktop', '@full'] }, async ({ page }) => {
			const form = new LoginForm(page, language);
			await form.open();
			await form.password.fill('neem leaf');
			await expect(form.password).toHaveAttribute('type', 'password');
			await page.getByRole('button', { name: texts.passwordField.show, exact: true }).click();
			await expect(form.password).toHaveAttribute('type', 'text');
			await page.getByRole('button', { name: texts.passwordField.hide, exact: true }).click();
			await expect(form.password).toHaveAttribute('type', 'password');
			await expect(form.password).toHaveValue('neem leaf');
		});

		test('leads to registration, to a new password and to the terms', { tag: '@full' }, async ({ page }) => {
			await new LoginForm(page, language).open();
			const main = page.getByRole('main');
			for (const [name, path] of [
				[texts.login.createAccount, '/register'],
				[texts.login.forgotPassword, '/forgot-password'],
			] as const) {
				const link = main.getByRole('link', { name, exact: true });
				await expect(link).toHaveAttribute('href', pathIn(language, path));
			}
			await expect(main.getByRole('checkbox', { name: texts.login.keepSignedIn })).not.toBeChecked();
			const terms = main.locator(`a[href="${pathIn(language, '/terms-privacy')}"]`);
			await expect(terms).toHaveCount(2);
		});

		test('ends with the browser unless one asks to stay signed in', { tag: ['@phone', '@full'] }, async ({
			page,
			context,
			newMember,
		}) => {
			const account = await newMember();
			const keep = page.getByRole('checkbox', { name: texts.login.keepSignedIn });
			const closeBrowser = async () => {
				const lasting = (await context.cookies()).filter(({ expires }) => expires !== -1);
				await context.clearCookies();
				await context.addCookies(lasting);
			};
			const form = new LoginForm(page, language);
			await form.open();
			await form.logIn(account);
			await expect(page).toHaveURL(at(pathIn(language, '/profile')));
			await page.reload();
			await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
			await closeBrowser();
			await page.goto(pathIn(language, '/profile'));
			await expect(page).toHaveURL((url) => url.pathname === pathIn(language, '/login'));
			expect(await stored(page, 'token')).toBeNull();
			expect(await stored(page, 'user')).toBeNull();

			await keep.check();
			await form.logIn(account);
			await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
			await closeBrowser();
			await page.goto(pathIn(language, '/profile'));
			await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
		});
	});
});
