import { pathIn } from '@/lib/core/localized-path';
import { demoEmails } from '@/lib/features/account/demo/constants';
import { demoCookieName, demoParameter, getDemoSecret } from '@/lib/features/account/demo/rules/secret';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { startSecondServer } from './support/second-server';
import { at } from './support/site';

const secret = getDemoSecret(process.env.E2E_AUTH_SECRET ?? '');

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);
	const { demoLogins: demo } = texts;

	test(`a visitor logs in to the demo without a password, in ${language}`, { tag: '@phone' }, async ({
		page,
	}) => {
		await page.goto(`${pathIn(language, '/login')}?${demoParameter}=${secret}`);
		await expect(page).toHaveURL(at(pathIn(language, '/login')));
		await page.getByRole('button', { name: demo.logIn.administrator, exact: true }).click();
		await expect(page).toHaveURL(at(pathIn(language, '/profile')));
		await expect(page.getByText(demoEmails.administrator, { exact: true }).first()).toBeVisible();
	});
});

test('a portal with an address of its own does not offer the demo', { tag: ['@desktop', '@full'] }, async ({
	request,
}) => {
	const server = await startSecondServer();
	try {
		const headers = { cookie: `${demoCookieName}=${secret}` };
		const page = await (await request.get(`${server.origin}/login`, { headers })).text();
		expect(page).toContain(messagesIn('hi').login.keepSignedIn);
		expect(page).not.toContain(messagesIn('hi').demoLogins.heading);
		const call = { headers, data: { account: 'administrator' } };
		expect((await request.post(`${server.origin}/api/users/demo-login`, call)).status()).toBe(404);
	} finally {
		await server.stop();
	}
});
