import { expect, it } from 'vitest';
import { readListState } from '@/components/admin/list-url';
import { deitiesQuery, deitiesShape } from './deities-query';

it.each([
	['', { sort: 'name' }],
	['type=devta', { sort: 'name', type: 'devta' }],
	['clan=Rathore&type=devi&sort=-name', { sort: '-name', type: 'devi', clan: 'Rathore' }],
	['search=Karni', { search: 'Karni' }],
	['search=Karni&sort=deityType', { search: 'Karni', sort: 'deityType' }],
])('an address with "%s" asks for %j', (address, query) => {
	expect(deitiesQuery(readListState(new URLSearchParams(address), deitiesShape))).toEqual(query);
});
