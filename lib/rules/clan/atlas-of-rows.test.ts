import { describe, expect, it } from 'vitest';
import type { KhaanpRow } from './khaanp-row';
import { createAtlas, getLine } from './khaanps';

const nothing = {
	isOwnKul: 'no',
	otherKul: null,
	says: null,
	seats: [],
	kuldevi: null,
	gotra: null,
	source: null,
} as const;
const row = (en: string, hi: string, parent: string | null): KhaanpRow => ({
	...nothing,
	name: en,
	spellings: { en: [en], hi: [hi] },
	parent,
	isOwnKul: parent === null ? 'yes' : 'no',
});
const rows = [
	row('Rathore', 'राठौड़', null),
	row('Jodha', 'जोधा', 'Rathore'),
	row('Ratanot', 'रतनोत', 'Jodha'),
	row('Mertia', 'मेड़तिया', 'Rathore'),
];
const changed = (name: string, change: object) =>
	rows.map((row) => (row.name === name ? { ...row, ...change } : row));

describe('an atlas of rows', () => {
	it('counts what is below a kul to it, in any order of the rows', () => {
		const atlas = createAtlas([...rows].reverse());
		const match = atlas.findKhaanp('रतनोत');
		expect(match && getLine(match.khaanp).map(({ name }) => name)).toEqual(['Ratanot', 'Jodha', 'Rathore']);
		expect(atlas.exogamousKulOf('Ratanot')).toBe(atlas.exogamousKulOf('मेड़तिया'));
	});

	it('compares a khaanp that counts as a kul of its own by its own name, and what is below it', () => {
		const { exogamousKulOf, kulsByTradition } = createAtlas(changed('Jodha', { isOwnKul: 'yes' }));
		for (const text of ['Jodha', 'Ratanot'])
			expect([exogamousKulOf(text), kulsByTradition(text)]).toEqual(['Jodha', ['Jodha']]);
		expect(exogamousKulOf('Mertia')).toBe('Rathore');
	});

	it('keeps a disputed khaanp within reach of its kul, and says who says what, also of what is below it', () => {
		const says = { en: 'One says yes.', hi: 'एक का मत है।' };
		const { exogamousKulOf, kulsByTradition, findDispute } = createAtlas(
			changed('Jodha', { isOwnKul: 'disputed', says }),
		);
		expect([exogamousKulOf('Ratanot'), kulsByTradition('Ratanot')]).toEqual(['Jodha', ['Rathore']]);
		expect(findDispute('रतनोत')).toEqual({ name: 'Jodha', says });
		expect(findDispute('Mertia')).toBeNull();
	});

	it('has no place for a row without its parent, or above itself', () => {
		expect(() => createAtlas(rows.slice(1))).toThrow(RangeError);
		expect(() => createAtlas(changed('Rathore', { parent: 'Ratanot' }))).toThrow(RangeError);
	});
});
