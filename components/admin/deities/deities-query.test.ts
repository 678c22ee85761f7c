import { expect, it } from 'vitest';
import { loadListState } from '../list/list-state';
import { deitiesList } from './deities-query';

it.each([
	[{}, { sort: 'name' }],
	[{ type: 'devta' }, { sort: 'name', type: 'devta' }],
	[
		{ clan: 'Rathore', type: 'devi', sort: '-name' },
		{ sort: '-name', type: 'devi', clan: 'Rathore' },
	],
	[{ search: 'Karni' }, { search: 'Karni' }],
	[
		{ search: 'Karni', sort: 'deityType' },
		{ search: 'Karni', sort: 'deityType' },
	],
])('an address with %j asks for %j', async (address, query) => {
	expect(deitiesList.query(await loadListState(deitiesList, Promise.resolve(address)))).toEqual(query);
});
