import { beforeEach, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import type { PartnerWishes } from '@/lib/matching/schema';
import { noWishes } from '@/lib/matching/wishes';
import { makeLogin } from '@/lib/testing/accounts';
import { call } from '@/lib/testing/calls';
import { emptyTables, provideDatabase } from '@/lib/testing/database';
import { GET, PUT } from './route';

provideDatabase();
beforeEach(emptyTables);

const url = '/api/family/matches/wishes';

const wishes: PartnerWishes = {
	...{ ageFrom: 22, ageTo: 30, isAgeMust: true },
	...{ districts: ['Jodhpur', 'पाली'], isPlaceMust: false },
	...{ education: 'graduate', isEducationMust: true, clans: ['Chauhan'], isClanMust: false },
	...{ manglik: 'same', isManglikMust: false },
};

const save = (token: string, json: unknown, language = 'en') =>
	call(PUT, url, { method: 'PUT', json, token, language });

it('are nothing before they are told, then what was told last', async () => {
	const { token } = await makeLogin();
	expect((await call(GET, url, { token })).body).toEqual({ wishes: noWishes });
	const saved = await save(token, { ...wishes, districts: ['Jodhpur', 'पाली', 'Jodhpur'] });
	expect(saved.status).toBe(200);
	expect(saved.body).toEqual({ message: 'What you ask of a partner has been saved.', wishes });
	expect((await save(token, noWishes, 'hi')).body.message).toMatch(/\p{Script=Devanagari}/u);
	expect((await call(GET, url, { token })).body).toEqual({ wishes: noWishes });
	expect(await db.partnerWishes.count()).toBe(1);
});

it('are one’s own alone', async () => {
	const [one, other] = [await makeLogin(), await makeLogin()];
	await save(one.token, wishes);
	expect((await call(GET, url, { token: other.token })).body).toEqual({ wishes: noWishes });
	expect((await call(GET, url)).status).toBe(401);
	expect((await call(PUT, url, { method: 'PUT', json: wishes })).status).toBe(401);
});

it.each([
	['ageTo', { ageFrom: 30, ageTo: 22 }, 'The second age must not be lower than the first.'],
	['ageFrom', { ageFrom: 12 }, 'This is not right.'],
	['education', { education: 'genius' }, 'Choose one of the options.'],
	['districts.0', { districts: [''] }, 'This is required.'],
	['clans', { clans: Array.from({ length: 21 }, (_, at) => `Clan ${at}`) }, 'This is not right.'],
	['isAgeMust', { isAgeMust: 'yes' }, 'This is not right.'],
])('refuses a wrong %s: %j', async (path, wrong, message) => {
	const { token } = await makeLogin();
	const { status, body } = await save(token, { ...wishes, ...wrong });
	expect(status).toBe(400);
	expect(body.errors).toEqual([{ path, message }]);
	expect(await db.partnerWishes.count()).toBe(0);
});
