import { describe, expect, it } from 'vitest';
import { seededNumbers } from '@/tests/support/family-growth';
import { differentPeople, getLikeness, type WrittenLife } from '@/tests/support/life-records';
import { comparePeople, findingKeys, type Likeness } from './likeness';

const ummed = {
	...{ name: 'उम्मेद सिंह', father: 'प्रताप सिंह', grandfather: 'जैत सिंह', mother: 'सोढ़ी जी' },
	...{ spouse: 'अनोप कँवर', child: 'मान सिंह', village: 'खींवसर', clan: 'राठौड़', born: 1898, died: 1961 },
} as const satisfies WrittenLife;

const inLatin = {
	...{ name: 'Th. Ummedsingh Ji Rathore', father: 'Pratap Singh', grandfather: 'Jait Singh' },
	...{ spouse: 'Smt. Anop Kanwar', village: 'Khimsar, Nagaur', clan: 'Rathore', born: 1898, died: 1961 },
} as const satisfies WrittenLife;

const isLikely = (a: WrittenLife, b: WrittenLife) => comparePeople(getLikeness(a), getLikeness(b)).isLikely;

function only(life: WrittenLife, ...names: (keyof WrittenLife)[]): WrittenLife {
	const given = Object.entries(life).filter(([name]) => name === 'name' || names.some((one) => one === name));
	return { name: life.name, ...Object.fromEntries(given) };
}

describe('the same person in two trees', () => {
	it('says what is equal and what differs, of what both tell', () => {
		const other = { ...inLatin, spouse: 'Gulab Kanwar', born: 1900, died: undefined };
		expect(comparePeople(getLikeness(ummed), getLikeness(other))).toEqual({
			isLikely: true,
			fields: [
				{ field: 'name', agreement: 'equal' },
				{ field: 'father', agreement: 'equal' },
				{ field: 'grandfather', agreement: 'equal' },
				{ field: 'spouse', agreement: 'differs' },
				{ field: 'village', agreement: 'equal' },
				{ field: 'born', agreement: 'near' },
				{ field: 'clan', agreement: 'equal' },
			],
		});
	});

	it.each<[string, ...(keyof WrittenLife)[]]>([
		['father and village', 'father', 'village'],
		['father and grandfather', 'father', 'grandfather'],
		['father and wife', 'father', 'spouse'],
		['father and mother', 'father', 'mother'],
		['wife and village', 'spouse', 'village'],
		['father and the year of birth', 'father', 'born'],
		['village, clan and the year of death', 'village', 'died', 'clan'],
	])('is likely by %s', (_, ...names) => {
		expect(
			isLikely(only(ummed, ...names), only({ ...ummed, ...inLatin, mother: 'Sodhi Ji' }, ...names)),
		).toBe(true);
	});

	it.each<[string, ...(keyof WrittenLife)[]]>([
		['the name'],
		['the father', 'father', 'clan'],
		['the wife', 'spouse', 'clan'],
		['the village', 'village', 'clan'],
		['a child', 'child', 'clan'],
		['the year of birth', 'born', 'clan'],
	])('is not likely by %s alone', (_, ...names) => {
		expect(isLikely(only(ummed, ...names), only(ummed, ...names))).toBe(false);
	});

	it.each<[string, Partial<WrittenLife>]>([
		['another name', { name: 'उमराव सिंह' }],
		['another clan', { clan: 'भाटी' }],
		['a woman', { sex: 'F' }],
		['another time', { born: 1840, died: 1890 }],
		['a birth after the other’s death', { born: 1965, died: undefined }],
	])('is not likely with %s', (_, difference) => {
		expect(isLikely(ummed, { ...ummed, ...difference })).toBe(false);
	});

	it('outweighs a father of another name only by everything else', () => {
		const otherFather = { ...ummed, father: 'Guman Singh' };
		expect(
			isLikely(only(ummed, 'father', 'village', 'spouse'), only(otherFather, 'father', 'village', 'spouse')),
		).toBe(false);
		expect(isLikely(ummed, otherFather)).toBe(true);
	});
});

/** Names that are common, for building. The held-out lists are in likeness.held-out.test.ts. */
const common = {
	men: [
		...[
			'राम सिंह',
			'Bhanwar Singh',
			'Man Singh',
			'भोपाल सिंह',
			'Sher Singh',
			'Madho Singh',
			'Bhim Singh',
			'Jawan Singh',
		],
		...[
			'Kishan Singh',
			'गोविन्द सिंह',
			'Lal Singh',
			'Zorawar Singh',
			'Bahadur Singh',
			'Hari Singh',
			'Nathu Singh',
		],
		...['Kalyan Singh', 'Jaswant Singh', 'Takhat Singh', 'Chatar Singh', 'Moti Singh'],
	],
	women: [
		...[
			'Anop Kanwar',
			'Gulab Kanwar',
			'Sire Kanwar',
			'Jatan Kanwar',
			'सज्जन कँवर',
			'Mohan Kanwar',
			'Phool Kanwar',
		],
		...['Raj Kanwar', 'Chand Kanwar', 'Uchhab Kanwar', 'Ratan Kanwar', 'Lad Kanwar'],
	],
	villages: [
		'Khimsar',
		'Osian',
		'Asop',
		'Rohat',
		'Nimaj',
		'Bagri',
		'Khejarla',
		'Ras',
		'Bhadrajun',
		'Auwa',
		'Boru',
		'Pal',
	],
	clans: ['Rathore', 'Bhati', 'Chauhan', 'Kachhwaha', 'Sisodiya'],
};

function shareProposed(pairs: readonly (readonly [Likeness, Likeness])[]): number {
	return pairs.filter(([a, b]) => comparePeople(a, b).isLikely).length / pairs.length;
}

it('proposes fewer than 2 % of 500 pairs of different people of one name', () => {
	const chance = seededNumbers(27);
	const pairs = Array.from({ length: 500 }, () => differentPeople(common, chance));
	expect(shareProposed(pairs)).toBeLessThan(0.02);
});

it('compares the same in either order, and finds by a key whom it proposes', () => {
	const chance = seededNumbers(3);
	const few = { ...common, men: common.men.slice(0, 3), women: common.women.slice(0, 2), clans: ['Bhati'] };
	const near = { ...few, villages: common.villages.slice(0, 2) };
	const pairs = Array.from({ length: 500 }, () => differentPeople(near, chance));
	const likely = pairs.filter(([a, b]) => {
		expect(comparePeople(a, b)).toEqual(comparePeople(b, a));
		return comparePeople(a, b).isLikely;
	});
	expect(likely.length).toBeGreaterThan(20);
	for (const [a, b] of likely) {
		const keys = new Set(findingKeys(a));
		expect(findingKeys(b).some((key) => keys.has(key))).toBe(true);
	}
});
