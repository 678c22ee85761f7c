import { describe, expect, it } from 'vitest';
import { readSavedUser, readUser, readUserFilters, readUserList } from './answers';

const asha = {
	...{
		_id: 'm1',
		__v: 3,
		name: 'Asha',
		email: 'asha@example.org',
		photo: null,
		mobileNumber: null,
		mobileE164: null,
	},
	...{ clan: 'Rathore', dynasty: null, location: 'Jaipur', isAdmin: false },
	...{ isDeceased: false, dob: null, dod: null },
	createdAt: '2026-01-02T03:04:05.000Z',
};
const pagination = { page: 1, limit: 10, total: 1, pages: 1 };

describe('answers about users', () => {
	it('are read without what the screen does not show', () => {
		const user = { ...asha, fatherName: 'Vikram' };
		expect(readUserList({ users: [user], pagination })?.users).toEqual([asha]);
		expect(readUser(user)).toEqual(asha);
		expect(readSavedUser({ message: 'done', user })).toEqual(asha);
	});

	it.each([null, [], 'text', {}, { users: [{ _id: 'm1', name: 'Asha' }], pagination }, { users: [asha] }])(
		'are none where they say %j',
		(answer) => {
			for (const read of [readUserList, readUser, readSavedUser, readUserFilters])
				expect(read(answer)).toBeNull();
		},
	);

	it('about the filters name every value with its count', () => {
		const answer = { clans: [{ value: 'Rathore', count: 3 }], dynasties: [] };
		expect(readUserFilters(answer)).toEqual(answer);
	});
});
