import { expect, it } from 'vitest';
import { narrowingQuery, queueQuery, reviewQuery } from './review-query';

const state = { page: 1, limit: 10 as const, search: '', sort: '-createdAt', filters: { status: '' } };

it('asks for ten a page, and for no more than the address does', () => {
	expect(reviewQuery(state)).toEqual({ page: 1, limit: 10, sort: '-createdAt' });
	const asked = {
		page: 3,
		limit: 25 as const,
		search: 'किला',
		sort: 'title',
		filters: { status: 'pending' },
	};
	const narrowed = { sort: 'title', query: 'किला', status: 'pending' };
	expect(reviewQuery(asked)).toEqual({ page: 3, limit: 25, ...narrowed });
	expect(narrowingQuery(asked)).toEqual(narrowed);
});

it('asks for all that waits, the longest first', () => {
	expect(queueQuery('')).toEqual({ status: 'pending', sort: 'createdAt', limit: 100 });
	expect(queueQuery('किला').query).toBe('किला');
});
