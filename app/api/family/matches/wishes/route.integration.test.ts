import { beforeEach, expect, it } from 'vitest';
import { noWishes, type PartnerWishes } from '@/lib/features/matching/schema';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { GET, PUT } from './route';

provideDatabase();
beforeEach(emptyTables);

const url = '/api/family/matches/wishes';

const wishes: PartnerWishes = {
	...{ ageFrom: 22, ageTo: 30, isAgeMust: true },
	...{ districts: ['Jodhpur', 'पाली'], isPlaceMust: false },
	...{ education: 'graduate', isEducationMust: true, clans: ['Chauhan'], isClanMust: false },
	...{ formerMarriage: 'neverOrWidowed', isFormerMarriageMust: true },
	...{ manglik: 'same', isManglikMust: false, minGunas: 18 },
};

const save = (token: string, json: unknown, language = 'en') =>
	call(PUT, url, { method: 'PUT', json, token, language });

it('are nothing before they are given, then the last input', async () => {
	const { token } = await makeLogin();
	expect((await call(GET, url, { token })).body).toEqual({
		...{ wishes: noWishes, writtenDistricts: {}, version: 0 },
		states: expect.arrayContaining(['Rajasthan', 'Gujarat']),
	});
	const saved = await save(token, { ...wishes, districts: ['Jodhpur', 'पाली', 'Jodhpur'] });
	expect(saved.status).toBe(200);
	expect(saved.body).toEqual({
		...{ message: 'The partner preferences have been saved.', version: 1 },
		...{ wishes, writtenDistricts: { पाली: 'Pali' } },
		states: expect.any(Array),
	});
	expect((await save(token, noWishes, 'hi')).body.message).toMatch(/\p{Script=Devanagari}/u);
	expect((await call(GET, url, { token })).body).toMatchObject({ wishes: noWishes, version: 2 });
	expect(await db.partnerWishes.count()).toBe(1);
});

it('come with the districts of the lists in the script of the reader, and others as they were typed', async () => {
	const { token } = await makeLogin();
	const districts = ['Jodhpur', 'पाली', 'Nowhere at all'];
	const saved = await save(token, { districts }, 'hi');
	expect(saved.body).toMatchObject({ wishes: { districts }, writtenDistricts: { Jodhpur: 'जोधपुर' } });
	expect((await call(GET, url, { token, language: 'hi' })).body).toMatchObject({
		writtenDistricts: { Jodhpur: 'जोधपुर' },
		states: expect.arrayContaining(['राजस्थान', 'मध्य प्रदेश']),
	});
	expect((await call(GET, url, { token })).body.writtenDistricts).toEqual({ पाली: 'Pali' });
});

it('stay as they were where a change says nothing of them', async () => {
	const { token } = await makeLogin();
	expect((await save(token, { clans: ['Hada'] })).body.wishes).toEqual({ ...noWishes, clans: ['Hada'] });
	await save(token, wishes);
	const { status, body } = await save(token, { clans: ['Hada'], isClanMust: true });
	expect(status).toBe(200);
	expect(body.wishes).toEqual({ ...wishes, clans: ['Hada'], isClanMust: true });
	const crossed = await save(token, { ageFrom: 40 });
	expect(crossed).toMatchObject({
		status: 400,
		body: { code: 'input.invalid', errors: [{ path: 'ageTo' }] },
	});
	expect((await call(GET, url, { token })).body.wishes).toEqual(body.wishes);
});

it('are not written over by a change made from an older version', async () => {
	const { token } = await makeLogin();
	expect((await save(token, { version: 0, ageFrom: 21 })).body).toMatchObject({ version: 1 });
	const stale = await save(token, { version: 0, ageFrom: 25, clans: ['Hada'] });
	expect(stale).toMatchObject({ status: 409, body: { code: 'record.stale' } });
	expect(Object.keys(stale.body).sort()).toEqual(['code', 'message']);
	const { body } = await call(GET, url, { token });
	expect(body).toMatchObject({ wishes: { ageFrom: 21, clans: [] }, version: 1 });
	expect((await save(token, { version: 1, clans: ['Hada'] })).status).toBe(200);
});

it.each([0, 1])('take one of two changes at once made from version %i', async (version) => {
	const { token } = await makeLogin();
	if (version === 1) await save(token, { ageTo: 40 });
	const both = [21, 25].map((ageFrom) => save(token, { version, ageFrom }));
	expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('are one’s own alone', async () => {
	const [a, b] = [await makeLogin(), await makeLogin()];
	await save(a.token, wishes);
	expect((await call(GET, url, { token: b.token })).body).toMatchObject({ wishes: noWishes, version: 0 });
	expect((await call(GET, url)).status).toBe(401);
	expect((await call(PUT, url, { method: 'PUT', json: wishes })).status).toBe(401);
});

it.each([
	['ageTo', { ageFrom: 30, ageTo: 22 }, 'The second age must not be lower than the first.'],
	['ageFrom', { ageFrom: 12 }, 'This is not valid.'],
	['education', { education: 'genius' }, 'Choose one of the options.'],
	['districts.0', { districts: [''] }, 'This is required.'],
	['clans', { clans: Array.from({ length: 21 }, (_, at) => `Clan ${at}`) }, 'This is not valid.'],
	['isAgeMust', { isAgeMust: 'yes' }, 'This is not valid.'],
])('refuses a wrong %s: %j', async (path, wrong, message) => {
	const { token } = await makeLogin();
	const { status, body } = await save(token, { ...wishes, ...wrong });
	expect(status).toBe(400);
	expect(body.errors).toEqual([{ path, message }]);
	expect(await db.partnerWishes.count()).toBe(0);
});
