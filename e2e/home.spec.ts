import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const home = pathIn(language, '/');

	test.describe(`the home page in ${language}`, () => {
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
			const { members } = texts.home.stats;
			await main.getByRole('button', { name: new RegExp(`^\\S+ ${members.title}`) }).click();
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
