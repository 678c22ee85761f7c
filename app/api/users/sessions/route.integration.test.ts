import { describe, expect, it } from 'vitest';
import { POST as login } from '@/app/api/users/login/route';
import { GET as profile } from '@/app/api/users/profile/route';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin, testPassword } from '@/lib/testing/accounts';
import { call } from '@/lib/testing/calls';
import { provideDatabase } from '@/lib/testing/database';
import { DELETE, GET } from './route';

provideDatabase();

const android =
	'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

async function logIn(email: string, more: object = {}, userAgent?: string): Promise<string> {
	const { body } = await call(login, '/api/users/login', {
		json: { email, password: testPassword, ...more },
		...(userAgent && { headers: { 'user-agent': userAgent } }),
	});
	return String(body.token);
}
const list = (token: string) => call(GET, '/api/users/sessions', { token });

describe('GET /api/users/sessions', () => {
	it('tells where one is logged in, and which of them asks', async () => {
		const { email } = await makeAccount();
		const phone = await logIn(email, {}, android);
		const other = await logIn(email);
		await makeLogin();
		const { status, body } = await list(phone);
		expect(status).toBe(200);
		expect(body.sessions).toHaveLength(2);
		expect(body.sessions).toContainEqual({
			_id: expect.stringMatching(/^[\w-]{22}$/),
			browser: 'Chrome',
			system: 'Android',
			startedAt: expect.stringMatching(/Z$/),
			lastSeenAt: expect.stringMatching(/Z$/),
			isCurrent: true,
		});
		expect(body.sessions).toContainEqual(
			expect.objectContaining({ browser: null, system: null, isCurrent: false }),
		);
		expect((await list(other)).body.sessions).toContainEqual(
			expect.objectContaining({ browser: 'Chrome', isCurrent: false }),
		);
	});

	it('carries no id, no token and no whole user agent', async () => {
		const { email, id } = await makeAccount();
		const token = await logIn(email, {}, android);
		const { text } = await list(token);
		const rows = await db.session.findMany({ where: { memberId: id }, select: { id: true } });
		for (const hidden of [...rows.map((row) => row.id), id, token, 'Mozilla', 'Pixel'])
			expect(text).not.toContain(hidden);
	});

	it('keeps of what a browser calls itself no bytes that are no text', async () => {
		const { email, id } = await makeAccount();
		await logIn(email, {}, `Fire\u0085fox\t\u00ff${'x'.repeat(400)}`);
		const rows = await db.session.findMany({ where: { memberId: id }, select: { userAgent: true } });
		expect(rows).toEqual([{ userAgent: `Fire fox \u00ff${'x'.repeat(290)}` }]);
	});

	it('leaves out what has run out', async () => {
		const { id, token } = await makeLogin();
		await db.session.create({
			data: { memberId: id, createdAt: new Date(Date.now() - 2000), expiresAt: new Date(Date.now() - 1000) },
		});
		expect((await list(token)).body.sessions).toHaveLength(1);
	});

	it('says when a session was last used, to the hour', async () => {
		const { id, token } = await makeLogin();
		const lastSeenAt = new Date(Date.now() - 3 * 60 * 60 * 1000);
		await db.session.updateMany({ where: { memberId: id }, data: { lastSeenAt } });
		await call(profile, '/api/users/profile', { token });
		const seen = await db.session.findFirstOrThrow({ where: { memberId: id } });
		expect(seen.lastSeenAt.getTime()).toBeGreaterThan(lastSeenAt.getTime());
		await call(profile, '/api/users/profile', { token });
		expect((await db.session.findFirstOrThrow({ where: { memberId: id } })).lastSeenAt).toEqual(
			seen.lastSeenAt,
		);
	});
});

describe('DELETE /api/users/sessions', () => {
	it('ends all of them, this one too, and nobody else’s', async () => {
		const { email } = await makeAccount();
		const [here, there] = [await logIn(email), await logIn(email)];
		const other = await makeLogin();
		const { status, headers, body } = await call(DELETE, '/api/users/sessions', {
			method: 'DELETE',
			token: here,
		});
		expect(status).toBe(200);
		expect(body.message).toBe('You have been logged out everywhere.');
		expect(headers.get('set-cookie')).toMatch(/session-token=;.*Expires=Thu, 01 Jan 1970/);
		for (const token of [here, there]) expect((await list(token)).status).toBe(401);
		expect((await list(other.token)).status).toBe(200);
	});
});

it.each([
	['GET', GET],
	['DELETE', DELETE],
] as const)('%s asks a visitor to log in', async (method, handler) => {
	expect((await call(handler, '/api/users/sessions', { method })).status).toBe(401);
});
