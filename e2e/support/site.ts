import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';
import * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { type Account, expect } from './fixtures';
import { messagesIn } from './languages';

/** Waits until React answers clicks. */
export async function untilHydrated(page: Page): Promise<void> {
	await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}

/**
 * Opens a page of a member and waits for the answer to its bell: the bell asks after the page has loaded, and would be
 * refused in a test that ends the session.
 */
export async function untilBellAnswers<Opened>(page: Page, open: () => Promise<Opened>): Promise<Opened> {
	const [opened] = await Promise.all([open(), page.waitForResponse(/\/api\/users\/notifications$/)]);
	return opened;
}

/** The navigation bar; on a small screen its menu is opened first. */
export async function openBar(page: Page, language: Language): Promise<Locator> {
	const bar = page.getByRole('banner');
	const menu = bar.getByRole('button', { name: messagesIn(language).site.navigation.menu });
	if (await menu.isVisible()) {
		// Until React has taken the page over a click on it is lost.
		await expect(async () => {
			if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click();
			await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
		}).toPass();
	}
	return bar;
}

/** Chooses `language` with the button in the bar, or from the list in a small screen's menu. */
export async function chooseLanguage(page: Page, from: Language, language: Language): Promise<void> {
	const bar = await openBar(page, from);
	const { languages, navigation } = messagesIn(from).site;
	const list = bar.getByRole('combobox', { name: navigation.language });
	if (await list.isVisible()) await list.selectOption(languages[language]);
	else await bar.getByRole('button', { name: languages[language], exact: true }).click();
}

/** The alert with exactly these words; there may be others, Next's own among them. */
export function alertWith(page: Page, words: string): Locator {
	return page.getByRole('alert').filter({ hasText: words });
}

/** Presses Tab until `control` has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
	const isFocused = () => control.evaluate((element) => element === document.activeElement);
	for (let presses = 0; presses < 80; presses += 1) {
		if (await isFocused()) return;
		await page.keyboard.press('Tab');
	}
	expect(await isFocused(), 'Tab reaches the control').toBe(true);
}

/** The addresses of the pages' scripts. */
export const script = /\/_next\/static\/.*\.js/;

/** Holds the calls to `url` back until the answered function is called; then `answer` answers them, or the server. */
export async function hold(
	page: Page,
	url: Parameters<Page['route']>[0],
	answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(url, async (route) => {
		await released;
		await answer(route);
	});
	return release;
}

/** What the browser keeps under `key` for this site. */
export function stored(page: Page, key: string): Promise<string | null> {
	return page.evaluate((name) => localStorage.getItem(name), key);
}

/** The address of the page without its site, as a pattern for `toHaveURL`. */
export function at(path: string): (url: URL) => boolean {
	return (url) => `${url.pathname}${url.search}` === path;
}

const nameList = z.object({ users: z.array(z.object({ _id: z.string(), name: z.string() })) });

/** Where other members read a member's profile, in Hindi. */
export async function getProfilePath({ name }: Account, request: APIRequestContext): Promise<string> {
	const answer = await request.get('/api/users/active-users?limit=1000');
	const { users } = nameList.parse(await answer.json());
	return `/profile/${users.find((user) => user.name === name)?._id}`;
}
