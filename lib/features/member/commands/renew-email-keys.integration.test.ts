import { beforeEach, describe, expect, it } from 'vitest';
import { PUT as changeMember } from '@/app/api/users/[id]/route';
import { POST as login } from '@/app/api/users/login/route';
import { POST as register } from '@/app/api/users/register/route';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin, testPassword } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { findAddressDoubles, renewEmailKeys } from './renew-email-keys';

provideDatabase();
beforeEach(emptyTables);

const letters = 'asha@bücher.example';
const ascii = 'asha@xn--bcher-kva.example';

/** An account as an earlier version has stored it. */
async function makeFormerAccount(email: string, more: Parameters<typeof makeAccount>[0] = {}) {
	const { id } = await makeAccount({ email, ...more });
	await db.member.update({ where: { id }, data: { emailKey: email.toLowerCase() }, select: { id: true } });
	return id;
}

const findKey = async (id: string) =>
	(await db.member.findUniqueOrThrow({ where: { id }, select: { emailKey: true } })).emailKey;
const logIn = async (email: string, password = testPassword) => {
	const { status, body } = await call(login, '/api/users/login', { json: { email, password } });
	return status === 200 ? body.user : status;
};

describe('an international domain', () => {
	it.each([
		[letters, ascii],
		[ascii, letters],
	])('makes one account of %s and %s', async (first, second) => {
		const person = { name: 'Asha Rathore', password: testPassword };
		const made = await call(register, '/api/users/register', { json: { ...person, email: first } });
		expect(made.status).toBe(201);
		const again = await call(register, '/api/users/register', { json: { ...person, email: second } });
		expect([again.status, again.body.code]).toEqual([409, 'email.taken']);
		expect(await logIn(first)).toMatchObject({ email: first });
		expect(await logIn(second)).toMatchObject({ email: first });
	});
});

describe('accounts of an earlier version', () => {
	it('get the one key, and are found by both forms', async () => {
		const id = await makeFormerAccount(letters);
		const plain = await makeFormerAccount('meera@example.org');
		expect(await renewEmailKeys()).toBe(1);
		expect(await findKey(id)).toBe(ascii);
		expect(await findKey(plain)).toBe('meera@example.org');
		for (const email of [letters, ascii]) expect(await logIn(email)).toMatchObject({ _id: id });
		expect(await findAddressDoubles()).toEqual([]);
		expect(await renewEmailKeys()).toBe(0);
	});

	it('stay two where both forms have one, each found by its own, and are listed', async () => {
		const id = await makeFormerAccount(letters);
		const otherId = await makeFormerAccount(ascii);
		expect(await renewEmailKeys()).toBe(0);
		expect(await db.member.count()).toBe(2);
		expect(await logIn(letters)).toMatchObject({ _id: id });
		expect(await logIn(ascii)).toMatchObject({ _id: otherId });
		expect(await findAddressDoubles()).toEqual([{ id, otherId }]);
		const person = { name: 'Asha Rathore', password: testPassword };
		for (const email of [letters, ascii])
			expect((await call(register, '/api/users/register', { json: { ...person, email } })).status).toBe(409);
		await db.member.delete({ where: { id: otherId } });
		expect(await renewEmailKeys()).toBe(1);
		expect(await findAddressDoubles()).toEqual([]);
	});

	it('keep their key when a form sends the address back', async () => {
		const id = await makeFormerAccount(letters);
		await makeFormerAccount(ascii);
		const { token } = await makeLogin({ isAdmin: true });
		const json = { email: letters, education: 'MA' };
		const changed = await call(changeMember, `/api/users/${id}`, {
			method: 'PUT',
			token,
			json,
			params: { id },
		});
		expect(changed.status).toBe(200);
		expect(await findKey(id)).toBe(letters);
	});
});
