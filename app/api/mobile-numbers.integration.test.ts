// How many digits a mobile number has, wherever one is written, and that a stored one is never refused.
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as addRelative } from '@/app/api/family/add/route';
import { PUT as changeCard } from '@/app/api/family/update/[id]/route';
import { PUT as changeMember } from '@/app/api/users/[id]/route';
import { PUT as changeProfile, GET as readProfile } from '@/app/api/users/profile/route';
import { POST as register } from '@/app/api/users/register/route';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';

provideDatabase();
holdAfterResponse();
beforeEach(() => emptyTables());

const odd = ['12345', '१२३४५६', '+919829012345678901', '1234567890123456'];
const good = ['123 4567', '९८२९० १२३४५', '0141-2345678', '+44 20 7946 0018 123'];

interface Written {
	status: number;
	body: Record<string, unknown>;
}

const calls: [string, (mobileNumber: string) => Promise<Written>][] = [
	[
		'the registration',
		async (mobileNumber) => {
			const account = {
				name: 'Asha',
				email: 'asha@example.org',
				password: 'neem leaf at dusk',
				mobileNumber,
			};
			return call(register, '/api/users/register', { json: account });
		},
	],
	[
		'the profile',
		async (mobileNumber) => {
			const { token } = await makeLogin();
			return call(changeProfile, '/api/users/profile', { method: 'PUT', json: { mobileNumber }, token });
		},
	],
	[
		'a new relative',
		async (mobileNumber) => {
			const { token } = await makeLogin();
			const json = { name: 'Meera', relation: 'Sister', mobileNumber };
			return call(addRelative, '/api/family/add', { json, token });
		},
	],
	[
		'the card of a relative',
		async (mobileNumber) => {
			const { token, cardId } = await makeCard(null);
			return call(changeCard, '/', { method: 'PUT', params: { id: cardId }, json: { mobileNumber }, token });
		},
	],
	[
		'the back office',
		async (mobileNumber) => {
			const [{ token }, { id }] = [await makeLogin({ isAdmin: true }), await makeLogin()];
			return call(changeMember, '/', { method: 'PUT', params: { id }, json: { mobileNumber }, token });
		},
	],
];

async function makeCard(mobileNumber: string | null) {
	const { token } = await makeLogin();
	const json = { name: 'Meera', relation: 'Sister' };
	const { body } = await call(addRelative, '/api/family/add', { json, token });
	const cardId = String(Object(body.member)._id);
	await db.person.update({ where: { id: cardId }, data: { mobileNumber } });
	return { token, cardId };
}

describe.each(calls)('a mobile number in %s', (_, write) => {
	it('is refused with fewer than 7 or more than 15 digits', async () => {
		for (const mobileNumber of odd) {
			const { status, body } = await write(mobileNumber);
			expect([status, body.errors], mobileNumber).toEqual([
				400,
				[{ path: 'mobileNumber', message: expect.stringMatching(/7.*15/) }],
			]);
			await emptyTables();
		}
	});

	it('is taken with 7 to 15 digits in either script, also where it is no number of India', async () => {
		for (const mobileNumber of good) {
			const { status, body } = await write(mobileNumber);
			expect([200, 201], `${mobileNumber}: ${JSON.stringify(body)}`).toContain(status);
			await emptyTables();
		}
	});
});

describe.each(['12345', '१२३४', '1234567890123456'])('the stored mobile number %s', (mobileNumber) => {
	it('is taken as it is when a form of the profile sends it back, and refused when it is another', async () => {
		const { token } = await makeLogin({ mobileNumber });
		const { body } = await call(readProfile, '/api/users/profile', { token });
		const save = (json: object) => call(changeProfile, '/api/users/profile', { method: 'PUT', json, token });
		expect((await save({ mobileNumber: body.mobileNumber, profession: 'Teacher' })).status).toBe(200);
		expect((await save({ mobileNumber, profession: 'Farmer' })).status).toBe(200);
		expect((await save({ mobileNumber: '54321' })).status).toBe(400);
		expect((await save({ mobileNumber: '' })).status).toBe(200);
	});

	it('is taken as it is when the form of a card sends it back', async () => {
		const { token, cardId } = await makeCard(mobileNumber);
		const json = { mobileNumber, profession: 'Teacher' };
		const changed = { method: 'PUT', params: { id: cardId }, json, token };
		expect((await call(changeCard, '/', changed)).status).toBe(200);
	});

	it('is taken as it is when the back office sends it back', async () => {
		const [{ token }, { id }] = [await makeLogin({ isAdmin: true }), await makeLogin({ mobileNumber })];
		const changed = { method: 'PUT', params: { id }, json: { mobileNumber, profession: 'Teacher' }, token };
		expect((await call(changeMember, '/', changed)).status).toBe(200);
	});
});
