import { expect, it } from 'vitest';
import { deskQuery, narrowingQuery } from './desk-query';

const state = { page: 1, limit: 10, search: '', sort: '-createdAt', filters: { status: '', review: '' } };

it('asks for ten a page, and for no more than the address does', () => {
	expect(deskQuery(state).toString()).toBe('page=1&limit=10&sort=-createdAt');
	const asked = {
		page: 3,
		limit: 25,
		search: 'किला',
		sort: 'title',
		filters: { status: 'pending', review: '' },
	};
	expect(Object.fromEntries(deskQuery(asked))).toEqual({
		...{ page: '3', limit: '25', sort: 'title', query: 'किला', status: 'pending' },
	});
	expect(narrowingQuery(asked).toString()).toBe(
		new URLSearchParams({ sort: 'title', query: 'किला', status: 'pending' }).toString(),
	);
});
