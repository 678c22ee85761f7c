import { describe, expect, it } from 'vitest';
import { matchingOptions } from './combobox';

const districts = ['जोधपुर', 'Udaipur', 'Rathore Ki Dhani', 'बीकानेर'];

describe('matchingOptions', () => {
	it('finds a value in the other script', () => {
		expect(matchingOptions(districts, 'jodhp')).toEqual(['जोधपुर']);
		expect(matchingOptions(districts, 'राठौड़')).toEqual(['Rathore Ki Dhani']);
	});

	it('finds a value by any part of it, in any case', () => {
		expect(matchingOptions(districts, 'DAIP')).toEqual(['Udaipur']);
	});

	it('suggests everything for a blank text and nothing for what is new', () => {
		expect(matchingOptions(districts, '  ')).toEqual(districts);
		expect(matchingOptions(districts, 'Timbuktu')).toEqual([]);
	});
});
