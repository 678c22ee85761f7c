import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible } from './support/axe';
import { type Account, expect, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn } from './support/languages';
import { alertWith, at, getProfilePath, stored, untilBellAnswers } from './support/site';

async function openAccount(page: Page, language: Language): Promise<Locator> {
	await untilBellAnswers(page, () => page.goto(pathIn(language, '/profile')));
	return openAccountSection(page, language);
}

async function openAccountSection(page: Page, language: Language): Promise<Locator> {
	await page.getByRole('button', { name: messagesIn(language).profile.account.title, exact: true }).click();
	return page.getByRole('main');
}

function box(within: Locator, label: string): Locator {
	return within.getByLabel(new RegExp(`^${label}( \\*)?$`));
}

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);
	const words = texts.profile.account;
	const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

	test.describe(`the own account in ${language}`, () => {
		test('a member changes the password, which ends the other logins', { tag: '@desktop' }, async ({
			page,
			newMember,
			logIn,
			expectTrouble,
			playwright,
			baseURL,
		}) => {
			expectTrouble(/^400 PUT \/api\/users\/password$/);
			const account = await newMember();
			const api = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
			const login = await api.post('/api/users/login', { data: account });
			expect(login.ok()).toBe(true);
			await logIn(account);
			const main = await openAccount(page, language);
			await expect(main.getByText(words.sessions.here)).toBeVisible();
			await expect(main.getByRole('listitem').filter({ hasText: words.sessions.startedAt })).toHaveCount(3);
			await button(main, words.password.change).click();
			const dialog = page.getByRole('dialog', { name: words.password.change });
			await box(dialog, words.password.current).fill('not my password');
			await box(dialog, words.password.new).fill('a well at noon');
			await button(dialog, words.password.confirm).click();
			await expect(alertWith(page, texts.errors.password.wrong)).toBeVisible();
			await box(dialog, words.password.current).fill(account.password);
			await button(dialog, words.password.confirm).click();
			await expect(dialog).toBeHidden();
			await expect(page.getByText(texts.account.passwordChanged)).toBeVisible();
			await expect(main.getByRole('listitem').filter({ hasText: words.sessions.startedAt })).toHaveCount(1);
			expect((await api.get('/api/users/profile')).status()).toBe(401);
			await api.dispose();
		});

		test('leaves nothing of the member to Back once it is logged out everywhere', {
			tag: ['@desktop', '@full'],
		}, async ({ page, newMember, logIn }) => {
			const account = await newMember();
			await logIn(account);
			await untilBellAnswers(page, () => page.goto(pathIn(language, '/dashboard')));
			await expect(page.getByRole('main').getByText(account.email)).toBeVisible();
			// A page that the router has led to is one that it keeps.
			const profile = pathIn(language, '/profile');
			await page
				.getByRole('banner')
				.getByRole('link', { name: texts.site.pages.profile, exact: true })
				.click();
			await expect(page).toHaveURL(at(profile));
			const main = await openAccountSection(page, language);
			await button(main, words.sessions.end).click();
			await button(page.getByRole('dialog', { name: words.sessions.end }), words.sessions.confirm).click();
			await expect(page).toHaveURL(at(pathIn(language, '/login')));
			await page.goBack();
			const dashboard = encodeURIComponent(pathIn(language, '/dashboard'));
			await expect(page).toHaveURL(at(pathIn(language, `/login?next=${dashboard}`)));
			await expect(page.getByText(account.email)).toHaveCount(0);
		});

		test('a member takes a copy of everything along and deletes the account with the password', {
			tag: '@phone',
		}, async ({ page, newMember, logIn, expectTrouble }) => {
			expectTrouble(/^401 POST \/api\/users\/login$/);
			const account = await newMember({ villageAddress: 'Osian' });
			await logIn(account);
			const main = await openAccount(page, language);
			const download = page.waitForEvent('download');
			await button(main, words.data.download).click();
			const file = await download;
			expect(file.suggestedFilename()).toMatch(/^khamma-ghani-\d{4}-\d\d-\d\d\.json$/);
			const copy = JSON.parse(await readFile(await file.path(), 'utf8'));
			expect(copy.profile).toMatchObject({ name: account.name, villageAddress: 'Osian' });
			await button(main, words.remove.open).click();
			const dialog = page.getByRole('dialog', { name: words.remove.title });
			await box(dialog, words.remove.password).fill(account.password);
			await button(dialog, words.remove.confirm).click();
			await expect(page).toHaveURL(at(pathIn(language, '/')));
			await expect(page.getByText(texts.account.removed)).toBeVisible();
			expect(await stored(page, 'token')).toBeNull();
			await page.goto(pathIn(language, '/login'));
			await new LoginForm(page, language).logIn(account);
			await expect(alertWith(page, texts.errors.auth.invalidCredentials)).toBeVisible();
		});
	});

	test.describe(`the own profile in ${language}`, () => {
		test('a member sees their profile as others see it', async ({
			page,
			request,
			newMember,
			logIn,
			isMobile,
		}) => {
			const fields = { familyTreePrivacy: 'public', mobileNumber: '9000012345', clan: 'Jasrotia' };
			const account: Account = await newMember(fields);
			const clan = writtenIn(language, fields.clan, 'clan');
			await logIn(account);
			await page.goto(pathIn(language, '/profile'));
			const { preview } = texts.memberProfile;
			await page.getByRole('link', { name: texts.profile.preview.member, exact: true }).click();
			await expect(page.getByText(preview.shown.member)).toBeVisible();
			await expectAccessible(page, isMobile);
			await expect(page.getByText(clan)).toBeVisible();
			await expect(page.getByText(fields.mobileNumber)).toHaveCount(0);
			await page.getByRole('link', { name: preview.audiences.family, exact: true }).click();
			await expect(page.getByText(fields.mobileNumber)).toBeVisible();
			await page.getByRole('link', { name: preview.audiences.visitor, exact: true }).click();
			await expect(page.getByText(preview.shown.visitor)).toBeVisible();
			await expect(page.getByText(clan)).toHaveCount(0);
			await page.getByRole('link', { name: preview.back }).click();
			await expect(page).toHaveURL(at(pathIn(language, '/profile')));

			// Nobody sees more of another by asking for it.
			const other = await newMember({ ...fields, mobileNumber: '9000054321' });
			await page.goto(`${pathIn(language, await getProfilePath(other, request))}?as=family`);
			await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible();
			await expectAccessible(page, isMobile);
			await expect(page.getByText('9000054321')).toHaveCount(0);
			await expect(page.getByText(preview.shown.family)).toHaveCount(0);
		});
	});
});
