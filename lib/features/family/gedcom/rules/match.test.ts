import { describe, expect, it } from 'vitest';
import { runAtOnce } from '@/lib/core/slices';
import { matchPeople, type Recognisable } from './match';

const year = (at: number) => ({ earliest: Date.UTC(at, 0, 1), latest: Date.UTC(at, 11, 31) });
const one = (id: string, more: Partial<Recognisable> = {}): Recognisable => ({
	...{ id, keys: ['ram sing'], sex: null, born: null, relatives: [] },
	...more,
});
const match = (people: Recognisable[], cards: Recognisable[]) =>
	[...runAtOnce(matchPeople(people, cards))].map(([id, { cardId, isSure }]) => [id, cardId, isSure]);

describe('who of a file has a card already', () => {
	it.each<[string, Partial<Recognisable>, Partial<Recognisable>, boolean | null]>([
		['nothing but the name on both sides', {}, {}, true],
		['a name alone, among relatives of whom none agrees', { relatives: ['child moti'] }, {}, false],
		['another name', { keys: ['moti'] }, {}, null],
		['another sex', { sex: 'Male' }, { sex: 'Female' }, null],
		['a sex that is not known', { sex: 'Male' }, {}, true],
		['the same year of birth', { born: year(1950), relatives: ['child moti'] }, { born: year(1950) }, true],
		['another year of birth', { born: year(1950) }, { born: year(1951) }, null],
		[
			'a child of the same name',
			{ relatives: ['child moti'] },
			{ relatives: ['child moti', 'parent lal'] },
			true,
		],
		['a child who is a parent there', { relatives: ['child moti'] }, { relatives: ['partner moti'] }, false],
		['other parents', { relatives: ['parent lal'] }, { relatives: ['parent moti'] }, null],
		[
			'other parents, but the same wife',
			{ relatives: ['parent lal', 'partner gita'] },
			{ relatives: ['parent moti', 'partner gita'] },
			false,
		],
	])('%s', (_title, person, card, isSure) => {
		expect(match([one('x', person)], [one('c', card)])).toEqual(isSure === null ? [] : [['x', 'c', isSure]]);
	});

	it('is the one whose relatives agree best, and nobody is two', () => {
		const cards = [
			one('c', { relatives: ['child moti'] }),
			one('d', { relatives: ['child moti', 'partner gita'] }),
		];
		expect(match([one('x', { relatives: ['child moti', 'partner gita'] })], cards)).toEqual([
			['x', 'd', true],
		]);
		const both = [
			one('x', { relatives: ['child moti'] }),
			one('y', { relatives: ['child moti', 'partner gita'] }),
		];
		expect(match(both, cards).sort()).toEqual([
			['x', 'c', true],
			['y', 'd', true],
		]);
	});

	it('is not sure between two who are as like', () => {
		const cards = [one('c', { relatives: ['child moti'] }), one('d', { relatives: ['child moti'] })];
		expect(match([one('x', { relatives: ['child moti'] })], cards)).toEqual([['x', 'c', false]]);
		// Twins of one name are two there as here.
		const twins = [one('x', { relatives: ['parent lal'] }), one('y', { relatives: ['parent lal'] })];
		const theirs = [one('c', { relatives: ['parent lal'] }), one('d', { relatives: ['parent lal'] })];
		expect(match(twins, theirs).map(([, , isSure]) => isSure)).toEqual([true, true]);
	});
});
