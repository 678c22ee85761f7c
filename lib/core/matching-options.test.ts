import { describe, expect, it } from 'vitest';
import * as matching from './matching-options';
import { keyedOption } from './search-words';

const names = ['जोधपुर', 'Udaipur', 'Rathore Ki Dhani', 'बीकानेर'];
const districts = names.map(keyedOption);

const matchingOptions = (options: typeof districts, typed: string) =>
	matching.matchingOptions(options, typed).map(({ option }) => option);

describe('matchingOptions', () => {
	it('finds a value in the other script', () => {
		expect(matchingOptions(districts, 'jodhp')).toEqual(['जोधपुर']);
		expect(matchingOptions(districts, 'राठौड़')).toEqual(['Rathore Ki Dhani']);
	});

	it('finds a value by any part of it, in any case', () => {
		expect(matchingOptions(districts, 'DAIP')).toEqual(['Udaipur']);
	});

	it('suggests everything for a blank text and nothing for what is new', () => {
		expect(matchingOptions(districts, '  ')).toEqual(names);
		expect(matchingOptions(districts, 'Timbuktu')).toEqual([]);
	});

	it('puts the best first: the same, beginnings, beginnings of words, parts, small slips; else keeps the order', () => {
		const options = ['Sopali', 'Nai Pali', 'Palri', 'Pai', 'पाली', 'Palana', 'Ajmer'].map(keyedOption);
		expect(matchingOptions(options, 'Pali')).toEqual(['पाली', 'Nai Pali', 'Sopali', 'Palri', 'Pai']);
		expect(matchingOptions(options, 'Pal')).toEqual(['Palri', 'पाली', 'Palana', 'Nai Pali', 'Sopali']);
		expect(matchingOptions(options, 'अजेमर')).toEqual(['Ajmer']);
	});

	it.each(['उदय', 'udai'])(
		'leaves out what holds %s inside a word by its spelling, where a word begins with it',
		(typed) => {
			const options = ['मुरैना', 'उदयपुर', 'सुरेंद्रनगर'].map(keyedOption);
			expect(matchingOptions(options, typed)).toEqual(['उदयपुर']);
			const [morena] = options;
			expect(matchingOptions(morena ? [morena] : [], typed)).toEqual(['मुरैना']);
		},
	);

	it('finds a value by another way to write it, which counts as much', () => {
		const [first, second] = [
			keyedOption('Gomti Bai'),
			{ ...keyedOption('Veer'), also: [keyedOption('गोमती')] },
		];
		expect(matchingOptions([first, second], 'Gomti')).toEqual(['Veer', 'Gomti Bai']);
		expect(matchingOptions([first, second], 'वीर')).toEqual(['Veer']);
	});

	it('takes what is written apart for what is written together', () => {
		expect(matchingOptions(districts, 'Jodh Pur')).toEqual(['जोधपुर']);
		expect(matchingOptions(districts, 'rathore kidhani')).toEqual(['Rathore Ki Dhani']);
	});
});
