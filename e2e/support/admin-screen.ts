import { type Locator, type Page, test } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { messagesIn } from './languages';

/** Opens a page of the back office in `language`, which it keeps for itself. */
export async function openAdminPage(page: Page, language: Language, path: string): Promise<void> {
	const { origin } = new URL(test.info().project.use.baseURL ?? '');
	await page.context().addCookies([{ name: 'adminLanguage', value: language, url: origin }]);
	await page.goto(path);
}

/** The rows of a list: of a table where there is room for one, else its cards. */
export function getRows(page: Page, caption: string, isMobile: boolean): Locator {
	if (isMobile) return page.getByRole('list', { name: caption }).locator('> li');
	const table = page.getByRole('table', { name: caption });
	return table.getByRole('row').filter({ has: page.getByRole('rowheader') });
}

/** The way to another page of the back office, in the sidebar or, on a small screen, the drawer. */
export async function sidebarLink(
	page: Page,
	language: Language,
	isMobile: boolean,
	name: 'dashboard' | 'import',
): Promise<Locator> {
	const { frame } = messagesIn(language).admin;
	if (isMobile) await page.getByRole('button', { name: frame.menu, exact: true }).click();
	const sidebar = isMobile ? page.getByRole('dialog', { name: frame.menu }) : page;
	const links = sidebar.getByRole('navigation', { name: frame.navigation });
	return links.getByRole('link', { name: frame.pages[name] });
}
