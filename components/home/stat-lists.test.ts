import { describe, expect, it } from 'vitest';
import { itemsIn } from './stat-lists';

describe('itemsIn', () => {
	it('lists people by name', () => {
		expect(itemsIn({ users: [{ _id: 'a', name: 'Vikram' }] })).toEqual([
			{ key: 'a', name: 'Vikram', creator: null, memberCount: null },
		]);
	});

	it('lists families with who made them, under their title when they have no name', () => {
		const families = [
			{ _id: 'a', name: 'Rathore family', memberCount: 15, createdBy: { name: 'Vikram' }, title: 'Ours' },
			{ _id: 'b', memberCount: 2, title: 'Theirs' },
		];
		expect(itemsIn({ families })).toEqual([
			{ key: 'a', name: 'Rathore family', creator: 'Vikram', memberCount: 15 },
			{ key: 'b', name: 'Theirs', creator: null, memberCount: 2 },
		]);
	});

	it('lists clans by their id, which is their name', () => {
		expect(itemsIn({ totalClans: 1, clans: [{ _id: 'Rathore', count: 9 }] })).toEqual([
			{ key: 'Rathore', name: 'Rathore', creator: null, memberCount: 9 },
		]);
	});

	it('keeps a person without a name', () => {
		expect(itemsIn({ users: [{ _id: 'a', name: '' }] })).toMatchObject([{ key: 'a', name: '' }]);
	});

	it('is empty for another shape', () => {
		expect(itemsIn('nothing')).toEqual([]);
		expect(itemsIn({ users: 'nobody' })).toEqual([]);
	});
});
