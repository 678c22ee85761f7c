import { describe, expect, it } from 'vitest';
import { completeChange, type ListChange, type ListShape, loadListState, sortParameters } from './list-state';

const shape: ListShape<'clan' | 'role', 'open'> = {
	filters: ['clan', 'role'],
	views: ['open'],
	defaultSort: '-createdAt',
};
const read = (query: string, asked = shape) =>
	loadListState(asked, Promise.resolve(Object.fromEntries(new URLSearchParams(query))));

describe('a list’s state in its address', () => {
	it('is the first page in the usual order where the address says nothing', async () => {
		expect(await read('')).toEqual({
			page: 1,
			limit: 10,
			sort: '-createdAt',
			search: '',
			hidden: [],
			selected: [],
			clan: '',
			role: '',
			open: '',
		});
	});

	it('is read from the address', async () => {
		const query =
			'page=3&limit=50&sort=name&search=राठौड़ %26 co&clan=Hada&open=x&hidden=email,clan&selected=a,b';
		expect(await read(query)).toEqual({
			page: 3,
			limit: 50,
			sort: 'name',
			search: 'राठौड़ & co',
			hidden: ['email', 'clan'],
			selected: ['a', 'b'],
			clan: 'Hada',
			role: '',
			open: 'x',
		});
	});

	it.each(['३', '૩'])('reads page %s in the digits of either script', async (page) => {
		expect((await read(`page=${page}`)).page).toBe(3);
	});

	it.each(['0', '-1', '1.5', 'two', '', '1e9', 'NaN'])('takes page %j for the first', async (page) => {
		expect((await read(`page=${page}`)).page).toBe(1);
	});

	it.each(['0', '7', '1000', 'all', ''])('takes %j rows a page for as many as usual', async (limit) => {
		expect((await read(`limit=${limit}`)).limit).toBe(10);
		expect((await read(`limit=${limit}`, { ...shape, defaultLimit: 25 })).limit).toBe(25);
	});

	it.each([10, 25, 50, 100])('reads %s rows a page', async (limit) => {
		expect((await read(`limit=${limit}`)).limit).toBe(limit);
	});

	it('does not carry on what it does not know', async () => {
		expect(await read('colour=red&page=2')).toEqual({ ...(await read('')), page: 2 });
	});

	it('has its parameters in one order, whichever was set first', () => {
		expect(sortParameters(new URLSearchParams('search=asha&page=2')).toString()).toBe('page=2&search=asha');
	});
});

describe('a change', () => {
	it('of the page, the columns, the selection or what is open changes nothing else', () => {
		for (const change of [{ page: 5 }, { hidden: ['email'] }, { selected: ['a'] }, { open: 'x' }])
			expect(completeChange(shape, change)).toEqual(change);
	});

	it('of the order or the length begins at the first page and keeps the selection', () => {
		expect(completeChange(shape, { sort: 'name' })).toEqual({ page: 1, sort: 'name' });
		expect(completeChange(shape, { limit: 50 })).toEqual({ page: 1, limit: 50 });
	});

	it('of the search or a filter begins at the first page, without a selection', () => {
		expect(completeChange(shape, { search: 'ravi' })).toEqual({ page: 1, search: 'ravi', selected: [] });
		expect(completeChange<ListChange<'role'>>(shape, { role: 'admin' })).toEqual({
			page: 1,
			selected: [],
			role: 'admin',
		});
	});
});
