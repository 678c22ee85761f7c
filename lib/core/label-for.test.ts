import { describe, expect, it } from 'vitest';
import { labelFor } from './label-for';

describe('labelFor', () => {
	it('finds the word of a value', () => {
		expect(labelFor({ Rathore: 'राठौड़' }, 'Rathore')).toBe('राठौड़');
	});

	it('leaves what is not in the list as it is', () => {
		expect(labelFor({ Rathore: 'राठौड़' }, 'Sodha')).toBe('Sodha');
		expect(labelFor({ Rathore: '' }, 'Rathore')).toBe('Rathore');
	});

	it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])('leaves %s as it is', (value) => {
		expect(labelFor({ Rathore: 'राठौड़' }, value)).toBe(value);
	});
});
