import { expect, it } from 'vitest';
import { addressTerms, addressWords, findAddressTerm } from './address-words';

it('has a word in both scripts for each relation that is spoken to', () => {
	expect(addressTerms).toHaveLength(30);
	for (const term of addressTerms) {
		expect(addressWords[term].hi, term).toMatch(/^[\p{Script=Devanagari}\p{M} ]+$/u);
		expect(addressWords[term].en, term).toMatch(/^[A-Za-z ]+$/);
	}
});

it('is asked for one relation that is known', () => {
	expect(findAddressTerm([['FBy']])).toBe('FBy');
	expect(findAddressTerm([['FBe', 'FBy']])).toBeNull();
	expect(findAddressTerm([['F'], ['MB']])).toBeNull();
	expect(findAddressTerm([['FFFF']])).toBeNull();
	expect(findAddressTerm([])).toBeNull();
});

it('gives half-siblings the word of full ones', () => {
	expect(findAddressTerm([['halfBe']])).toBe('Be');
	expect(findAddressTerm([['halfZe']])).toBe('Ze');
	expect(findAddressTerm([['halfBe', 'halfBy']])).toBeNull();
});
