import { describe, expect, it } from 'vitest';
import { changedListState, lastPageBefore, readListState, writeListState } from './list-url';

const shape = { filters: ['clan', 'role'], defaultSort: '-createdAt' };
const read = (query: string) => readListState(new URLSearchParams(query), shape);

describe('a list’s state in its address', () => {
	it('is the first page in the usual order where the address says nothing', () => {
		expect(read('')).toEqual({
			...{ page: 1, limit: 10, sort: '-createdAt', search: '' },
			filters: { clan: '', role: '' },
		});
	});

	it('comes back as it was written', () => {
		const state = {
			...{ page: 3, limit: 50, sort: 'name', search: 'राठौड़ & co' },
			filters: { clan: 'Hada', role: '' },
		};
		const query = writeListState(state, shape);
		expect(readListState(query, shape)).toEqual(state);
		expect([...query.keys()]).toEqual(['page', 'limit', 'sort', 'search', 'clan']);
	});

	it('leaves out what is as always', () => {
		expect(writeListState(read(''), shape).size).toBe(0);
	});

	it.each(['३', '૩'])('reads page %s in the digits of either script', (page) => {
		expect(read(`page=${page}`).page).toBe(3);
	});

	it.each(['0', '-1', '1.5', 'two', '', '1e9', 'NaN'])('takes page %j for the first', (page) => {
		expect(read(`page=${page}`).page).toBe(1);
	});

	it.each(['0', '7', '1000', 'all', ''])('takes %j rows a page for as many as usual', (limit) => {
		expect(read(`limit=${limit}`).limit).toBe(10);
		const long = { ...shape, defaultLimit: 25 };
		expect(readListState(new URLSearchParams(`limit=${limit}`), long).limit).toBe(25);
	});

	it.each([10, 25, 50, 100])('reads %s rows a page', (limit) => {
		expect(read(`limit=${limit}`).limit).toBe(limit);
	});

	it('does not carry on what it does not know', () => {
		expect(read('colour=red&page=2')).toEqual({ ...read(''), page: 2 });
	});
});

describe('a change', () => {
	const state = read('page=4&clan=Hada&search=asha');

	it('of the page changes nothing else', () => {
		expect(changedListState(state, { page: 5 })).toEqual({ ...state, page: 5 });
	});

	it.each([{ search: 'ravi' }, { sort: 'name' }, { limit: 50 }, { filters: { role: 'admin' } }])(
		'to %j begins at the first page and keeps the rest',
		(next) => {
			const { page, filters, ...rest } = changedListState(state, next);
			expect(page).toBe(1);
			expect(filters).toEqual({ clan: 'Hada', role: 'role' in (next.filters ?? {}) ? 'admin' : '' });
			const { sort, search, limit } = state;
			expect(rest).toEqual({ sort, search, limit, ...next, filters: undefined });
		},
	);
});

describe('a page beyond the last', () => {
	it('leads to the last', () => {
		expect(lastPageBefore({ users: [], pagination: { page: 9, pages: 4 } })).toBe(4);
	});

	it.each([
		{ pagination: { page: 4, pages: 4 } },
		{ pagination: { page: 2, pages: 0 } },
		{ pagination: { page: '9', pages: 4 } },
		{ pagination: null },
		[],
		null,
		'text',
	])('is not what %j tells of', (answer) => {
		expect(lastPageBefore(answer)).toBeNull();
	});
});
