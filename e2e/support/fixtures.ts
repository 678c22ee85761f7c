import { randomInt, randomUUID } from 'node:crypto';
import { type APIResponse, test as base, expect } from '@playwright/test';
import * as z from 'zod';
import { confirmAddress } from './confirmation';

export { expect };

const sessionAnswer = z.object({ token: z.string(), user: z.unknown() });

export interface Account {
	name: string;
	email: string;
	password: string;
}

export interface Fixtures {
	/**
	 * Announces a trouble that the test provokes: `401 GET /api/users/profile`, `failed POST /api/users/register`,
	 * `console: …` or `page error: …`. Any other one fails the test, and so does an announced one that stays away.
	 */
	expectTrouble: (trouble: RegExp) => void;
	/** Registers a fresh member, over the API and not in the browser, and confirms the address unless an option says otherwise. */
	newMember: (fields?: Record<string, string>, state?: { isConfirmed: boolean }) => Promise<Account>;
	/** Makes the browser one that `account` has logged in with. */
	logIn: (account: Account) => Promise<void>;
}

const newPassword = 'neem leaf at dusk';

/** A word that nothing else holds, of letters and digits: a name or place with it is shown as it was typed. */
export function newMark(): string {
	return `${randomUUID().slice(0, 6)}k${randomInt(10)}`;
}

/** What nobody else in this run of the tests registers with. */
export function newAccount(): Account {
	const mark = newMark();
	return { name: `Asha Rathore ${mark}`, email: `asha.${mark}@example.org`, password: newPassword };
}

export function administrator(): Account {
	const { E2E_ADMIN_EMAIL: email = '', E2E_ADMIN_PASSWORD: password = '' } = process.env;
	return { name: '', email, password };
}

export const test = base.extend<Fixtures>({
	expectTrouble: [
		async ({ context, baseURL }, use) => {
			const expected = new Set<RegExp>();
			const troubles: string[] = [];
			const pathOn = (url: string) => (url.startsWith(`${baseURL}/`) ? url.slice(baseURL?.length) : null);
			context.on('console', (message) => {
				// The browser's own line about an answer says less than the answer, which is listened for below.
				if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
				troubles.push(`console: ${message.text()}`);
			});
			context.on('weberror', (error) => troubles.push(`page error: ${error.error().stack}`));
			context.on('requestfailed', (request) => {
				const path = pathOn(request.url());
				const reason = request.failure()?.errorText;
				// Leaving a page ends what it was still asking for.
				if (path === null || reason === 'net::ERR_ABORTED') return;
				troubles.push(`failed ${request.method()} ${path}: ${reason}`);
			});
			context.on('response', (response) => {
				const path = pathOn(response.url());
				if (path === null || response.status() < 400) return;
				// Another journey may just have taken away the blog or deity that it shows.
				if (response.status() === 404 && path.startsWith('/api/media/')) return;
				troubles.push(`${response.status()} ${response.request().method()} ${path}`);
			});

			await use((trouble) => expected.add(trouble));

			const unexpected = troubles.filter((trouble) => ![...expected].some((known) => known.test(trouble)));
			const missing = [...expected].filter((known) => !troubles.some((trouble) => known.test(trouble)));
			expect(unexpected, 'nothing but what the test announced went wrong').toEqual([]);
			expect(missing, 'what the test announced went wrong').toEqual([]);
		},
		{ auto: true },
	],

	newMember: async ({ playwright, baseURL }, use) => {
		await use(async (fields = {}, { isConfirmed } = { isConfirmed: true }) => {
			const account = newAccount();
			// A context of its own, so that its cookie does not log anybody in elsewhere.
			const api = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
			const answer = await api.post('/api/users/register', { multipart: { ...account, ...fields } });
			await expectOk(answer);
			await api.dispose();
			if (isConfirmed) await confirmAddress(account.email);
			return account;
		});
	},

	logIn: async ({ playwright, baseURL, context }, use) => {
		await use(async ({ email, password }) => {
			const api = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
			const answer = await api.post('/api/users/login', { data: { email, password } });
			await expectOk(answer);
			const { token, user } = sessionAnswer.parse(await answer.json());
			const { cookies } = await api.storageState();
			await api.dispose();
			await context.setStorageState({
				cookies,
				origins: [
					{
						origin: baseURL ?? '',
						localStorage: [
							{ name: 'token', value: token },
							{ name: 'user', value: JSON.stringify(user) },
						],
					},
				],
			});
		});
	},
});

async function expectOk(answer: APIResponse): Promise<void> {
	expect(answer.ok(), `${answer.url()}: ${answer.status()} ${await answer.text()}`).toBe(true);
}
