// The back office as a whole: who comes in, what is around its pages, and the page it opens with.
import type { Page } from '@playwright/test';
import { type Language, preferredLanguageKey } from '@/lib/core/language';
import { administrator, expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { requirement } from './support/requirement';
import { at, stored } from './support/site';

const waitingCall = '**/api/admin/waiting';
const profileCall = '**/api/users/profile';
const getLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Opens the back office in `language`, as the one who has chosen it finds it. */
async function openIn(page: Page, language: Language): Promise<void> {
	await page.goto(`/${language}/admin`);
	await expect(page).toHaveURL(at('/admin'));
}

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const { frame, dashboard: words } = texts.admin;
	const loginFor = (path: string) => `/login?next=${encodeURIComponent(path)}`;

	/** The sidebar; on a small screen the drawer, once it is open. */
	async function openSidebar(page: Page, isMobile: boolean) {
		if (!isMobile) return page.locator('body');
		await page.getByRole('button', { name: frame.menu, exact: true }).click();
		return page.getByRole('dialog', { name: frame.menu });
	}

	test(`the way into the back office and out of it, in ${language}`, async ({
		page,
		context,
		logIn,
		expectTrouble,
		isMobile,
	}) => {
		// It may still be asked while the session is being ended.
		const waiting = { blogs: 0, pictures: 0, messages: 0, reports: 0 };
		await page.route(waitingCall, (route) => route.fulfill({ json: waiting }));
		// The cookie alone is not enough, nor a token of which the server cannot say whose it is.
		await logIn(administrator());
		await page.goto('/manifest.webmanifest');
		await page.evaluate(() => localStorage.removeItem('token'));
		await page.goto('/admin?from=mail');
		await expect(page).toHaveURL(at(loginFor('/admin?from=mail')));
		await logIn(administrator());
		expectTrouble(/^500 GET \/api\/users\/profile$/);
		await page.route(profileCall, (route) => route.fulfill({ status: 500, json: {} }));
		await page.goto('/admin');
		await expect(page).toHaveURL(at(loginFor('/admin')));
		await page.unroute(profileCall);

		await logIn(administrator());
		await requirement('layout.language', async () => {
			const portal = new URL(page.url()).origin;
			await context.addCookies([{ name: preferredLanguageKey, value: 'hi', url: portal }]);
			await page.goto('/admin');
			expect(await getLanguage(page)).toBe('en');
			const english = messagesIn('en');
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.admin.dashboard.title);
			if (isMobile) await page.getByRole('button', { name: english.admin.frame.menu, exact: true }).click();
			await page.getByRole('button', { name: english.site.languages.hi }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(
				messagesIn('hi').admin.dashboard.title,
			);
			await context.addCookies([{ name: preferredLanguageKey, value: 'en', url: portal }]);
			await page.goto('/admin');
			expect(await getLanguage(page)).toBe('hi');
			// The portal's own choice stays.
			await page.goto('/about');
			await expect(page).toHaveURL(at('/en/about'));
			// An address that names a language chooses it, and is the same page.
			await openIn(page, language);
			expect(await getLanguage(page)).toBe(language);
		});
		await page.goto('/admin/nothing-here');
		await expect(page.getByRole('heading', { level: 1, name: frame.notFound.title })).toBeVisible();
		await expect(page.locator('html[data-fonts]')).toBeVisible();
		expectTrouble(/^404 GET \/admin\/nothing-here$/);
		await page.getByRole('link', { name: frame.notFound.home }).click();
		await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
		// With all of its pictures: one that is still asked for when the session ends is refused.
		await page.reload();

		await requirement('layout.logout', async () => {
			const sidebar = await openSidebar(page, isMobile);
			await sidebar.getByRole('button', { name: frame.logout, exact: true }).click();
			await expect(page).toHaveURL(at('/login'));
			expect(await stored(page, 'token')).toBeNull();
			await page.goto('/admin');
			await expect(page).toHaveURL(at(loginFor('/admin')));
		});
	});
});
