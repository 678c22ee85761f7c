import { expect, it } from 'vitest';
import { filterChoices } from './filter-choices';

const values = [
	{ value: 'Rathore', count: 12 },
	{ value: 'सिसोदिया', count: 3 },
];

it('offers every value, with none chosen', () => {
	expect(filterChoices(values, '')).toEqual({ choices: values, chosen: '' });
});

it.each([
	['Rathore', 'Rathore'],
	['राठौड़', 'Rathore'],
	['Sisodiya', 'सिसोदिया'],
])('knows %j from the address, in whichever script', (asked, chosen) => {
	expect(filterChoices(values, asked)).toEqual({ choices: values, chosen });
});

it('shows what the address asks for, though nobody has it', () => {
	expect(filterChoices(values, 'Khichi')).toEqual({
		choices: [{ value: 'Khichi', count: null }, ...values],
		chosen: 'Khichi',
	});
});
