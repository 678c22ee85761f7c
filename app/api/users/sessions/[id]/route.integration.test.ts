import { describe, expect, it } from 'vitest';
import { GET as listSessions } from '@/app/api/users/sessions/route';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin, openLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { DELETE } from './route';

provideDatabase();

interface Listed {
	_id: string;
	isCurrent: boolean;
}

const list = (token: string) => call(listSessions, '/api/users/sessions', { token });
const listed = async (token: string) => (await list(token)).body.sessions as Listed[];
const end = (id: string, options: object) =>
	call(DELETE, `/api/users/sessions/${id}`, { method: 'DELETE', params: { id }, ...options });
const idWhere = async (token: string, isCurrent: boolean) =>
	(await listed(token)).find((each) => each.isCurrent === isCurrent)?._id ?? '';

describe('DELETE /api/users/sessions/{id}', () => {
	it('ends one session of the list and leaves the others', async () => {
		const account = await makeAccount();
		const [here, there, third] = [
			await openLogin(account),
			await openLogin(account),
			await openLogin(account),
		];
		const ids = (await listed(here)).map(({ _id }) => _id);
		expect(new Set(ids).size).toBe(3);
		const other = await idWhere(there, true);
		const { status, body, headers } = await end(other, { token: here });
		expect([status, body.message]).toEqual([200, 'That device has been logged out.']);
		expect(headers.getSetCookie()).toEqual([]);
		expect((await list(there)).status).toBe(401);
		for (const token of [here, third]) expect((await listed(token)).length).toBe(2);
		expect((await end(other, { token: here })).status).toBe(404);
		expect((await end(await idWhere(here, false), { token: here, language: 'hi' })).body.message).toMatch(
			/लॉग आउट/,
		);
	});

	it('logs out where it ends the session that asks', async () => {
		const { token } = await makeLogin();
		const { status, body, headers } = await end(await idWhere(token, true), { token });
		expect([status, body.message]).toEqual([200, 'You have logged out.']);
		expect(headers.get('set-cookie')).toMatch(/session-token=;.*Expires=Thu, 01 Jan 1970/);
		expect((await list(token)).status).toBe(401);
	});

	it('knows nobody else’s session, no row’s id, and nothing made up', async () => {
		const [own, other] = [await makeLogin(), await makeLogin()];
		const row = await db.session.findFirstOrThrow({ where: { memberId: own.id }, select: { id: true } });
		const ids = [await idWhere(other.token, true), row.id, 'a'.repeat(22), 'x', '%00', `${'a'.repeat(21)}!`];
		for (const id of ids) expect([id, (await end(id, { token: own.token })).status]).toEqual([id, 404]);
		for (const { token } of [own, other]) expect((await list(token)).status).toBe(200);
	});

	it('answers an id that is the same each time and says nothing of the row', async () => {
		const { id, token } = await makeLogin();
		const row = await db.session.findFirstOrThrow({ where: { memberId: id }, select: { id: true } });
		const first = await idWhere(token, true);
		expect(first).toMatch(/^[\w-]{22}$/);
		expect(await idWhere(token, true)).toBe(first);
		expect(Buffer.from(first, 'base64url').toString('hex')).not.toBe(row.id.replaceAll('-', ''));
	});

	it('asks a visitor to log in', async () => {
		expect((await end('a'.repeat(22), {})).status).toBe(401);
	});
});
