import { describe, expect, it } from 'vitest';
import { createDeviceToken, findDeviceToken } from '@/lib/platform/auth/device-token';
import { makeAccount } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { GET } from './route';

provideDatabase();

const getCookie = (tokens: readonly string[]) => `known-device=${tokens.join('.')}`;
const madeUp = (letter: string) => letter.repeat(64);

/** Opens the link with what the browser holds; answers what it holds then. */
async function open(token: string, cookie: string): Promise<string> {
	const { status, headers } = await call(GET, '/api/users/known-device/x', {
		params: { token },
		headers: { cookie },
	});
	expect([status, headers.get('location')]).toEqual([303, '/en/forgot-password']);
	const [set] = headers.getSetCookie();
	return set === undefined ? cookie : (set.split(';')[0] ?? '');
}

const isKnown = async (cookie: string, email: string) =>
	(await findDeviceToken(new Headers({ cookie }), email)) !== null;

describe('GET /api/users/known-device/{token}', () => {
	it('makes the browser known to the account that the token was made for', async () => {
		const { email } = await makeAccount();
		expect(await isKnown(await open(await createDeviceToken(email), ''), email)).toBe(true);
	});

	it('changes nothing with a token that the portal has not signed', async () => {
		const { email } = await makeAccount();
		const own = getCookie([await createDeviceToken(email)]);
		let cookie = own;
		for (const letter of 'abcdef') cookie = await open(madeUp(letter), cookie);
		expect(cookie).toBe(own);
		const token = await createDeviceToken(email);
		const altered = token.slice(0, 40) + (token[40] === 'A' ? 'B' : 'A') + token.slice(41);
		expect(await open(altered, own)).toBe(own);
	});

	it('drops what is not signed from the cookie, and keeps what is', async () => {
		const [first, second] = [await makeAccount(), await makeAccount()];
		const known = await createDeviceToken(first.email);
		const cookie = getCookie([madeUp('a'), madeUp('b'), known, madeUp('c'), 'short']);
		const added = await createDeviceToken(second.email);
		expect((await open(added, cookie)).split('=')[1]?.split('.').sort()).toEqual([known, added].sort());
	});

	it('takes no more than the last of five places, however many links with good tokens are opened', async () => {
		const accounts = await Promise.all(Array.from({ length: 5 }, () => makeAccount()));
		const stranger = await makeAccount();
		let cookie = getCookie(await Promise.all(accounts.map(({ email }) => createDeviceToken(email))));
		for (let opened = 0; opened < 6; opened++)
			cookie = await open(await createDeviceToken(stranger.email), cookie);
		const known = await Promise.all(accounts.map(({ email }) => isKnown(cookie, email)));
		expect(known).toEqual([true, true, true, true, false]);
		expect(await isKnown(cookie, stranger.email)).toBe(true);
	});
});
