import { expect, it, vi } from 'vitest';
import { listStat } from './stat-lists';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/api', async (original) => ({ ...(await original<object>()), callApi }));

const answered = (data: object) => callApi.mockResolvedValueOnce({ ok: true, data });

it.each(['members', 'bachelors'] as const)('lists %s by name, also one without', async (stat) => {
	answered({
		users: [
			{ _id: 'a', name: 'Vikram' },
			{ _id: 'b', name: '' },
		],
	});
	expect(await listStat[stat]()).toEqual({
		ok: true,
		data: [
			{ key: 'a', name: 'Vikram', creator: null, memberCount: null },
			{ key: 'b', name: '', creator: null, memberCount: null },
		],
	});
});

it('lists families with who made them, under their title when they have no name', async () => {
	const ours = { _id: 'a', name: 'Rathore family', memberCount: 15, createdBy: { name: 'Vikram' } };
	const theirs = { _id: 'b', name: '', memberCount: 2, createdBy: { name: '' } };
	answered({
		families: [
			{ ...ours, title: 'Ours' },
			{ ...theirs, title: 'Theirs' },
		],
	});
	expect(await listStat.families()).toMatchObject({
		data: [
			{ key: 'a', name: 'Rathore family', creator: 'Vikram', memberCount: 15 },
			{ key: 'b', name: 'Theirs', creator: null, memberCount: 2 },
		],
	});
});

it('lists families and clans in the reader’s script', async () => {
	const family = { _id: 'a', name: 'राठौड़', title: 'राठौड़', written: 'Rathore', memberCount: 2 };
	answered({ families: [{ ...family, createdBy: { name: 'विक्रम', written: 'Vikram' } }] });
	expect(await listStat.families()).toMatchObject({ data: [{ name: 'Rathore', creator: 'Vikram' }] });
	answered({ totalClans: 1, clans: [{ _id: 'चंदावत', written: 'Chandawat', count: 9 }] });
	expect(await listStat.clans()).toMatchObject({ data: [{ key: 'चंदावत', name: 'Chandawat' }] });
});

it('lists clans by their id, which is their name', async () => {
	answered({ totalClans: 1, clans: [{ _id: 'Rathore', count: 9 }] });
	expect(await listStat.clans()).toMatchObject({
		data: [{ key: 'Rathore', name: 'Rathore', memberCount: 9 }],
	});
});

it('hands on why there is no list', async () => {
	callApi.mockResolvedValueOnce({ ok: false, status: 503, message: 'Later.' });
	expect(await listStat.members()).toMatchObject({ ok: false, message: 'Later.' });
});
