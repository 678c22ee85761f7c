import { describe, expect, it } from 'vitest';
import { GET as listMembers } from '@/app/api/users/filters/route';
import { POST as logout } from '@/app/api/users/logout/route';
import { GET as profile } from '@/app/api/users/profile/route';
import { GET as listSessions } from '@/app/api/users/sessions/route';
import { db } from '@/lib/platform/db/client';
import { makeLogin, openLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { getStatements } from '@/tests/support/statements';
import { findActor } from './session';

provideDatabase();

const minuteMs = 60_000;
const later = (minutes: number) => new Date(Date.now() + minutes * minuteMs);
const seenAt = async (memberId: string) =>
	(await db.session.findFirstOrThrow({ where: { memberId }, select: { lastSeenAt: true } })).lastSeenAt;
/** As though the session had last been used so long ago. */
const leaveUnused = (memberId: string, minutes: number) =>
	db.session.updateMany({ where: { memberId }, data: { lastSeenAt: later(-minutes) } });

describe('an administrator’s session', () => {
	it('ends after 30 minutes without a call, and says why', async () => {
		const { id, token } = await makeLogin({ isAdmin: true });
		await leaveUnused(id, 29.5);
		expect((await call(profile, '/api/users/profile', { token })).status).toBe(200);
		await leaveUnused(id, 30.1);
		const english = await call(profile, '/api/users/profile', { token });
		expect(english).toMatchObject({
			status: 401,
			body: { code: 'auth.idle', message: expect.stringContaining('30 minutes') },
		});
		const hindi = await call(listMembers, '/api/users/filters', { token, language: 'hi' });
		expect(hindi).toMatchObject({ status: 401, body: { code: 'auth.idle' } });
		expect(hindi.body.message).toMatch(/30 मिनट/);
	});

	it('does not come back to life by the call that is refused', async () => {
		const { id, token } = await makeLogin({ isAdmin: true });
		await leaveUnused(id, 31);
		const before = await seenAt(id);
		for (let calls = 0; calls < 2; calls++)
			expect((await call(profile, '/api/users/profile', { token })).status).toBe(401);
		expect(await seenAt(id)).toEqual(before);
	});

	it('is gone once its owner logs out, also after it has ended so', async () => {
		const { id, token } = await makeLogin({ isAdmin: true });
		await leaveUnused(id, 31);
		const { status } = await call(logout, '/api/users/logout', { method: 'POST', cookie: token });
		expect(status).toBe(200);
		expect(await db.session.count({ where: { memberId: id } })).toBe(0);
	});

	it('goes on for as long as it is used, up to its 12 hours', async () => {
		const { id, token } = await makeLogin({ isAdmin: true });
		for (let minutes = 20; minutes < 12 * 60; minutes += 20)
			expect(await findActor(token, later(minutes))).toMatchObject({ kind: 'member', memberId: id });
		expect(await findActor(token, later(12 * 60 + 1))).toEqual({ kind: 'visitor' });
	});

	it('is written to at most twice a minute, however many calls are made', async () => {
		const { token } = await makeLogin({ isAdmin: true });
		const callsAt = (minutes: number) =>
			getStatements(async () => {
				for (let calls = 0; calls < 5; calls++) await findActor(token, later(minutes));
			});
		expect(await callsAt(0.1)).toBe(5);
		expect(await callsAt(0.6)).toBe(5 + 1);
		expect(await callsAt(0.7)).toBe(5);
	});

	it('is in no list once it has ended so', async () => {
		const account = await makeLogin({ isAdmin: true });
		await leaveUnused(account.id, 31);
		const token = await openLogin(account);
		expect((await call(listSessions, '/api/users/sessions', { token })).body.sessions).toHaveLength(1);
	});
});

describe('a member’s session', () => {
	it('stays for days without a call, and is written to once an hour', async () => {
		const { id, token } = await makeLogin();
		expect(await getStatements(() => findActor(token, later(59)))).toBe(1);
		expect(await getStatements(() => findActor(token, later(61)))).toBe(2);
		await leaveUnused(id, 20 * 24 * 60);
		expect((await call(profile, '/api/users/profile', { token })).status).toBe(200);
	});
});
