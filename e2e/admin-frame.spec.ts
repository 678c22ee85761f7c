// The back office as a whole: who comes in, what is around its pages, and the page it opens with.
import type { Page } from '@playwright/test';
import { type Language, preferredLanguageKey } from '@/lib/core/language';
import { fixedPathIn } from '@/lib/core/localized-path';
import { comeBack, comeBackTo } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { administrator, expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { requirement } from './support/requirement';
import { at, stored } from './support/site';

const places = [
	['dashboard', '/admin'],
	['users', '/admin/users'],
	['blogs', '/admin/blogs'],
	['gallery', '/admin/gallery'],
	['deities', '/admin/deities'],
	['clans', '/admin/clans'],
	['khaanps', '/admin/khaanps'],
	['families', '/admin/families'],
	['messages', '/admin/messages'],
	['trash', '/admin/trash'],
	['history', '/admin/history'],
	['import', '/admin/import'],
	['settings', '/admin/settings'],
] as const;

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
		newMember,
		logIn,
		expectTrouble,
		isMobile,
	}) => {
		// It may still be asked while the session is being ended.
		const waiting = { blogs: 0, pictures: 0, messages: 0, reports: 0 };
		await page.route(waitingCall, (route) => route.fulfill({ json: waiting }));
		await requirement('layout.visitor', async () => {
			await page.goto('/admin/users?page=2');
			await expect(page).toHaveURL(at(loginFor('/admin/users?page=2')));
		});
		await requirement('layout.member', async () => {
			await logIn(await newMember());
			await page.goto('/admin/users');
			await expect(page).toHaveURL(at('/'));
		});
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
			await page.goto('/about');
			await expect(page).toHaveURL(at('/en/about'));
			// Its links lead to pages in its own language; the portal's own choice stays.
			await page.goto(fixedPathIn('hi', '/about'));
			expect(await getLanguage(page)).toBe('hi');
			await page.goto('/about');
			await expect(page).toHaveURL(at('/en/about'));
			// An address that names a language chooses it, and is the same page.
			await openIn(page, language);
			expect(await getLanguage(page)).toBe(language);
		});
		await page.goto('/admin/nothing-here');
		await expect(page.getByRole('heading', { level: 1, name: frame.notFound.title })).toBeVisible();
		expectTrouble(/^404 GET \/admin\/nothing-here$/);
		await page.getByRole('link', { name: frame.notFound.home }).click();
		await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();

		await requirement('layout.logout', async () => {
			const sidebar = await openSidebar(page, isMobile);
			await sidebar.getByRole('button', { name: frame.logout, exact: true }).click();
			await expect(page).toHaveURL(at('/login'));
			expect(await stored(page, 'token')).toBeNull();
			await page.goto('/admin');
			await expect(page).toHaveURL(at(loginFor('/admin')));
		});
	});

	test(`the sidebar and the dashboard, in ${language}`, { tag: '@full' }, async ({
		page,
		logIn,
		expectTrouble,
		isMobile,
	}) => {
		let waiting = { blogs: 3, pictures: 0, messages: 2, reports: 1 };
		await page.route(waitingCall, (route) => route.fulfill({ json: waiting }));
		await page.route('**/api/users/count', (route) => route.fulfill({ json: { count: 123_456 } }));
		await page.route('**/api/blogs/count', (route) => route.fulfill({ json: { count: 12 } }));
		await page.route('**/api/family/count', (route) => route.fulfill({ json: { totalFamilies: 7 } }));
		let isFailing = true;
		await page.route('**/api/blogs?page=1&limit=5', (route) =>
			isFailing ? route.fulfill({ status: 500, json: {} }) : route.continue(),
		);
		expectTrouble(/^500 GET \/api\/blogs\?page=1&limit=5$/);
		await logIn(administrator());
		await openIn(page, language);

		const panel = (name: string) => page.getByRole('region', { name, exact: true });
		const figure = (name: string) =>
			page.getByText(name, { exact: true }).locator('..').getByRole('definition');
		await requirement('dashboard.cards', async () => {
			await comeBackTo(page, page.getByText('1,23,456'));
			await expect(figure(words.cards.users)).toHaveText('1,23,456');
			await expect(figure(words.cards.blogs)).toHaveText('12');
			await expect(figure(words.cards.families)).toHaveText('7');
			await expect(figure(words.cards.matches)).toHaveText(/^\d+$/);
		});
		await requirement('dashboard.recent', async () => {
			const users = panel(words.users.title);
			await expect(users.getByRole('listitem')).toHaveCount(5);
			const blogs = panel(words.blogs.title);
			await expect(blogs.getByRole('alert')).toHaveText(words.blogs.failed);
			isFailing = false;
			await blogs.getByRole('button', { name: words.tryAgain }).click();
			await expect(blogs.getByRole('listitem')).toHaveCount(5);
			for (const [list, name, href] of [
				[users, words.viewAllUsers, '/admin/users'],
				[blogs, words.viewAllBlogs, '/admin/blogs'],
			] as const) {
				const all = list.getByRole('link', { name });
				await expect(all).toHaveText(words.viewAll);
				await expect(all).toHaveAttribute('href', href);
			}
		});
		const weeks = panel(words.registrations.title).getByRole('listitem');
		await expect(weeks).toHaveCount(12);
		await expect(weeks.first()).toContainText(/\d{4}/);
		await expect(panel(words.health.title).getByText(words.health.ok, { exact: true })).toHaveCount(2);
		await expect(panel(words.maintenance.title).getByText(texts.maintenance.isOff)).toBeVisible();
		await expect(panel(words.waiting.title).getByRole('link', { name: words.waiting.blogs })).toContainText(
			'3',
		);
		await expect(
			panel(words.waiting.title).getByRole('link', { name: words.waiting.reports }),
		).toHaveAttribute('href', '/admin/messages?tab=reports&state=open');
		await expect(panel(words.users.title).locator('time').first()).toHaveAttribute('title', /\d:\d\d/);
		await expectAccessible(page, isMobile);

		await requirement('layout.sidebar', async () => {
			const sidebar = await openSidebar(page, isMobile);
			const links = sidebar.getByRole('navigation', { name: frame.navigation }).getByRole('link');
			await expect(links).toHaveCount(places.length);
			for (const [nth, [name, path]] of places.entries()) {
				await expect(links.nth(nth)).toContainText(frame.pages[name]);
				await expect(links.nth(nth)).toHaveAttribute('href', path);
			}
			await expect(sidebar.getByRole('button', { name: frame.logout, exact: true })).toBeVisible();
			await expect(links.nth(0)).toHaveAttribute('aria-current', 'page');
			await expect(links.nth(2)).toHaveAccessibleName(/3/);
			await expect(links.nth(3)).toHaveAccessibleName(frame.pages.gallery);
			await expect(links.nth(8)).toHaveAccessibleName(/3/);
			// Counted again when the tab comes back.
			waiting = { ...waiting, blogs: 0, pictures: 41 };
			await comeBack(page);
			await expect(links.nth(3)).toHaveAccessibleName(/41/);
			await expect(links.nth(2)).toHaveAccessibleName(frame.pages.blogs);
			await (isMobile ? expectDrawer(page) : expectCollapsible(page));
		});
	});

	/** Holds the focus while it is open, and gives it back to its button. */
	async function expectDrawer(page: Page): Promise<void> {
		const drawer = page.getByRole('dialog', { name: frame.menu });
		await expectAccessible(page, true);
		for (let presses = 0; presses < 20; presses += 1) {
			await page.keyboard.press('Tab');
			const outside = await page.evaluate(() => {
				const { activeElement } = document;
				return activeElement !== document.body && activeElement?.closest('dialog') === null;
			});
			expect(outside, 'the focus stays in the drawer').toBe(false);
		}
		await page.keyboard.press('Escape');
		await expect(drawer).toBeHidden();
		const menu = page.getByRole('button', { name: frame.menu, exact: true });
		await expect(menu).toBeFocused();
		await menu.click();
		await drawer.getByRole('button', { name: frame.close, exact: true }).click();
		await expect(drawer).toBeHidden();
	}

	/** From 248 to 72 px and back, kept over a reload; its links keep their names. */
	async function expectCollapsible(page: Page): Promise<void> {
		const links = page.getByRole('navigation', { name: frame.navigation });
		const width = () => links.locator('..').evaluate((bar) => bar.getBoundingClientRect().width);
		await expect.poll(width).toBe(248);
		await page.getByRole('button', { name: frame.collapse }).click();
		await expect.poll(width).toBe(72);
		await page.reload();
		const expand = page.getByRole('button', { name: frame.expand });
		await expect(expand).toHaveAttribute('aria-expanded', 'false');
		expect(await width()).toBe(72);
		await expect(links.getByRole('link', { name: frame.pages.deities, exact: true })).toBeVisible();
		await expectAccessible(page, false);
		await expand.click();
		await expect.poll(width).toBe(248);
		// The first stop of the keyboard leads past the sidebar.
		await page.reload();
		await page.keyboard.press('Tab');
		await expect(page.getByRole('link', { name: frame.skip })).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('main')).toBeFocused();
	}
});
