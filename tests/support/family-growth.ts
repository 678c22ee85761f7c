import type { LayoutMember } from '@/lib/rules/layout/people';

/** A line of one couple; families that marry into each other; cousin marriages, remarriages, and links that lack. */
export type FamilyKind = 'lineage' | 'community' | 'tangle';

export interface GrownMember extends LayoutMember {
	generation: number;
}

/** Numbers from 0 to 1, the same for the same seed. */
export function seededNumbers(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

interface Chances {
	parentsOfSpouse: number;
	marriageWithin: number;
	remarriage: number;
	joinsGenerations: number;
	unmarried: number;
	unknown: number;
}

const chancesOf: Record<FamilyKind, Chances> = {
	lineage: {
		parentsOfSpouse: 0,
		marriageWithin: 0,
		remarriage: 0.02,
		joinsGenerations: 0,
		unmarried: 0,
		unknown: 0,
	},
	community: {
		parentsOfSpouse: 0.3,
		marriageWithin: 0.12,
		remarriage: 0.05,
		joinsGenerations: 0,
		unmarried: 0,
		unknown: 0,
	},
	tangle: {
		parentsOfSpouse: 0.3,
		marriageWithin: 0.35,
		remarriage: 0.2,
		joinsGenerations: 0.1,
		unmarried: 0.05,
		unknown: 0.05,
	},
};

/** A connected family of so many people, the same for the same seed, grown from one couple. */
export function growFamily(kind: FamilyKind, size: number, seed: number): GrownMember[] {
	const random = seededNumbers(seed);
	const chances = chancesOf[kind];
	const generations = Math.max(2, Math.round(1 + 1.05 * Math.log(size)));
	const people: GrownMember[] = [];
	const couples: { father: GrownMember; mother: GrownMember; children: number; wanted: number }[] = [];
	const single: GrownMember[] = [];
	const happens = (chance: number) => random() < chance;
	const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

	const add = (sex: 'M' | 'F', generation: number) => {
		const person: GrownMember = {
			id: `p${people.length}`,
			sex,
			birth: 1700 + generation * 28 + Math.floor(random() * 24),
			father: null,
			mother: null,
			spouses: [],
			generation,
		};
		people.push(person);
		return person;
	};
	const pair = (a: GrownMember, b: GrownMember) => {
		const [father, mother] = a.sex === 'M' ? [a, b] : [b, a];
		if (!happens(chances.unmarried)) {
			father.spouses.push(mother.id);
			mother.spouses.push(father.id);
		}
		couples.push({ father, mother, children: 0, wanted: 1 + Math.floor(random() * 6) });
	};
	const addSpouse = (person: GrownMember) => {
		const spouse = add(person.sex === 'M' ? 'F' : 'M', person.generation);
		pair(person, spouse);
		if (person.generation > 0 && people.length + 2 <= size && happens(chances.parentsOfSpouse)) {
			const [father, mother] = [add('M', person.generation - 1), add('F', person.generation - 1)];
			pair(father, mother);
			spouse.father = father.id;
			spouse.mother = mother.id;
			const couple = couples.at(-1);
			if (couple) couple.children += 1;
		}
	};
	const marryWithin = (person: GrownMember) => {
		const gap = happens(chances.joinsGenerations) ? 1 : 0;
		const suitable = single.filter(
			(other) =>
				other.sex !== person.sex &&
				Math.abs(other.generation - person.generation) === gap &&
				(other.father === null || other.father !== person.father),
		);
		const other = pick(suitable);
		if (other === undefined) return;
		pair(person, other);
		for (const married of [person, other]) single.splice(single.indexOf(married), 1);
	};

	pair(add('M', 0), add('F', 0));
	while (people.length < size) {
		const fertile = couples.filter(
			({ father, mother, children, wanted }) =>
				children < wanted && Math.max(father.generation, mother.generation) < generations - 1,
		);
		const couple = pick(fertile);
		if (couple && (happens(0.62) || single.length === 0)) {
			const child = add(
				happens(0.52) ? 'M' : 'F',
				Math.max(couple.father.generation, couple.mother.generation) + 1,
			);
			child.father = couple.father.id;
			child.mother = happens(chances.unknown) ? null : couple.mother.id;
			couple.children += 1;
			single.push(child);
			continue;
		}
		const again = pick(couples);
		if (again && (happens(chances.remarriage) || single.length === 0)) {
			addSpouse(happens(0.7) ? again.father : again.mother);
			continue;
		}
		const person = pick(single);
		if (person === undefined) continue;
		if (happens(chances.marriageWithin)) {
			marryWithin(person);
		} else {
			single.splice(single.indexOf(person), 1);
			addSpouse(person);
		}
	}
	for (const person of people) {
		if (happens(chances.unknown / 2)) person.birth = null;
		if (happens(chances.unknown / 2)) person.sex = null;
	}
	return people;
}

/** The same members in another order. */
export function shuffle<T>(list: readonly T[], seed: number): T[] {
	const random = seededNumbers(seed);
	return list
		.map((item) => ({ item, at: random() }))
		.sort((a, b) => a.at - b.at)
		.map(({ item }) => item);
}
