import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as login } from '@/app/api/users/login/route';
import { db } from '@/lib/platform/db/client';
import { makeLogin, testPassword } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { sent } from '@/tests/support/sent-mails';
import { DELETE } from './route';

vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));

provideDatabase();

const afterResponse = holdAfterResponse();

beforeEach(async () => {
	await afterResponse.run();
	sent.length = 0;
});

const remove = (token: string, json: unknown) =>
	call(DELETE, '/api/users/me', { method: 'DELETE', json, token });

describe('DELETE /api/users/me', () => {
	it('removes the account, its sessions and its cookie, and says so by mail', async () => {
		const { id, email, token } = await makeLogin();
		const { status, headers } = await remove(token, { password: testPassword });
		expect(status).toBe(200);
		expect(headers.get('set-cookie')).toMatch(/session-token=;.*Expires=Thu, 01 Jan 1970/);
		expect(await db.member.count({ where: { id } })).toBe(0);
		expect((await remove(token, { password: testPassword })).status).toBe(401);
		const again = await call(login, '/api/users/login', { json: { email, password: testPassword } });
		expect(again.status).toBe(401);
		await afterResponse.run();
		expect(sent).toMatchObject([{ to: email, subject: 'Your account has been removed' }]);
	});

	it('leaves what others have written to the administrators from the address that the account has', async () => {
		const { id, email, token } = await makeLogin();
		const message = {
			kind: 'contact',
			email,
			subject: 'A question',
			message: 'Where?',
			language: 'en',
		} as const;
		await db.inboxMessage.createMany({
			data: [
				{ ...message, name: 'Their own', senderId: id },
				{ ...message, name: 'Of somebody else' },
			],
		});
		expect((await remove(token, { password: testPassword })).status).toBe(200);
		expect(await db.inboxMessage.findMany({ select: { name: true } })).toEqual([
			{ name: 'Of somebody else' },
		]);
	});

	it.each([
		[{ password: 'a wrong one' }, 'password.wrong'],
		[{ password: '' }, 'input.invalid'],
		[{}, 'input.invalid'],
	])('refuses %j and removes nothing', async (json, code) => {
		const { id, token } = await makeLogin();
		const { status, body } = await remove(token, json);
		expect(status).toBe(400);
		expect(body).toMatchObject({ code, errors: [{ path: 'password' }] });
		expect(await db.member.count({ where: { id } })).toBe(1);
		await afterResponse.run();
		expect(sent).toEqual([]);
	});

	it('asks a visitor to log in', async () => {
		const { status } = await call(DELETE, '/api/users/me', {
			method: 'DELETE',
			json: { password: testPassword },
		});
		expect(status).toBe(401);
	});
});
