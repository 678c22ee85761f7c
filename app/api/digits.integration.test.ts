// Numbers and dates of every call, typed in the digits of Devanagari and Gujarati.
import { beforeEach, expect, it } from 'vitest';
import { noWishes } from '@/lib/features/matching/schema';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { GET as readHistory } from './admin/history/route';
import { GET as readBlogs } from './blogs/route';
import { POST as addRelative } from './family/add/route';
import { GET as readMatches } from './family/matches/route';
import { PUT as saveWishes } from './family/matches/wishes/route';
import { GET as readTrees } from './family/trees/route';
import { GET as readClans } from './users/clans/route';
import { PUT as changeProfile } from './users/profile/route';
import { POST as register } from './users/register/route';
import { GET as readMembers } from './users/route';

provideDatabase();
beforeEach(emptyTables);

it('registers somebody with an age and a mobile number in Devanagari digits', async () => {
	const json = { name: 'Asha', email: 'asha@example.org', password: 'neem leaf at dusk' };
	const typed = { age: '२४', mobileNumber: '९८२९० १२३४५' };
	const { status, body } = await call(register, '/api/users/register', {
		method: 'POST',
		json: { ...json, ...typed },
	});
	expect(status).toBe(201);
	expect(body.user).toMatchObject({ age: 24, mobileNumber: '98290 12345' });
});

it('changes a profile with an age and a mobile number in Gujarati digits', async () => {
	const { token } = await makeLogin();
	const json = { age: '૫૨', mobileNumber: '+૯૧ ૯૮૨૯૦-૧૨૩૪૫' };
	const { status, body } = await call(changeProfile, '/api/users/profile', { method: 'PUT', json, token });
	expect(status).toBe(200);
	expect(body.user).toMatchObject({ age: 52, mobileNumber: '+91 98290-12345' });
});

it.each([
	['१९५०-०५-१७', '1950-05-17'],
	['૧૯૫૦', '1950'],
])('adds a relative born on %s', async (dob, entry) => {
	const { token } = await makeLogin();
	const json = { name: 'Ram Singh', relation: 'Father', dob, mobileNumber: '९८२९०१२३४५' };
	const { status, body } = await call(addRelative, '/api/family/add', { method: 'POST', json, token });
	expect(status).toBe(201);
	expect(body.member).toMatchObject({ dob: entry, mobileNumber: '9829012345' });
});

it('keeps wishes and reads filters with ages in Devanagari digits', async () => {
	const { token } = await makeLogin();
	const json = { ...noWishes, ageFrom: '२२', ageTo: '३०' };
	const url = '/api/family/matches/wishes';
	const saved = await call(saveWishes, url, { method: 'PUT', json, token });
	expect(saved.status).toBe(200);
	expect(saved.body.wishes).toMatchObject({ ageFrom: 22, ageTo: 30 });
	const query = new URLSearchParams({ ageFrom: '२२', ageTo: '३०' });
	expect((await call(readMatches, `/api/family/matches?${query}`, { token })).status).toBe(200);
});

const lists: [string, Parameters<typeof call>[0]][] = [
	['/api/users', readMembers],
	['/api/family/trees', readTrees],
	['/api/blogs', readBlogs],
	['/api/admin/history', readHistory],
];

it.each(lists)('opens the page of %s that is asked for in Devanagari digits', async (path, handler) => {
	const { token } = await makeLogin({ isAdmin: true });
	await makeAccount();
	const query = new URLSearchParams({ page: '२', limit: '૧' });
	const { status, body } = await call(handler, `${path}?${query}`, { token });
	expect(status).toBe(200);
	expect(body.pagination).toMatchObject({ page: 2, limit: 1 });
});

it('reads the days of the history and the length of the list of clans in Devanagari digits', async () => {
	const { token } = await makeLogin({ isAdmin: true });
	await db.auditEntry.create({
		data: { action: 'blog.approve', subjectType: 'blog', at: new Date('2026-11-20T06:00:00Z') },
	});
	const entriesOn = async (day: string) => {
		const query = new URLSearchParams({ from: day, to: day });
		return (await call(readHistory, `/api/admin/history?${query}`, { token })).body.pagination;
	};
	expect(await entriesOn('२०२६-११-२०')).toMatchObject({ total: 1 });
	expect(await entriesOn('૨૦૨૬-૧૧-૨૧')).toMatchObject({ total: 0 });
	const limit = new URLSearchParams({ limit: '५' });
	expect((await call(readClans, `/api/users/clans?${limit}`)).status).toBe(200);
});
