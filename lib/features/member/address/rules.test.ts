import { describe, expect, it } from 'vitest';
import { listOptions, typedOptions } from './rules';

describe('typedOptions', () => {
	it('takes each value in the script it is typed in', () => {
		expect(typedOptions({ tehsil: ' Osian ', district: 'जोधपुर' })).toEqual([
			{ kind: 'district', foldedKey: expect.any(String), hi: 'जोधपुर', en: null },
			{ kind: 'tehsil', foldedKey: expect.any(String), hi: null, en: 'Osian' },
		]);
	});

	it('has one key for one place, however spelled', () => {
		const keys = ['Jodhpur', 'जोधपुर', 'Jodh Pur', ' jodhpur'].map(
			(district) => typedOptions({ district })[0]?.foldedKey,
		);
		expect(new Set(keys).size).toBe(1);
	});

	it('leaves out what is absent, empty or too long', () => {
		expect(typedOptions({ tehsil: null, district: '  ', location: 'x'.repeat(81) })).toEqual([]);
	});

	it('keeps one order, for any order of the fields', () => {
		const forwards = typedOptions({ villageAddress: 'a', familyGod: 'b', location: 'c' });
		const backwards = typedOptions({ location: 'c', familyGod: 'b', villageAddress: 'a' });
		expect(forwards).toEqual(backwards);
		expect(forwards.map(({ kind }) => kind)).toEqual(['familyGod', 'location', 'villageAddress']);
	});
});

describe('listOptions', () => {
	const known = [
		{ kind: 'district', hi: 'जोधपुर', en: 'Jodhpur' },
		{ kind: 'district', hi: null, en: 'Ajmer' },
		{ kind: 'district', hi: 'कोटा', en: null },
		{ kind: 'familyGod', hi: 'भैरव', en: 'Bhairav' },
	] as const;

	it('answers in the reader’s script where it is known, in the order of its alphabet', () => {
		expect(listOptions([...known], 'en')).toMatchObject({
			districts: ['Ajmer', 'Jodhpur', 'कोटा'],
			familyGods: ['Bhairav'],
		});
		expect(listOptions([...known], 'hi').districts).toEqual(
			expect.arrayContaining(['कोटा', 'जोधपुर', 'Ajmer']),
		);
		const hindi = listOptions([...known], 'hi').districts;
		expect(hindi.indexOf('कोटा')).toBeLessThan(hindi.indexOf('जोधपुर'));
	});

	it('has every list, also an empty one', () => {
		expect(Object.values(listOptions([], 'hi'))).toEqual([[], [], [], [], [], [], []]);
	});
});
