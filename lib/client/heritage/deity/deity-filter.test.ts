import { describe, expect, it } from 'vitest';
import { searchKey } from '@/lib/core/text-folding';
import { filterIn, getQuery, noFilter, shownDeities } from './deity-filter';

const deities = [
	{
		id: 'karni',
		deityType: 'devi',
		clans: ['Rathore'],
		key: searchKey('करणी माता Karni Mata देशनोक बीकानेर Rathore'),
	},
	{
		id: 'ashapura',
		deityType: 'devi',
		clans: ['Chauhan', 'Jadeja'],
		key: searchKey('आशापूरा माता नाडोल Chauhan'),
	},
	{ id: 'gogaji', deityType: 'devta', clans: ['Chauhan'], key: searchKey('Gogaji Dadrewa Churu Chauhan') },
] as const;

const shown = (filter: Partial<typeof noFilter>) => [...shownDeities(deities, { ...noFilter, ...filter })];

describe('shownDeities', () => {
	it.each([
		['', ['karni', 'ashapura', 'gogaji']],
		['  ', ['karni', 'ashapura', 'gogaji']],
		['करणी', ['karni']],
		['Karni', ['karni']],
		['kar', ['karni']],
		['karni bikaner', ['karni']],
		['गोगाजी', ['gogaji']],
		['चूरू', ['gogaji']],
		['chauhan', ['ashapura', 'gogaji']],
		['चौहान', ['ashapura', 'gogaji']],
		['Ashaprua', ['ashapura']],
		['pushkar', []],
		['zzzz', []],
		['kkkk', []],
		['\u200d', []],
	])('of %j in either script', (search, found) => {
		expect(shown({ search })).toEqual(found);
	});

	it('leaves out what is of another type or clan', () => {
		expect(shown({ type: 'devi' })).toEqual(['karni', 'ashapura']);
		expect(shown({ type: 'devta', search: 'chauhan' })).toEqual(['gogaji']);
		expect(shown({ clan: 'Jadeja' })).toEqual(['ashapura']);
	});
});

describe('the filter in the address', () => {
	it('is what it was, and says nothing where nothing is left out', () => {
		const filter = { search: 'करणी', type: 'devi', clan: 'Rathore' } as const;
		expect(filterIn(getQuery(filter))).toEqual(filter);
		expect(getQuery(noFilter).toString()).toBe('');
		expect(filterIn(new URLSearchParams('type=x'))).toEqual(noFilter);
	});
});
