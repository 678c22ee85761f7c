import { describe, expect, it } from 'vitest';
import { changedListState, lastPageBefore, readListState, writeListState } from './list-url';

const shape = { filters: ['clan', 'role'], defaultSort: '-createdAt' };
const read = (query: string) => readListState(new URLSearchParams(query), shape);

describe('a list’s state in its address', () => {
	it('is the first page in the usual order where the address says nothing', () => {
		expect(read('')).toEqual({ page: 1, sort: '-createdAt', search: '', filters: { clan: '', role: '' } });
	});

	it('comes back as it was written', () => {
		const state = { page: 3, sort: 'name', search: 'राठौड़ & co', filters: { clan: 'Hada', role: '' } };
		const query = writeListState(state, shape);
		expect(readListState(query, shape)).toEqual(state);
		expect([...query.keys()]).toEqual(['page', 'sort', 'search', 'clan']);
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

	it('does not carry on what it does not know', () => {
		expect(read('colour=red&page=2')).toEqual({ ...read(''), page: 2 });
	});
});

describe('a change', () => {
	const state = read('page=4&clan=Hada&search=asha');

	it('of the page changes nothing else', () => {
		expect(changedListState(state, { page: 5 })).toEqual({ ...state, page: 5 });
	});

	it.each([{ search: 'ravi' }, { sort: 'name' }, { filters: { role: 'admin' } }])(
		'to %j begins at the first page and keeps the rest',
		(next) => {
			const { page, filters, ...rest } = changedListState(state, next);
			expect(page).toBe(1);
			expect(filters).toEqual({ clan: 'Hada', role: 'role' in (next.filters ?? {}) ? 'admin' : '' });
			expect(rest).toEqual({ sort: next.sort ?? state.sort, search: next.search ?? state.search });
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
