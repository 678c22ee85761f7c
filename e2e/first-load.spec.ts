import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn } from './support/languages';
import { hold, script } from './support/site';

const maxShift = 0.02;
/** So that the first paint is done in fallbacks: what then moves is counted. */
const fontDelayMs = 700;
const laterFont = /\/noto-(?!sans-devanagari-core).*\.woff2$/;
const paths = [
	...[
		'/',
		'/devi',
		'/deity',
		'/blogs',
		'/gallery',
		'/about',
		'/help',
		'/terms-privacy',
		'/contact',
		'/feedback',
	],
	...['/matrimonial', '/register', '/clan', '/kul-devi-devta'],
];

/** Watches the pages that are opened from now on. @returns what answers how much of the open one has moved by itself */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const shift of list.getEntries()) if ('value' in shift) shifts.push(Number(shift.value));
		}).observe({ type: 'layout-shift', buffered: true });
	});
	return async () => {
		await page.evaluate(() => document.fonts.ready);
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
		return page.evaluate<number>('shifts.reduce((sum, shift) => sum + shift, 0)');
	};
}

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);

	test(`public pages stand still in ${language}`, {
		tag: ['@phone', '@full'],
	}, async ({ page }) => {
		await page.route(laterFont, async (route) => {
			await new Promise((resolve) => setTimeout(resolve, fontDelayMs));
			await route.continue();
		});
		const getShift = await watchShifts(page);
		for (const path of paths) {
			await page.goto(pathIn(language, path));
			expect.soft(await getShift(), `${path} moves while it is read`).toBeLessThanOrEqual(maxShift);
		}
	});

	test(`a search for blogs that finds none leaves the page where it is in ${language}`, {
		tag: ['@phone', '@full'],
	}, async ({ page }) => {
		const getShift = await watchShifts(page);
		await page.goto(`${pathIn(language, '/blogs')}?q=zzzz`);
		await expect(page.getByText(texts.blogs.search.noneHint)).toBeVisible();
		expect(await getShift()).toBeLessThanOrEqual(maxShift);
	});

	test(`a click before the scripts have come is done when they have in ${language}`, {
		tag: '@phone',
	}, async ({ page }) => {
		const release = await hold(page, script);
		await page.goto(pathIn(language, '/'), { waitUntil: 'commit' });
		await page.getByRole('button', { name: texts.home.stats.clans.title }).first().click();
		await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
		release();
		await expect(page.getByRole('dialog', { name: texts.home.stats.clans.title })).toBeVisible();
	});

	test(`a form sent before the scripts have come never leaves by the address in ${language}`, {
		tag: ['@desktop', '@full'],
	}, async ({ page, newMember }) => {
		const account = await newMember();
		const addresses: string[] = [];
		page.on('framenavigated', (frame) => addresses.push(frame.url()));
		const release = await hold(page, script);
		await page.goto(pathIn(language, '/login'), { waitUntil: 'commit' });
		const form = new LoginForm(page, language);
		await form.email.fill(account.email);
		await form.password.fill(account.password);
		// Its button is disabled until then, so that the browser does not send it either.
		await form.password.press('Enter');
		await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
		release();
		await form.button.click();
		await expect(page).toHaveURL((url) => !url.pathname.endsWith('/login'));
		for (const address of addresses) expect(address).not.toContain('?');
	});
});
