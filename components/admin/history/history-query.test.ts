import { expect, it } from 'vitest';
import { loadListState } from '../list/list-state';
import { historyList } from './history-query';

const getQuery = async (address: Record<string, string>) =>
	historyList.query(await loadListState(historyList, Promise.resolve(address)));
const paging = { page: 1, limit: 25 };

it('asks for what the search and the filters that are set leave', async () => {
	expect(await getQuery({ search: 'Karni', action: 'blog.approve', from: '2026-11-01' })).toEqual({
		...paging,
		about: 'Karni',
		action: 'blog.approve',
		from: '2026-11-01',
		isChange: 'true',
	});
});

it.each([
	['', { isChange: 'true' }],
	['reads', { isChange: 'false' }],
	['all', {}],
	['nonsense', { isChange: 'true' }],
])('keeps reads apart from changes: %j asks for %j', async (kind, query) => {
	expect(await getQuery({ kind })).toEqual({ ...paging, ...query });
});
