import { describe, expect, it } from 'vitest';
import { readCount, readFamilyCount, readOverview, readRecentBlogs, readRecentUsers } from './answers';

const overview = {
	totalMatches: 2,
	registrations: [{ week: '2026-11-16', count: 3 }],
	database: { health: 'ok', bytes: 10 },
	storage: { health: 'down', pictures: 4, bytes: 20 },
	maintenance: { isOn: false, since: null, isFixed: false },
};

describe('readOverview', () => {
	it('takes what the call answers', () => {
		expect(readOverview(overview)).toEqual({
			...overview,
			maintenance: { ...overview.maintenance, message: null },
		});
	});

	it('takes a health it does not know for a bad one', () => {
		const { database } = readOverview({ ...overview, database: { health: 'fine', bytes: 1 } }) ?? {};
		expect(database?.health).toBe('down');
	});

	it.each([null, 'text', {}, { ...overview, registrations: null }, { ...overview, maintenance: {} }])(
		'refuses %j',
		(answer) => {
			expect(readOverview(answer)).toBeNull();
		},
	);
});

it('reads counts, and none where there is none', () => {
	expect([readCount({ count: 0 }), readCount({}), readCount({ count: '3' })]).toEqual([0, null, null]);
	expect([readFamilyCount({ totalFamilies: 7 }), readFamilyCount({ count: 7 })]).toEqual([7, null]);
});

it('reads lists of the newest, also where something was not told', () => {
	const user = { _id: 'a', name: 'Asha', photo: null, createdAt: '2026-11-16T00:00:00.000Z', password: 'x' };
	expect(readRecentUsers({ users: [user] })).toEqual([
		{ id: 'a', name: 'Asha', photo: null, email: null, createdAt: user.createdAt },
	]);
	expect(readRecentBlogs({ blogs: [] })).toEqual([]);
	expect([readRecentUsers({}), readRecentBlogs({ blogs: {} })]).toEqual([null, null]);
});
