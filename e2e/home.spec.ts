import type { Locator, Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';

function sectionUnder(page: Page, heading: string): Locator {
	return page
		.getByRole('main')
		.locator('section')
		.filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });
}

const cards = (section: Locator) => section.getByRole('listitem').getByRole('link');

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const home = pathIn(language, '/');

	test.describe(`the home page in ${language}`, () => {
		test('keeps every picture inside its card, on a tablet too', { tag: '@full' }, async ({ page }) => {
			for (const width of [390, 768, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				await page.goto(home);
				for (const { title } of [texts.home.devis, texts.home.devtas, texts.home.blogs]) {
					const spilling = await cards(sectionUnder(page, title)).evaluateAll(
						(links) => links.filter((link) => link.scrollWidth > link.clientWidth).length,
					);
					expect(spilling, `${title}, ${width} px`).toBe(0);
				}
			}
		});

		test('greets a member, leads on and lists the members behind their number', async ({
			page,
			newMember,
			logIn,
		}) => {
			const account = await newMember();
			await logIn(account);
			await page.goto(home);
			const main = page.getByRole('main');
			const greeting = translator(language)('home.hero.greeting', { name: account.name });
			await expect(main.getByText(greeting, { exact: true })).toBeVisible();
			const script = language === 'hi' ? /^[\p{Script=Devanagari}\s]+,/u : /^[\p{Script=Latin}\s]+,/u;
			expect(greeting).toMatch(script);
			for (const [name, path] of [
				[texts.home.hero.discover, '/family-tree'],
				[texts.home.blogs.share, '/share-story'],
			] as const) {
				const link = main.getByRole('link', { name, exact: true });
				await expect(link).toBeVisible();
				await expect(link).toHaveAttribute('href', pathIn(language, path));
			}
			const { members } = texts.home.stats;
			await main.getByRole('button', { name: members.title }).click();
			const list = page.getByRole('dialog', { name: members.title, exact: true });
			await expect(list.getByRole('listitem').first()).toBeVisible();
		});

		test('moves behind its first words until it is stopped', { tag: '@full' }, async ({ page }) => {
			await page.emulateMedia({ reducedMotion: 'no-preference' });
			await page.goto(home);
			const main = page.getByRole('main');
			const video = main.locator('video');
			await main.getByRole('button', { name: texts.home.hero.pause }).click();
			await expect(video).toHaveJSProperty('paused', true);
			await main.getByRole('button', { name: texts.home.hero.play }).click();
			await expect(video).toHaveJSProperty('paused', false);
			await expect(video).toHaveJSProperty('muted', true);
		});
	});

	test.describe(`the home page in ${language}, calm`, () => {
		test.use({ contextOptions: { reducedMotion: 'reduce' } });

		test('does not move for who wants less motion', { tag: ['@phone', '@full'] }, async ({ page }) => {
			const films: string[] = [];
			page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()));
			await page.goto(home, { waitUntil: 'networkidle' });
			// Longer than the moving hero would wait for a quiet moment.
			await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
			expect(films).toEqual([]);
			await expect(page.locator('video')).toHaveCount(0);
			await expect(page.getByRole('button', { name: texts.home.hero.pause })).toHaveCount(0);
		});
	});
});
