import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PATCH as setRole } from '@/app/api/users/make-admin/[id]/route';
import { DELETE as removeOwn } from '@/app/api/users/me/route';
import { GET as profile } from '@/app/api/users/profile/route';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin, testPassword } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { sendMailsNow } from '@/tests/support/decisions';
import { demoteAtOnce } from '@/tests/support/races';
import { sent } from '@/tests/support/sent-mails';
import { DELETE } from './route';

provideDatabase();

vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const afterResponse = holdAfterResponse();

let head = { id: '', token: '' };
beforeEach(async () => {
	await afterResponse.run();
	await emptyTables();
	head = await makeLogin({ isAdmin: true });
	// A portal without members needs no administrator.
	await makeAccount();
	sent.length = 0;
});

const remove = (id: string, options: CallOptions = {}) =>
	call(DELETE, `/api/users/${id}`, { method: 'DELETE', params: { id }, token: head.token, ...options });
const demote = (id: string, token: string) =>
	call(setRole, '/api/users/make-admin', {
		method: 'PATCH',
		params: { id },
		token,
		json: { isAdmin: false },
	});
const isLoggedIn = async (token: string) =>
	(await call(profile, '/api/users/profile', { token })).status === 200;
const administrators = () => db.member.count({ where: { isAdmin: true } });

describe('DELETE /api/users/{id}', () => {
	it('removes the account with its sessions, notes who did it, and tells whose it was', async () => {
		const { id, email, token } = await makeLogin({ language: 'hi' });
		const { status, body } = await remove(id);
		expect(status).toBe(200);
		expect(body.message).toBe('User deleted successfully!');
		expect(await db.member.count({ where: { id } })).toBe(0);
		expect(await isLoggedIn(token)).toBe(false);
		expect(await db.auditEntry.findMany({ where: { subjectId: id } })).toMatchObject([
			{ actorId: head.id, action: 'member.delete', subjectType: 'member' },
		]);
		expect(sent).toEqual([]);
		await sendMailsNow();
		expect(sent).toMatchObject([{ to: email, language: 'hi' }]);
	});

	it('says so in Hindi, and only once', async () => {
		const { id } = await makeAccount();
		expect((await remove(id, { language: 'hi' })).body.message).toBe('सदस्य सफलतापूर्वक हटाया गया!');
		expect((await remove(id)).status).toBe(404);
	});

	it('is for administrators, and says so to a visitor [users.authRequired]', async () => {
		const { id, token } = await makeLogin();
		for (const target of [id, head.id]) expect((await remove(target, { token })).status).toBe(403);
		const visitor = await call(DELETE, `/api/users/${id}`, { method: 'DELETE', params: { id } });
		expect(visitor.status).toBe(401);
		expect(visitor.body.message).toBe('Authentication required');
		expect(await db.member.count()).toBe(3);
	});

	it('knows neither strangers nor accounts that nobody has claimed', async () => {
		const { id } = await makeAccount({ claimedAt: null, isListed: false });
		for (const absent of [id, crypto.randomUUID(), 'me']) expect((await remove(absent)).status).toBe(404);
		expect(await db.member.count()).toBe(3);
		await afterResponse.run();
		await sendMailsNow();
		expect(sent).toEqual([]);
	});

	it('is done by one of two administrators at once', async () => {
		const { id } = await makeAccount();
		const other = await makeLogin({ isAdmin: true });
		const answers = await Promise.all([remove(id), remove(id, { token: other.token })]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
		expect(await db.auditEntry.count({ where: { subjectId: id } })).toBe(1);
	});
});

describe('the last administrator', () => {
	const refusal = { status: 409, body: { code: 'administrator.last' } };

	it('is not removed, and gets no message', async () => {
		expect(await remove(head.id)).toMatchObject(refusal);
		expect(await isLoggedIn(head.token)).toBe(true);
		await afterResponse.run();
		await sendMailsNow();
		expect(sent).toEqual([]);
	});

	it('cannot leave either, as two at once cannot', async () => {
		const leave = (token: string) =>
			call(removeOwn, '/api/users/me', { method: 'DELETE', json: { password: testPassword }, token });
		const { token } = await makeLogin({ isAdmin: true });
		const answers = await demoteAtOnce(
			() => leave(token),
			() => leave(head.token),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(answers).toContainEqual(
			expect.objectContaining({ status: 409, body: expect.objectContaining(refusal.body) }),
		);
		expect(await administrators()).toBe(1);
	});

	it('is not oneself while another remains', async () => {
		await makeAccount({ isAdmin: true });
		expect((await remove(head.id)).status).toBe(200);
		expect(await administrators()).toBe(1);
	});

	it('is one of two who remove each other at once', async () => {
		const other = await makeLogin({ isAdmin: true });
		const answers = await demoteAtOnce(
			() => remove(other.id),
			() => remove(head.id, { token: other.token }),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await administrators()).toBe(1);
	});

	it('is one of two: one removes and the other demotes at once', async () => {
		const other = await makeLogin({ isAdmin: true });
		const answers = await demoteAtOnce(
			() => remove(other.id),
			() => demote(head.id, other.token),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await administrators()).toBe(1);
	});

	it('is one of two: one is removed and demoted by the other at once', async () => {
		const other = await makeLogin({ isAdmin: true });
		const answers = await Promise.all([remove(other.id), demote(other.id, head.token)]);
		// Demoted and then removed, or removed and then not there.
		expect([
			[200, 200],
			[200, 404],
		]).toContainEqual(answers.map(({ status }) => status).sort());
		expect(await db.member.count({ where: { id: other.id } })).toBe(0);
		expect(await administrators()).toBe(1);
	});
});
