import { AxeBuilder } from '@axe-core/playwright';
import { expectToFit } from '../support/axe';
import { administrator, expect, test } from '../support/fixtures';
import { inBothLanguages, messagesIn } from '../support/languages';

inBothLanguages((language) => {
	const { admin, apiReference: texts } = messagesIn(language);

	test(`an administrator reads a call in the API reference, in ${language}`, async ({
		page,
		baseURL: url = '',
		logIn,
		isMobile,
	}) => {
		await logIn(administrator());
		await page.context().addCookies([{ name: 'adminLanguage', value: language, url }]);
		await page.goto('/admin');
		const elsewhere: string[] = [];
		page.on('request', (request) => {
			if (!request.url().startsWith(`${url}/`) && /^https?:/.test(request.url()))
				elsewhere.push(request.url());
		});
		await page.getByRole('contentinfo').getByRole('link', { name: admin.frame.apiReference }).click();

		await expect(page).toHaveURL(language === 'hi' ? /\/api-reference\?in=hi$/ : /\/en\/api-reference$/);
		await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();

		// By the keyboard alone.
		const users = page.locator('#operations-tag-users').getByRole('button');
		await users.focus();
		await page.keyboard.press('Enter');
		await page.locator('#operations-users-postUsersLogin').getByRole('button').first().focus();
		await page.keyboard.press('Enter');
		const call = page.locator('#operations-users-postUsersLogin');
		await expect(call.getByText('auth.invalidCredentials')).toBeVisible();
		await expect(call.getByText('acceptsTerms')).toBeVisible();
		await expect(page.getByRole('button', { name: /authorize|try it out/i })).toHaveCount(0);
		await expectToFit(page, isMobile ? [390, 360] : [768, 1440]);
		await page.setViewportSize({ width: 320, height: 800 });
		const needed = () => page.evaluate(() => document.documentElement.scrollWidth);
		await expect.poll(needed, 'no scrolling to the side of an opened call').toBeLessThanOrEqual(320);
		const { violations } = await new AxeBuilder({ page }).exclude('.swagger-ui').analyze();
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([]);
		expect(elsewhere, 'everything comes from the portal itself').toEqual([]);
	});
});

test('the document of the API reference is a file that search engines leave out', {
	tag: '@desktop',
}, async ({ request }) => {
	const answer = await request.get('/api/openapi.json');
	expect(answer.status()).toBe(200);
	expect(answer.headers()).toMatchObject({
		'content-type': expect.stringContaining('application/json'),
		'x-robots-tag': 'noindex',
		'cross-origin-resource-policy': 'same-origin',
		'content-security-policy': expect.stringContaining("default-src 'none'"),
	});
	expect(await answer.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) });
});
