// The search on the home page: what it finds, how one walks through it, and what becomes of answers that come late.
import type { Page, Route } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible, expectAccessibleOnAllScreens } from './support/axe';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { alertWith } from './support/site';

/** What the calls for some words are answered with, instead of by the server. */
async function answerMembers(
	page: Page,
	answer: (search: string, route: Route) => Promise<void>,
): Promise<void> {
	await page.route(/\/api\/users\?search=/, (route) =>
		answer(new URL(route.request().url()).searchParams.get('search') ?? '', route),
	);
}

const member = (name: string) => ({ users: [{ _id: name, name }], pagination: { total: 1 } });

inOneLanguage('en', (language) => {
	const texts = messagesIn(language).home.search;
	const home = pathIn(language, '/');
	const script = language === 'hi' ? { clan: 'rathore', deity: 'karni' } : { clan: 'राठौड़', deity: 'करणी' };

	const getBox = (page: Page) => page.getByRole('combobox', { name: texts.label });
	const listOf = (page: Page) => page.getByRole('listbox', { name: texts.list });
	const getGroup = (page: Page, name: string) => listOf(page).getByRole('group', { name });
	const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
	const activeIn = (page: Page) => listOf(page).getByRole('option', { selected: true });

	test.describe(`the search in ${language}`, () => {
		test('finds in either script, and is walked through by keyboard', async ({ page, isMobile }) => {
			await page.goto(home);
			const [box, list] = [getBox(page), listOf(page)];
			await expect(page.getByText(texts.hint, { exact: true })).toBeVisible();
			for (const name of ['members', 'families', 'clans', 'dynasties', 'deities', 'blogs'] as const)
				await expect(tick(page, texts[name])).toBeChecked();

			await box.fill(script.clan);
			await expect(getGroup(page, texts.members)).toBeVisible();
			const clan = getGroup(page, texts.clans).getByRole('option').first();
			await expect(clan).toContainText(messagesIn(language).clans.Rathore);
			await expect(clan).toBeDisabled();
			await expectAccessible(page, isMobile);

			await box.press('ArrowDown');
			await expect(activeIn(page)).toHaveId(
				(await list.getByRole('option').first().getAttribute('id')) ?? '',
			);
			await expect(box).toHaveAttribute('aria-activedescendant', /^found-members-/);
			await box.press('End');
			await expect(activeIn(page)).toBeInViewport();
			await box.press('ArrowDown');
			await expect(box).toHaveAttribute('aria-activedescendant', /^found-members-/);
			await box.press('Escape');
			await expect(list).toBeHidden();
			await expect(box).toHaveValue(script.clan);
			await box.press('ArrowDown');
			await expect(list).toBeVisible();
			await box.press('Tab');
			await expect(list).toBeHidden();

			// Clans are shown and lead nowhere.
			for (const name of ['members', 'families', 'dynasties', 'deities', 'blogs'] as const)
				await tick(page, texts[name]).uncheck();
			await expect(list.getByRole('group')).toHaveCount(1);
			await box.focus();
			await box.press('Home');
			await expect(activeIn(page)).toHaveCount(1);
			await box.press('Enter');
			await expect(page).toHaveURL((url) => url.pathname === home);
			await tick(page, texts.clans).uncheck();
			await expect(page.getByText(texts.noCategory, { exact: true }).first()).toBeVisible();

			await tick(page, texts.deities).check();
			await box.fill('   ');
			await expect(list).toBeHidden();
			await box.fill('zzzzqqqq');
			await expect(page.getByText(texts.none, { exact: true }).first()).toBeVisible();
			await box.fill(script.deity);
			await expect(getGroup(page, texts.deities)).toBeVisible();
			await box.press('ArrowDown');
			await box.press('Enter');
			await expect(page).toHaveURL(/\/deity\/[0-9a-f-]{36}$/);
		});

		test('opens what an address asks for; a visitor reads what logging in shows, and comes back to it', {
			tag: '@full',
		}, async ({ page }) => {
			await page.goto(`${home}?q=${encodeURIComponent(script.clan)}`);
			await expect(getBox(page)).toHaveValue(script.clan);
			const found = getGroup(page, texts.members).getByRole('option').first();
			await expect(found).toContainText(texts.loginToSee);
			await expect(page.locator('a[href*="/profile/"]')).toHaveCount(0);
			await found.click();
			await expect(page).toHaveURL(({ pathname, searchParams }) => {
				const next = new URL(searchParams.get('next') ?? '', 'http://localhost');
				return pathname === pathIn(language, '/login') && next.searchParams.get('q') === script.clan;
			});
		});

		test('says that a private profile is private, and leads to asking them as a relative', {
			tag: '@full',
		}, async ({ page, newMember, logIn, isMobile }) => {
			const hidden = await newMember();
			const open = await newMember({ familyTreePrivacy: 'public' });
			await logIn(await newMember());
			await page.goto(`${home}?q=${encodeURIComponent(hidden.name)}`);
			const getRow = ({ name }: { name: string }) =>
				listOf(page).getByRole('option').filter({ hasText: name });
			await expect(getRow(hidden)).toContainText(texts.private);
			await expect(getRow(hidden)).not.toHaveAttribute('href', /profile/);
			await expectAccessible(page, isMobile);
			await getBox(page).fill(open.name);
			await expect(getRow(open)).toHaveAttribute('href', /\/profile\/[0-9a-f-]{36}$/);
			await getBox(page).fill(hidden.name);
			await expect(getRow(hidden)).toBeVisible();
			await getBox(page).press('ArrowDown');
			await getBox(page).press('Enter');
			await expect(page).toHaveURL((url) => url.pathname === pathIn(language, '/family-tree'));
			const { link } = messagesIn(language).familyTree;
			await expect(page.getByRole('heading', { name: link.title })).toBeVisible();
			await expect(page.getByRole('radio', { name: hidden.name })).toBeChecked();
			await expect(page.getByRole('searchbox', { name: link.search })).toHaveValue(hidden.name);
		});

		test('shows the last search, whichever is answered first, and keeps the one before until then', {
			tag: ['@phone', '@full'],
		}, async ({ page, expectTrouble }) => {
			let releaseFirst = () => {};
			const first = new Promise<void>((resolve) => {
				releaseFirst = resolve;
			});
			let releaseLast = () => {};
			const last = new Promise<void>((resolve) => {
				releaseLast = resolve;
			});
			await answerMembers(page, async (search, route) => {
				if (search === 'Asha Be') await first;
				if (search === 'Asha Bea') await last;
				// The page has already aborted the earlier one.
				await route.fulfill({ json: member(`${search} found`) }).catch(() => {});
			});
			await page.goto(home);
			for (const name of ['families', 'clans', 'dynasties', 'deities', 'blogs'] as const)
				await tick(page, texts[name]).uncheck();
			const box = getBox(page);
			const row = listOf(page).getByRole('option');
			await box.fill('Asha B');
			await expect(row).toContainText(['Asha B found']);
			const asked = page.waitForRequest(/search=Asha\+Be&/);
			await box.fill('Asha Be');
			await asked;
			await box.fill('Asha Bea');
			const status = page.getByRole('search').getByRole('status');
			await expect(status).toHaveText(texts.searching);
			await expect(row).toContainText(['Asha B found']);
			releaseLast();
			await expect(row).toContainText(['Asha Bea found']);
			releaseFirst();
			await expect(status).toHaveText(texts.results.replace('{count}', '1'));
			await expect(row).toContainText(['Asha Bea found']);

			// A category that fails is left out; when all do, it is said.
			expectTrouble(/^503 GET \/api\/users\?search=Meera/);
			await page.unrouteAll();
			await answerMembers(page, (_, route) => route.fulfill({ status: 503, json: {} }));
			await box.fill('Meera');
			await expect(alertWith(page, texts.failed)).toBeVisible();
			// Where one happens to have scrolled to, the bar at the top may cover half a button.
			await page.evaluate(() => scrollTo(0, 0));
			await expectAccessibleOnAllScreens(page);
			await page.unrouteAll();
			await answerMembers(page, (search, route) => route.fulfill({ json: member(`${search} found`) }));
			await page.getByRole('button', { name: texts.retry, exact: true }).click();
			await expect(row).toContainText(['Meera found']);
		});
	});
});
