import { expect, it } from 'vitest';
import { offerWords } from './offers';

it.each([
	['rathore', 'राठौड़'],
	['singh', 'सिंह'],
	['Jodhpur', 'जोधपुर'],
])('offers for %s first %s', (letters, word) => {
	expect(offerWords(letters)[0]).toBe(word);
});

it('offers longer words that begin so', () => {
	expect(offerWords('rath')).toContain('राठौड़');
});

it('offers each word once, and few', () => {
	const offers = offerWords('raj');
	expect(new Set(offers).size).toBe(offers.length);
	expect(offers.length).toBeLessThanOrEqual(5);
});
