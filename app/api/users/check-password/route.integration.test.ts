import { beforeEach, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { makeAccount } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { POST } from './route';

provideDatabase();
beforeEach(() => db.rateLimit.deleteMany());

const check = (password: string, email = 'asha.rathore@example.org', address = '192.0.2.7') =>
	call(POST, '/api/users/check-password', {
		method: 'POST',
		json: { email, password },
		address,
		language: 'en',
	});

it('takes a password that is hard to guess', async () => {
	const { status, body } = await check('neem leaf at dusk');
	expect([status, body]).toEqual([200, { isStrong: true }]);
});

it.each([
	['password123', 'This password is very common. Choose another one.'],
	['aaaaaaaaaa', 'This password is very common. Choose another one.'],
	['Asha.Rathore', 'Do not use your email or its name as the password. Choose another one.'],
])('refuses %s with the sentences of the registration', async (password, message) => {
	const { status, body } = await check(password);
	expect([status, body.code, body.errors]).toEqual([400, 'password.weak', [{ path: 'password', message }]]);
});

it('says nothing of whether the address has an account', async () => {
	const { email } = await makeAccount();
	const [known, unknown] = [await check('neem leaf at dusk', email), await check('neem leaf at dusk')];
	expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
});

it('answers one address sixty times in ten minutes', async () => {
	await check('neem leaf at dusk');
	await db.rateLimit.updateMany({ where: { key: { startsWith: 'passwordCheck' } }, data: { points: 59 } });
	expect((await check('neem leaf at dusk')).status).toBe(200);
	expect((await check('neem leaf at dusk')).status).toBe(429);
	expect((await check('neem leaf at dusk', undefined, '192.0.2.8')).status).toBe(200);
});
