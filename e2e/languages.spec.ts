import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, otherThan } from './support/languages';
import { at, chooseLanguage, openBar, stored } from './support/site';

const site = 'http://localhost';

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);
	const headings = [
		['/', texts.home.hero.title.split('\n')[0] ?? ''],
		['/login', texts.login.heading],
		['/register', texts.register.heading],
	] as const;

	test.describe(`pages in ${language}`, () => {
		test('stand at their addresses and name their language', { tag: ['@desktop', '@full'] }, async ({
			page,
		}) => {
			for (const [path, heading] of headings) {
				await page.goto(pathIn(language, path));
				await expect(page).toHaveURL(at(pathIn(language, path)));
				await expect(page.locator('html')).toHaveAttribute('lang', language);
				await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
				await expect(page).toHaveTitle(new RegExp(texts.site.brand));
			}
		});

		test('tell search engines where they stand in the other language', {
			tag: ['@desktop', '@full'],
		}, async ({ page }) => {
			await page.goto(pathIn(language, '/'));
			const getPath = async (selector: string) =>
				new URL((await page.locator(selector).getAttribute('href')) ?? '', site).pathname;
			expect(await getPath('link[rel="canonical"]')).toBe(pathIn(language, '/'));
			expect(await getPath('link[rel="alternate"][hreflang="hi"]')).toBe('/');
			expect(await getPath('link[rel="alternate"][hreflang="en"]')).toBe('/en');
			expect(await getPath('link[rel="alternate"][hreflang="x-default"]')).toBe('/');
		});

		test('say so when there is none at an address', { tag: ['@desktop', '@full'] }, async ({
			page,
			expectTrouble,
		}) => {
			expectTrouble(/^404 GET .*\/nowhere\/at-all$/);
			await page.goto(pathIn(language, '/nowhere/at-all'));
			await expect(page.locator('html')).toHaveAttribute('lang', language);
			const { title, home } = texts.notFoundPage;
			await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
			await page.getByRole('link', { name: home, exact: true }).click();
			await expect(page).toHaveURL(at(pathIn(language, '/')));
		});

		test('have a title of their own where nothing is found', { tag: ['@desktop', '@full'] }, async ({
			page,
			expectTrouble,
		}) => {
			expectTrouble(/^404 GET .*\/nothing$/);
			for (const [path, title] of [
				['/nothing', texts.notFoundPage.title],
				['/clan/nothing', texts.notFoundPage.title],
				['/blog/nothing', texts.stories.article.notFound],
				['/deity/nothing', texts.deity.notFound.title],
			] as const) {
				await page.goto(pathIn(language, path));
				await expect(page, path).toHaveTitle(`${title} · ${texts.site.brand}`);
			}
		});

		test('change to the other language at the same place', { tag: '@desktop' }, async ({ page }) => {
			const other = otherThan(language);
			await page.goto(pathIn(language, '/login?next=%2Fprofile#main'));
			await chooseLanguage(page, language, other);
			await expect(page).toHaveURL(
				({ pathname, search, hash }) =>
					pathname + search + hash === pathIn(other, '/login?next=%2Fprofile#main'),
			);
			await expect(
				page.getByRole('heading', { level: 1, name: messagesIn(other).login.heading }),
			).toBeVisible();
			expect(await stored(page, 'preferredLanguage')).toBe(other);
		});
	});

	test(`the API answers in ${language}`, { tag: '@desktop' }, async ({ request }) => {
		const refusal = await request.get('/api/users/profile', { headers: { 'accept-language': language } });
		expect(refusal.status()).toBe(401);
		expect(await refusal.json()).toMatchObject({ message: texts.errors.auth.required });
		const byCookie = await request.get('/api/users/profile', {
			headers: { cookie: `preferredLanguage=${language}`, 'accept-language': '' },
		});
		expect(await byCookie.json()).toMatchObject({ message: texts.errors.auth.required });
	});
});

test.describe('a visitor who chose English', () => {
	test('is led from unprefixed addresses to English ones', { tag: '@desktop' }, async ({
		page,
		context,
		baseURL,
	}) => {
		await context.addCookies([{ name: 'preferredLanguage', value: 'en', url: baseURL ?? site }]);
		for (const [from, to] of [
			['/', '/en'],
			['/register', '/en/register'],
			['/login?next=%2Fprofile', '/en/login?next=%2Fprofile'],
		] as const) {
			await page.goto(from);
			await expect(page).toHaveURL(at(to));
			await expect(page.locator('html')).toHaveAttribute('lang', 'en');
		}
	});

	test('is remembered when the cookie is gone', { tag: ['@desktop', '@full'] }, async ({ page, context }) => {
		await page.goto('/');
		await chooseLanguage(page, 'hi', 'en');
		await expect(page).toHaveURL(at('/en'));
		// A page that is just beginning would write the cookie again.
		const bar = await openBar(page, 'en');
		await expect(
			bar.getByRole('link', { name: messagesIn('en').site.pages.login, exact: true }),
		).toBeVisible();
		await context.clearCookies();
		await page.goto('/login');
		await expect(page).toHaveURL(at('/en/login'));
	});

	test('may choose Hindi again', { tag: '@phone' }, async ({ page }) => {
		await page.goto('/en');
		await chooseLanguage(page, 'en', 'hi');
		await expect(page).toHaveURL(at('/'));
		await page.goto('/register');
		await expect(page).toHaveURL(at('/register'));
		await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
	});
});

test('Hindi has one address', { tag: '@desktop' }, async ({ page }) => {
	for (const [from, to] of [
		['/hi', '/'],
		['/hi/login', '/login'],
		['/hi/login?next=%2Fprofile', '/login?next=%2Fprofile'],
	] as const) {
		await page.goto(from);
		await expect(page).toHaveURL(at(to));
		await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
	}
});
