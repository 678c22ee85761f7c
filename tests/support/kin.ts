import type { BirthSpan, KinGraph, KinParentLink, KinPerson, KinUnion, Sex } from '@/lib/rules/kinship/graph';

/** A family written down as plainly as tests want it. */
export class KinFamily implements KinGraph {
	readonly persons: KinPerson[] = [];
	readonly parentLinks: KinParentLink[] = [];
	readonly unions: KinUnion[] = [];

	/** `day` is the day of birth, null when not known. */
	person(id: string, sex: Sex | null, day: number | null = null): this {
		this.persons.push({ id, sex, born: day === null ? null : { earliest: day, latest: day } });
		return this;
	}

	born(id: string, span: BirthSpan | null): this {
		for (const person of this.persons) if (person.id === id) person.born = span;
		return this;
	}

	men(...ids: string[]): this {
		for (const id of ids) this.person(id, 'M');
		return this;
	}

	women(...ids: string[]): this {
		for (const id of ids) this.person(id, 'F');
		return this;
	}

	/** Parents are given father first; null for one who is not recorded. */
	child(
		childId: string,
		parents: [string | null, string | null],
		kind: KinParentLink['kind'] = 'birth',
	): this {
		for (const [place, role] of (['father', 'mother'] as const).entries()) {
			const parentId = parents[place];
			if (parentId) this.parentLinks.push({ childId, parentId, role, kind });
		}
		return this;
	}

	married(partnerAId: string, partnerBId: string, endedBy: KinUnion['endedBy'] = null): this {
		this.unions.push({ partnerAId, partnerBId, endedBy });
		return this;
	}
}

const sexOfLetter: Record<string, Sex | null> = {
	...{ F: 'M', S: 'M', B: 'M', H: 'M', M: 'F', D: 'F', Z: 'F', W: 'F' },
	...{ C: null, G: null, E: null },
};

/**
 * The smallest family in which `target` is to `me` what a path of the kinship table says. Besides its letters: C a
 * child, G a sibling, E a partner of unknown sex. Only siblings written with e or y have births.
 */
export function familyAlong(path: string, mySex: Sex | null) {
	const family = new KinFamily();
	const births = new Map<string, number>();
	const sexes = new Map<string, Sex | null>([['me', mySex]]);
	let at = 'me';
	for (const [, letter = '', age = ''] of path.matchAll(/([A-Z])([ey]?)/g)) {
		const next = (at === 'me' ? '' : at) + letter + age;
		const sex = sexOfLetter[letter] ?? null;
		sexes.set(next, sex);
		const pair: [string, string] = [`${at}-father`, `${at}-mother`];
		if ('FM'.includes(letter)) family.child(at, letter === 'F' ? [next, null] : [null, next]);
		else if ('SDC'.includes(letter)) family.child(next, sexes.get(at) === 'F' ? [null, at] : [at, null]);
		else if ('HWE'.includes(letter)) family.married(at, next);
		else {
			family
				.men(pair[0])
				.women(pair[1])
				.married(...pair);
			family.child(at, pair).child(next, pair);
			if (age) births.set(at, 5000).set(next, age === 'e' ? 4000 : 6000);
		}
		at = next;
	}
	for (const [id, sex] of sexes) family.person(id, sex, births.get(id) ?? null);
	return { family, target: at };
}
