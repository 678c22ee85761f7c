import { describe, expect, it } from 'vitest';
import { addressOptions, rajasthanDistricts } from './address-options';
import { addressOptionRows } from './address-options-rows';
import { demoMembers } from './demo/members';

describe('the known places and deities', () => {
	it('hold the 41 districts of Rajasthan, each once', () => {
		expect(new Set(rajasthanDistricts.map(([, en]) => en)).size).toBe(41);
		expect(new Set(rajasthanDistricts.map(([hi]) => hi)).size).toBe(41);
	});

	it('are given in both scripts', () => {
		for (const { values } of addressOptions)
			for (const [hi, en] of values) {
				expect(hi).toMatch(/^[\p{Script=Devanagari}\s-]+$/u);
				expect(en).toMatch(/^[\p{Script=Latin}\s-]+$/u);
			}
	});

	it('fold to one key of their own within a field', () => {
		const keys = addressOptionRows().map(({ kind, foldedKey }) => `${kind} ${foldedKey}`);
		expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
	});

	it('know where the sample members live', () => {
		const known = new Set(addressOptions.flatMap(({ values }) => values.flat()));
		for (const { tehsil, district } of demoMembers) {
			expect(known).toContain(tehsil);
			expect(known).toContain(district);
		}
	});
});
