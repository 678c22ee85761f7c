import { describe, expect, it } from 'vitest';
import { deviceCookie, isMark, knownDevice, markCookie, markFor } from './known-device';

process.env.DATABASE_URL = 'postgresql://localhost/nothing';
process.env.AUTH_SECRET = 'a secret that only tests know';
process.env.APP_URL = 'https://portal.example.org';

const browser = (cookie: string | null) => new Headers(cookie === null ? {} : { cookie });

/** What the browser sends after such an answer. */
function kept(answered: string | null): string {
	return answered?.split(';')[0] ?? '';
}

describe('a device', () => {
	it('is known to the account that was opened on it, however its address is spelled, and to no other', () => {
		const headers = browser(kept(deviceCookie(browser(null), 'meera@example.org')));
		expect(knownDevice(headers, ' Meera@Example.org ')).toMatch(/^[\w-]{22}$/);
		expect(knownDevice(headers, 'hari@example.org')).toBeNull();
		expect(deviceCookie(headers, 'meera@example.org')).toBeNull();
	});

	it('is known to the five accounts that were opened on it last', () => {
		const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.org`);
		const cookie = names.reduce((held, name) => kept(deviceCookie(browser(held), name)), '');
		expect(names.map((name) => knownDevice(browser(cookie), name) !== null)).toEqual([
			false,
			true,
			true,
			true,
			true,
			true,
		]);
	});

	it('becomes known by a mark that its owner was sent', () => {
		const sent = markFor('meera@example.org');
		expect(isMark(sent)).toBe(true);
		const cookie = kept(markCookie(browser(kept(deviceCookie(browser(null), 'hari@example.org'))), sent));
		for (const email of ['meera@example.org', 'hari@example.org'])
			expect(knownDevice(browser(cookie), email)).not.toBeNull();
		expect(kept(markCookie(browser(cookie), sent))).toBe(cookie);
	});

	it.each(['', 'short', `${'a'.repeat(64)};`, `${'a'.repeat(65)}.`])('has no mark of the form %j', (text) => {
		expect(isMark(text)).toBe(false);
	});

	it('is told by a cookie that no script reads and no open line carries, and that names nobody', () => {
		const cookie = deviceCookie(browser(null), 'meera@example.org');
		expect(cookie).toMatch(/^__Secure-known-device=[\w-]{65}; .*HttpOnly; SameSite=Lax; Secure$/);
		expect(cookie).not.toMatch(/meera/i);
	});

	it.each([
		['that is not there', ''],
		['of somebody else', `__Secure-known-device=${'a'.repeat(65)}`],
		['cut off', kept(deviceCookie(browser(null), 'x@example.org')).slice(0, -1)],
		['in pieces', '__Secure-known-device=....'],
		['far too long', `__Secure-known-device=${'a'.repeat(100_000)}`],
		['of another name', kept(deviceCookie(browser(null), 'x@example.org')).replace('__Secure-', '')],
	])('is not known by a cookie %s', (_, cookie) => {
		expect(knownDevice(browser(cookie), 'x@example.org')).toBeNull();
	});
});
