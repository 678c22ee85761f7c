import { expect, it } from 'vitest';
import { loadListState } from '@/components/admin/list/list-state';
import { membersList } from './members-query';

const getQuery = async (address: Record<string, string>) =>
	membersList.query(await loadListState(membersList, Promise.resolve(address)));

it('asks for nothing that is not set', async () => {
	expect(await getQuery({})).toEqual({ page: 1, limit: 10, sort: '-createdAt' });
});

it('asks the server for search, filters and order', async () => {
	const filters = { clan: 'राठौड़', dynasty: 'Suryavanshi', isAdmin: 'false' };
	expect(await getQuery({ sort: 'name', search: 'asha & co', ...filters })).toEqual({
		page: 1,
		limit: 10,
		sort: 'name',
		query: 'asha & co',
		...filters,
	});
});
