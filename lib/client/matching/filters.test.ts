import { describe, expect, it } from 'vitest';
import { ageProblem, filtersIn, getFilters, getQuery } from './filters';

const none = { ageFrom: '', ageTo: '', place: '', education: '', clan: '' };

describe('the filters of an address', () => {
	it('come back from the address that they make', () => {
		const filters = { ageFrom: '21', ageTo: '30', place: 'जोधपुर', education: 'graduate', clan: 'Bhati' };
		expect(getFilters(getQuery(filters))).toEqual(filters);
		expect(getQuery(none).toString()).toBe('');
	});

	it('are none where somebody wrote what no filter can be', () => {
		const wild = 'ageFrom=abc&ageTo=900&education=guru&place=%20&list=sent';
		expect(getFilters(new URLSearchParams(wild))).toEqual(none);
		expect(getFilters(new URLSearchParams('place=%00&clan=Bha%07ti'))).toEqual({ ...none, clan: 'Bhati' });
	});

	it('hold ages in Latin digits, in any script they are typed', () => {
		const typed = { ageFrom: '२१', ageTo: '૩૦' };
		expect(getFilters(new URLSearchParams(typed))).toEqual({ ...none, ageFrom: '21', ageTo: '30' });
		expect(filtersIn({ ...none, ...typed })).toEqual({ ...none, ageFrom: '21', ageTo: '30' });
	});

	it('are never longer than the call takes', () => {
		expect(getFilters(new URLSearchParams({ clan: 'k'.repeat(500) })).clan).toHaveLength(80);
	});
});

describe('typed ages', () => {
	it.each([
		[
			{ ageFrom: '30', ageTo: '25' },
			{ field: 'ageTo', problem: 'ageOrder' },
		],
		[
			{ ageFrom: '३०', ageTo: '२५' },
			{ field: 'ageTo', problem: 'ageOrder' },
		],
		[{ ageFrom: '१७' }, { field: 'ageFrom', problem: 'ageRange' }],
		[{ ageFrom: '17' }, { field: 'ageFrom', problem: 'ageRange' }],
		[{ ageTo: '121' }, { field: 'ageTo', problem: 'ageRange' }],
		[{ ageTo: '2x' }, { field: 'ageTo', problem: 'ageRange' }],
		[{ ageFrom: '25', ageTo: '25' }, null],
		[{ ageFrom: '18' }, null],
		[{}, null],
	])('%j: %j', (ages, problem) => {
		expect(ageProblem({ ...none, ...ages })).toEqual(problem);
	});
});
