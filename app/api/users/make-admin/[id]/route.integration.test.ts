import { beforeEach, describe, expect, it } from 'vitest';
import { PUT as change } from '@/app/api/users/[id]/route';
import { GET as profile } from '@/app/api/users/profile/route';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { demoteAtOnce } from '@/tests/support/races';
import { PATCH } from './route';

provideDatabase();

let head = { id: '', token: '' };
beforeEach(async () => {
	await emptyTables();
	head = await makeLogin({ isAdmin: true });
});

const setRole = (id: string, json: unknown, options: CallOptions = {}) =>
	call(PATCH, `/api/users/make-admin/${id}`, {
		method: 'PATCH',
		params: { id },
		token: head.token,
		json,
		...options,
	});
const isLoggedIn = async (token: string) =>
	(await call(profile, '/api/users/profile', { token })).status === 200;
const administrators = () => db.member.count({ where: { isAdmin: true } });

describe('PATCH /api/users/make-admin/{id}', () => {
	it('makes an administrator, ends the sessions that began as a member, and notes it', async () => {
		const { id, token } = await makeLogin();
		const { status, body } = await setRole(id, { isAdmin: true });
		expect(status).toBe(200);
		expect(body).toEqual({
			message: 'User role upgraded to admin successfully!',
			user: expect.objectContaining({ _id: id, isAdmin: true }),
			undo: { _id: expect.any(String), until: expect.any(String) },
		});
		expect(await isLoggedIn(token)).toBe(false);
		expect(await db.auditEntry.findMany({ where: { subjectId: id } })).toMatchObject([
			{ actorId: head.id, action: 'member.update', changes: { isAdmin: { from: false, to: true } } },
		]);
	});

	it('makes a regular member of an administrator', async () => {
		const { id, token } = await makeLogin({ isAdmin: true });
		const { status, body } = await setRole(id, { isAdmin: false });
		expect(status).toBe(200);
		expect(body).toMatchObject({
			message: 'User role changed to regular user successfully!',
			user: { _id: id, isAdmin: false },
		});
		expect(await isLoggedIn(token)).toBe(false);
	});

	it('says so in Hindi', async () => {
		const { id } = await makeAccount();
		const messages = [];
		for (const isAdmin of [true, false])
			messages.push((await setRole(id, { isAdmin }, { language: 'hi' })).body.message);
		expect(messages).toEqual([
			'सदस्य को सफलतापूर्वक एडमिन बना दिया गया!',
			'एडमिन को सफलतापूर्वक सामान्य सदस्य बना दिया गया!',
		]);
	});

	it.each([true, false])('leaves the sessions alone when the role stays: %s', async (isAdmin) => {
		const { id, token } = await makeLogin({ isAdmin });
		expect((await setRole(id, { isAdmin })).status).toBe(200);
		expect(await isLoggedIn(token)).toBe(true);
	});

	it('lets an administrator step down while another remains', async () => {
		await makeAccount({ isAdmin: true });
		expect((await setRole(head.id, { isAdmin: false })).status).toBe(200);
		expect(await isLoggedIn(head.token)).toBe(false);
		expect(await administrators()).toBe(1);
	});

	it('is for administrators, and says so to a visitor [users.authRequired]', async () => {
		const { id, token } = await makeLogin();
		expect((await setRole(id, { isAdmin: true }, { token })).status).toBe(403);
		const json = { isAdmin: true };
		const visitor = await call(PATCH, '/api/users/make-admin/x', { method: 'PATCH', params: { id }, json });
		expect(visitor.status).toBe(401);
		expect(visitor.body.message).toBe('Authentication required');
		expect(await administrators()).toBe(1);
	});

	it('knows neither strangers nor accounts that nobody has claimed', async () => {
		const { id } = await makeAccount({ claimedAt: null, isListed: false });
		for (const absent of [id, crypto.randomUUID(), 'me'])
			expect((await setRole(absent, { isAdmin: true })).status).toBe(404);
		expect(await administrators()).toBe(1);
	});

	it.each([{}, { isAdmin: null }, { isAdmin: 'perhaps' }, []])('refuses %j', async (json) => {
		const { id } = await makeAccount();
		expect((await setRole(id, json)).status).toBe(400);
	});
});

describe('the last administrator', () => {
	const refusal = {
		status: 409,
		body: {
			code: 'administrator.last',
			message: 'At least one administrator must remain. Make someone else an administrator first.',
		},
	};
	const demoteByPut = (id: string, token: string) =>
		call(change, `/api/users/${id}`, { method: 'PUT', params: { id }, token, json: { isAdmin: false } });

	it('remains, no matter how the role is removed, and stays logged in', async () => {
		expect(await setRole(head.id, { isAdmin: false })).toMatchObject(refusal);
		expect(await demoteByPut(head.id, head.token)).toMatchObject(refusal);
		expect(await administrators()).toBe(1);
		expect(await isLoggedIn(head.token)).toBe(true);
		expect(await db.auditEntry.count()).toBe(0);
	});

	it('is said to remain in Hindi too', async () => {
		expect((await setRole(head.id, { isAdmin: false }, { language: 'hi' })).body.message).toBe(
			'कम से कम एक एडमिन बना रहना चाहिए। पहले किसी और को एडमिन बनाएँ।',
		);
	});

	it('is one of two who step down at once', async () => {
		const other = await makeLogin({ isAdmin: true });
		const stepDown = ({ id, token }: typeof head) => setRole(id, { isAdmin: false }, { token });
		const answers = await demoteAtOnce(
			() => stepDown(head),
			() => stepDown(other),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(answers).toContainEqual(expect.objectContaining(refusal));
		expect(await administrators()).toBe(1);
	});

	it('is one of two who demote each other at once', async () => {
		const other = await makeLogin({ isAdmin: true });
		const answers = await demoteAtOnce(
			() => setRole(other.id, { isAdmin: false }),
			() => demoteByPut(head.id, other.token),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await administrators()).toBe(1);
	});
});
