import { afterEach, beforeEach, expect, it } from 'vitest';
import { GET as history } from '@/app/api/admin/history/route';
import { GET as listMembers } from '@/app/api/users/route';
import { findActor } from '@/lib/platform/auth/session';
import { getEnv } from '@/lib/platform/env/env';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { turnOnSecondFactor } from '@/tests/support/second-factor';
import { GET as readOwn } from './route';

provideDatabase();

const requireIt = (isRequired: boolean) => {
	getEnv().requiresAdminSecondFactor = isRequired;
};
beforeEach(() => requireIt(true));
afterEach(() => requireIt(false));

const readHistory = (token: string) => call(history, '/api/admin/history', { token });

it('has no rights until the second factor is on, and all of them from then on', async () => {
	const { token, email } = await makeLogin({ isAdmin: true });
	const refused = await readHistory(token);
	expect(refused.status).toBe(403);
	expect(refused.body).toMatchObject({
		code: 'administration.secondFactorRequired',
		message: expect.stringContaining('Turn it on in your profile'),
	});
	const list = () => call(listMembers, '/api/users?page=1&query=', { token });
	expect((await list()).text).not.toContain(email);
	expect((await call(readOwn, '/api/users/second-factor', { token })).body.isRequired).toBe(true);
	await turnOnSecondFactor(token);
	expect((await readHistory(token)).status).toBe(200);
	expect((await list()).text).toContain(email);
	expect((await call(readOwn, '/api/users/second-factor', { token })).body.isRequired).toBe(false);
});

it('has them without it where it is optional', async () => {
	requireIt(false);
	const { token } = await makeLogin({ isAdmin: true });
	expect((await readHistory(token)).status).toBe(200);
	expect(await findActor(token, new Date())).toMatchObject({ isAdmin: true, secondFactor: 'off' });
});

it('asks nothing more of members who are no administrators', async () => {
	const { token } = await makeLogin();
	expect(await findActor(token, new Date())).toMatchObject({ isAdmin: false, secondFactor: 'off' });
	expect((await readHistory(token)).body.code).toBe('auth.notAllowed');
});
