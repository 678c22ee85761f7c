import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { GET } from './route';

provideDatabase();
beforeEach(() => db.rateLimit.deleteMany());

const check = (email: string, options: CallOptions = {}) =>
	call(GET, `/api/users/check-email?email=${encodeURIComponent(email)}`, options);
const unknown = 'nobody@example.org';

async function getLast(count: number, options: (index: number) => CallOptions) {
	let status = 0;
	for (let index = 0; index < count; index++) ({ status } = await check(unknown, options(index)));
	return status;
}

describe('GET /api/users/check-email', () => {
	it('says yes or no and nothing else', async () => {
		const { email } = await makeAccount({ email: 'Asha.Rathore@example.org' });
		expect((await check(email)).body).toEqual({ exists: true });
		expect((await check(' asha.rathore@EXAMPLE.org ')).body).toEqual({ exists: true });
		expect((await check(unknown)).body).toEqual({ exists: false });
	});

	it('knows accounts that nobody has claimed', async () => {
		const { email } = await makeAccount({ claimedAt: null, isListed: false });
		expect((await check(email)).body).toEqual({ exists: true });
	});

	it.each(['', 'nobody', 'a@b', '%00'])('refuses what is no address: "%s"', async (email) => {
		expect((await check(email)).status).toBe(400);
	});

	it('answers a visitor ten times', async () => {
		const address = '192.0.2.7';
		expect(await getLast(10, () => ({ address }))).toBe(200);
		const refused = await check(unknown, { address });
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		expect((await check(unknown, { address: '192.0.2.8' })).status).toBe(200);
	});

	it('answers all visitors together 500 times a day', async () => {
		await check(unknown);
		await db.rateLimit.updateMany({
			where: { key: { startsWith: 'checkEmailVisitors' } },
			data: { points: 499 },
		});
		expect((await check(unknown, { address: '192.0.2.9' })).status).toBe(200);
		expect((await check(unknown, { address: '192.0.2.10' })).status).toBe(429);
	});

	it('answers a member sixty times an hour, from wherever', async () => {
		const { token } = await makeLogin();
		expect(await getLast(60, (index) => ({ token, address: `192.0.2.${index}` }))).toBe(200);
		expect((await check(unknown, { token })).status).toBe(429);
		expect((await check(unknown, { token: (await makeLogin()).token })).status).toBe(200);
	});

	it('answers the members at one address sixty times an hour together', async () => {
		const address = '192.0.2.12';
		const tokens = await Promise.all([1, 2, 3, 4].map(async () => (await makeLogin()).token));
		expect(await getLast(60, (index) => ({ token: tokens[index % 4] ?? '', address }))).toBe(200);
		const token = (await makeLogin()).token;
		const refused = await check(unknown, { token, address });
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		expect((await check(unknown, { token, address: '192.0.2.13' })).status).toBe(200);
	});

	it('answers an administrator always', async () => {
		const { token } = await makeLogin({ isAdmin: true });
		expect(await getLast(70, () => ({ token, address: '192.0.2.11' }))).toBe(200);
	});
});
