import { describe, expect, it } from 'vitest';
import { wordIn } from './word-in';

describe('wordIn', () => {
	it('finds the word of a value', () => {
		expect(wordIn({ Rathore: 'राठौड़' }, 'Rathore')).toBe('राठौड़');
	});

	it('leaves what is not in the list as it is', () => {
		expect(wordIn({ Rathore: 'राठौड़' }, 'Sodha')).toBe('Sodha');
		expect(wordIn({ Rathore: '' }, 'Rathore')).toBe('Rathore');
	});

	it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])('leaves %s as it is', (value) => {
		expect(wordIn({ Rathore: 'राठौड़' }, value)).toBe(value);
	});
});
