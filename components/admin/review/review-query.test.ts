import { expect, it } from 'vitest';
import { loadListState } from '../list/list-state';
import { queueQuery, reviewList } from './review-query';

const getQuery = async (address: Record<string, string>) =>
	reviewList.query(await loadListState(reviewList, Promise.resolve(address)));

it('asks for ten a page, and for no more than the address does', async () => {
	expect(await getQuery({})).toEqual({ page: 1, limit: 10, sort: '-createdAt' });
	const address = { page: '3', limit: '25', search: 'किला', sort: 'title', status: 'pending' };
	expect(await getQuery(address)).toEqual({
		page: 3,
		limit: 25,
		sort: 'title',
		query: 'किला',
		status: 'pending',
	});
});

it('asks for all that waits, the longest first', () => {
	expect(queueQuery('')).toEqual({ status: 'pending', sort: 'createdAt', limit: 100 });
	expect(queueQuery('किला').query).toBe('किला');
});
