import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { administrator, expect, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn } from './support/languages';
import { alertWith, at, hold, openBar, stored } from './support/site';

const profileCall = '**/api/users/profile';

async function keepToken(page: Page, token: string): Promise<void> {
	await page.goto('/manifest.webmanifest');
	await page.evaluate((value) => localStorage.setItem('token', value), token);
}

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);
	const { navigation, pages } = texts.site;
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

		test('tells a visitor at a protected link to log in first', { tag: '@full' }, async ({ page }) => {
			await page.goto(pathIn(language, '/'));
			const bar = await openBar(page, language);
			await bar.getByRole('link', { name: pages.familyTree }).click();
			await expect(alertWith(page, texts.errors.auth.required)).toBeVisible();
			await expect(page).toHaveURL(at(loginFor('/family-tree')));
		});

		test('dims the family tree for a visitor and says why', { tag: '@full' }, async ({ page, isMobile }) => {
			await page.goto(pathIn(language, '/'));
			const bar = await openBar(page, language);
			const link = bar.getByRole('link', { name: pages.familyTree });
			await expect(link).toHaveAccessibleDescription(navigation.loginRequired);
			const opacity = (words: string) =>
				bar
					.getByText(words, { exact: true })
					.evaluate((element) => Number(getComputedStyle(element).opacity));
			expect(await opacity(pages.familyTree)).toBeLessThan(await opacity(pages.matrimonial));
			const tooltip = bar.getByRole('tooltip');
			if (!isMobile) {
				await expect(tooltip).toBeHidden();
				await link.hover();
			}
			await expect(tooltip).toBeVisible();
			await expect(tooltip).toHaveText(navigation.loginRequired);
		});
	});

	test.describe(`the bar in ${language}`, () => {
		test('leads a visitor to every public page, to login and registration', { tag: '@full' }, async ({
			page,
		}) => {
			await page.goto(pathIn(language, '/'));
			const bar = await openBar(page, language);
			for (const [name, path] of [
				[pages.home, '/'],
				[pages.familyTree, '/family-tree'],
				[pages.matrimonial, '/matrimonial'],
				[pages.devi, '/devi'],
				[pages.devta, '/devta'],
				[pages.gallery, '/gallery'],
				[pages.blogs, '/blogs'],
				[pages.about, '/about'],
				[pages.contact, '/contact'],
				[pages.login, '/login'],
				[pages.register, '/register'],
			] as const) {
				const link = bar.locator(`a[href="${pathIn(language, path)}"]`).filter({ hasText: name });
				await expect(link).toBeVisible();
			}
			for (const name of [pages.profile, pages.admin])
				await expect(bar.getByRole('link', { name, exact: true })).toBeHidden();
			await expect(bar.getByRole('button', { name: navigation.logout })).toBeHidden();
			const current = bar.getByRole('link', { name: pages.home, exact: true });
			await expect(current).toHaveAttribute('aria-current', 'page');
		});

		test('gives a member the profile and the way out, and the family tree undimmed', async ({
			page,
			newMember,
			logIn,
		}) => {
			await logIn(await newMember());
			await page.goto(pathIn(language, '/'));
			const bar = await openBar(page, language);
			const profile = bar.getByRole('link', { name: pages.profile, exact: true });
			await expect(profile).toHaveAttribute('href', pathIn(language, '/profile'));
			await expect(bar.getByRole('button', { name: navigation.logout, exact: true })).toBeVisible();
			for (const name of [pages.admin, pages.login, pages.register])
				await expect(bar.getByRole('link', { name, exact: true })).toBeHidden();
			const tree = bar.getByRole('link', { name: pages.familyTree, exact: true });
			await expect(tree).toHaveAccessibleDescription('');
			await expect(bar.getByRole('tooltip')).toHaveCount(0);
		});

		test('gives an administrator the back office too', { tag: '@full' }, async ({ page, logIn }) => {
			await logIn(administrator());
			await page.goto(pathIn(language, '/'));
			const bar = await openBar(page, language);
			const admin = bar.getByRole('link', { name: pages.admin, exact: true });
			await expect(admin).toHaveAttribute('href', '/admin');
			await expect(bar.getByRole('link', { name: pages.profile, exact: true })).toBeVisible();
		});

		test('says that it is loading while the session is checked', { tag: ['@desktop', '@full'] }, async ({
			page,
			newMember,
			logIn,
		}) => {
			await logIn(await newMember());
			const release = await hold(page, profileCall);
			await page.goto(pathIn(language, '/'));
			const bar = await openBar(page, language);
			await expect(bar.getByRole('status')).toHaveText(navigation.loading);
			await expect(bar.getByRole('link', { name: pages.login, exact: true })).toBeHidden();
			release();
			await expect(bar.getByRole('link', { name: pages.profile, exact: true })).toBeVisible();
			await expect(bar.getByText(navigation.loading)).toBeHidden();
		});

		test('forgets a token that is refused', { tag: ['@phone', '@full'] }, async ({ page, expectTrouble }) => {
			expectTrouble(/^401 GET \/api\/users\/profile$/);
			await keepToken(page, 'a token of nobody');
			await page.goto(pathIn(language, '/'));
			const bar = await openBar(page, language);
			await expect(bar.getByRole('link', { name: pages.login, exact: true })).toBeVisible();
			await expect.poll(() => stored(page, 'token')).toBeNull();
		});

		test('keeps the token of a member whom a server in trouble could not check', {
			tag: ['@phone', '@full'],
		}, async ({ page, newMember, logIn, expectTrouble }) => {
			expectTrouble(/^503 GET \/api\/users\/profile$/);
			await logIn(await newMember());
			await page.route(profileCall, (route) => route.fulfill({ status: 503, json: { message: 'later' } }));
			await page.goto(pathIn(language, '/'));
			const bar = await openBar(page, language);
			await expect(bar.getByRole('link', { name: pages.login, exact: true })).toBeVisible();
			expect(await stored(page, 'token')).not.toBeNull();
			await page.unroute(profileCall);
			await page.reload();
			const profile = (await openBar(page, language)).getByRole('link', { name: pages.profile, exact: true });
			await expect(profile).toBeVisible();
		});
	});
});
