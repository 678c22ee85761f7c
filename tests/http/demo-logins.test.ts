import { describe, expect, inject, it } from 'vitest';
import { languages } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { demoAccountNames } from '@/lib/features/account/demo/constants';
import { demoCookieName, demoParameter } from '@/lib/features/account/demo/rules/secret';
import { eachLanguage, findTarget, getPage, getText, send } from './site';

const secret = inject('siteDemoSecret');
const logIn = (cookie: string) =>
	send('/api/users/demo-login', {
		method: 'POST',
		headers: { 'content-type': 'application/json', cookie },
		body: JSON.stringify({ account: 'administrator' }),
	});

describe.each(languages)('the address that opens the demo in %s', (language) => {
	const path = pathIn(language, '/login');

	it('leads to the login page, and keeps the secret in a cookie alone', async () => {
		const response = await send(`${path}?${demoParameter}=${secret}`);
		expect([response.status, findTarget(response)]).toEqual([307, path]);
		expect(response.headers.get('location')).not.toContain(secret);
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(response.headers.getSetCookie()).toEqual([
			`${demoCookieName}=${secret}; Path=/; HttpOnly; SameSite=lax`,
		]);
	});

	it('keeps the address that the login leads to', async () => {
		const response = await send(`${path}?next=%2Fdashboard&${demoParameter}=${secret}`);
		expect(findTarget(response)).toBe(`${path}?next=%2Fdashboard`);
	});

	it('sets no cookie when the secret is wrong', async () => {
		for (const value of ['', 'wrong', secret.slice(1)]) {
			const response = await send(`${path}?${demoParameter}=${value}`);
			expect([findTarget(response), response.headers.getSetCookie()]).toEqual([path, []]);
		}
	});
});

describe.each(eachLanguage)('the login page in $language', ({ language, words }) => {
	const path = pathIn(language, '/login');

	it('offers the accounts of the demo to a browser with the secret', async () => {
		const { document } = await getPage(path, { cookie: `${demoCookieName}=${secret}` });
		for (const name of demoAccountNames)
			expect(getText(document.body)).toContain(words.demoLogins.logIn[name]);
	});

	it('offers none to a request from the same machine without it', async () => {
		const { document } = await getPage(path, { 'x-forwarded-for': '127.0.0.1' });
		expect(getText(document.body)).not.toContain(words.demoLogins.heading);
	});

	it('sends the words of the demo only with its accounts', async () => {
		const [offered, plain] = [
			await getPage(path, { cookie: `${demoCookieName}=${secret}` }),
			await getPage(path),
		];
		expect(offered.html).toContain(words.demoLogins.gone);
		expect(plain.html).not.toContain(words.demoLogins.gone);
	});
});

it('POST /api/users/demo-login responds with 404 to a request from the same machine without the secret', async () => {
	for (const cookie of ['', `${demoCookieName}=wrong`]) expect((await logIn(cookie)).status).toBe(404);
	expect((await logIn(`${demoCookieName}=${secret}`)).status).toBe(200);
});
