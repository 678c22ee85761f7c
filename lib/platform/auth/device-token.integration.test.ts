import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { makeAccount } from '@/tests/support/accounts';
import { provideDatabase } from '@/tests/support/database';
import {
	createDeviceToken,
	deviceCookie,
	findDeviceToken,
	isDeviceToken,
	linkedDeviceCookie,
} from './device-token';

provideDatabase();
process.env.APP_URL = 'https://portal.example.org';

const browser = (cookie: string | null) => new Headers(cookie === null ? {} : { cookie });

/** What the browser sends after such an answer. */
function kept(answered: string | null): string {
	return answered?.split(';')[0] ?? '';
}

const names = ['meera', 'hari', 'a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.org`);

beforeAll(async () => {
	for (const email of names) await makeAccount({ email });
});

describe('a device', () => {
	it('is known to the account that was opened on it, however its address is spelled, and to no other', async () => {
		const headers = browser(kept(await deviceCookie(browser(null), 'meera@example.org')));
		expect(await findDeviceToken(headers, ' Meera@Example.org ')).toMatch(/^[\w-]{22}$/);
		expect(await findDeviceToken(headers, 'hari@example.org')).toBeNull();
		expect(await deviceCookie(headers, 'meera@example.org')).toBeNull();
	});

	it('is known to the five accounts that were opened on it last', async () => {
		const opened = names.slice(2);
		let cookie = '';
		for (const email of opened) cookie = kept(await deviceCookie(browser(cookie), email));
		const known = await Promise.all(opened.map((email) => findDeviceToken(browser(cookie), email)));
		expect(known.map((nonce) => nonce !== null)).toEqual([false, true, true, true, true, true]);
	});

	it('is known no more to an account with another password, nor to another account at the same address', async () => {
		const { id, email } = await makeAccount();
		const headers = browser(kept(await deviceCookie(browser(null), email)));
		expect(await findDeviceToken(headers, email)).not.toBeNull();
		await db.member.update({ where: { id }, data: { passwordHash: 'another' } });
		expect(await findDeviceToken(headers, email)).toBeNull();
		expect(await findDeviceToken(browser(kept(await deviceCookie(headers, email))), email)).not.toBeNull();
		await db.member.delete({ where: { id } });
		expect(await findDeviceToken(headers, email)).toBeNull();
	});

	it('becomes known by a token that its owner was sent', async () => {
		const sent = await createDeviceToken('meera@example.org');
		expect(isDeviceToken(sent)).toBe(true);
		const before = kept(await deviceCookie(browser(null), 'hari@example.org'));
		const cookie = kept(linkedDeviceCookie(browser(before), sent));
		for (const email of ['meera@example.org', 'hari@example.org'])
			expect(await findDeviceToken(browser(cookie), email)).not.toBeNull();
		expect(linkedDeviceCookie(browser(cookie), sent)).toBeNull();
	});

	it.each(['', 'short', 'a'.repeat(65), `${'a'.repeat(63)};`, `${'a'.repeat(63)}.`])(
		'has no token of the form %j',
		(text) => {
			expect(isDeviceToken(text)).toBe(false);
		},
	);

	it('is carried by a cookie that no script reads and no open line carries, and that names nobody', async () => {
		const cookie = await deviceCookie(browser(null), 'meera@example.org');
		expect(cookie).toMatch(/^__Secure-known-device=[\w-]{64}; .*HttpOnly; SameSite=Lax; Secure$/);
		expect(cookie).not.toMatch(/meera/i);
	});

	it.each([
		['that is not there', () => ''],
		['of somebody else', () => `__Secure-known-device=${'a'.repeat(64)}`],
		['cut off', (own: string) => own.slice(0, -1)],
		['in pieces', () => '__Secure-known-device=....'],
		['far too long', () => `__Secure-known-device=${'a'.repeat(100_000)}`],
		['of another name', (own: string) => own.replace('__Secure-', '')],
	])('is not known by a cookie %s', async (_, made) => {
		const own = kept(await deviceCookie(browser(null), 'meera@example.org'));
		expect(await findDeviceToken(browser(own), 'meera@example.org')).not.toBeNull();
		expect(await findDeviceToken(browser(made(own)), 'meera@example.org')).toBeNull();
	});
});
