import { describe, expect, it } from 'vitest';
import { areNamesakes, findNamesakes, type NamesakeFamily } from './namesakes';

type Card = NamesakeFamily['members'][number];

const card = (id: string, name: string, relation: Card['relation'], more: Partial<Card> = {}): Card => ({
	id,
	relation,
	dob: null,
	nameInOtherScript: null,
	values: { name },
	...more,
});

/** I am a child of Mohan, with Rani as sister; Devi is a child of Rani. Nobody knows the mothers. */
const family: NamesakeFamily = {
	members: [
		card('me', 'Asha', 'Me'),
		card('mohan', 'Mohan Singh', 'Father'),
		card('rani', 'रानी चौहान', 'Sister', { dob: '1991' }),
		card('devi', 'Devi', 'Other'),
		card('uncle', 'Mohan Singh', 'Uncle'),
	],
	links: {
		parents: [
			{ childId: 'me', parentId: 'mohan', role: 'father', kind: 'birth' },
			{ childId: 'rani', parentId: 'mohan', role: 'father', kind: 'birth' },
			{ childId: 'devi', parentId: 'rani', role: 'mother', kind: 'birth' },
		],
		unions: [],
	},
};
const find = (name: string, relation: string, relatedToId = 'me', dob = '') =>
	findNamesakes({ names: [name], dob, relation, relatedToId }, family).map(({ id }) => id);

describe('findNamesakes', () => {
	it.each([
		['in the same script', 'रानी चौहान'],
		['in the other script', 'Rani Chauhan'],
		['with a respectful ending', 'रानी कँवर'],
	])('finds somebody of the same name %s', (_, name) => {
		expect(find(name, 'Sister', 'me', '1991')).toEqual(['rani']);
	});

	it.each([
		['1991', ['rani']],
		['1993-05', ['rani']],
		['', ['rani']],
		['2004', []],
	])('takes a birth in %j for the same where it is near or not known', (dob, found) => {
		expect(find('Rani', 'Sister', 'me', dob)).toEqual(found);
	});

	it('finds nobody of another name, or in another place', () => {
		expect(find('Meera', 'Sister')).toEqual([]);
		expect(find('Rani', 'Daughter')).toEqual([]);
		expect(find('Rani', 'Sister', 'uncle')).toEqual([]);
	});

	it('finds a place from another relative, and by the word from the owner alone', () => {
		expect(find('Rani', 'Daughter', 'mohan')).toEqual(['rani']);
		expect(find('Devi', 'Child', 'rani')).toEqual(['devi']);
		expect(find('Rani', 'Mother', 'devi')).toEqual(['rani']);
		expect(find('Mohan', 'Uncle')).toEqual(['uncle']);
		expect(find('Mohan', 'Uncle', 'rani')).toEqual([]);
		expect(find('Mohan', 'Father')).toEqual(['mohan']);
	});
});

describe('areNamesakes', () => {
	it('compares every spelling of the two', () => {
		expect(areNamesakes(['मीरा', 'Meera'], ['Meera Kanwar'])).toBe(true);
		expect(areNamesakes(['मीरा'], ['Rani'])).toBe(false);
		expect(areNamesakes([''], [''])).toBe(false);
	});
});
