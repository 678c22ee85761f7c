import { searchKey } from '@/lib/core/text-folding';
import { describePerson } from '@/lib/rules/same-person/describe';
import type { Likeness } from '@/lib/rules/same-person/likeness';

/** Somebody as a test writes them down. */
export interface WrittenLife {
	name: string;
	sex?: 'M' | 'F';
	father?: string | undefined;
	grandfather?: string | undefined;
	mother?: string | undefined;
	spouse?: string | undefined;
	child?: string | undefined;
	village?: string | undefined;
	clan?: string | undefined;
	/** A year. */
	born?: number | undefined;
	died?: number | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

function yearSpan(year: number | undefined) {
	if (year === undefined) return null;
	return { earliest: Date.UTC(year, 0, 1) / dayMs, latest: Date.UTC(year, 11, 31) / dayMs };
}

export function getLikeness({
	name,
	sex = 'M',
	born,
	died,
	village,
	clan,
	...relatives
}: WrittenLife): Likeness {
	const keys = (text: string | undefined) => (text === undefined ? [] : [searchKey(text)]);
	return describePerson({
		...{ nameKey: searchKey(name), sex, born: yearSpan(born), died: yearSpan(died) },
		fatherKeys: keys(relatives.father),
		grandfatherKeys: keys(relatives.grandfather),
		motherKeys: keys(relatives.mother),
		spouseKeys: keys(relatives.spouse),
		childKeys: keys(relatives.child),
		...{ places: [village ?? null], clans: [clan ?? null] },
	});
}

interface Pool {
	men: readonly string[];
	women: readonly string[];
	villages: readonly string[];
	clans: readonly string[];
}

/**
 * Two different people with names of the pool, and as many facts as are usually recorded of an ancestor: each fact of one
 * is drawn without regard to the other's, but for the name, which is the same, and the clan, which is in half of the pairs.
 */
export function differentPeople(
	{ men, women, villages, clans }: Pool,
	chance: () => number,
): [Likeness, Likeness] {
	const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)] ?? '';
	const known = <T>(share: number, value: T) => (chance() < share ? value : undefined);
	const [name, clan] = [pick(men), pick(clans)];
	const draw = (): WrittenLife => {
		const born = 1860 + Math.floor(chance() * 80);
		return {
			name,
			father: known(0.8, pick(men)),
			grandfather: known(0.5, pick(men)),
			mother: known(0.4, pick(women)),
			spouse: known(0.6, pick(women)),
			child: known(0.9, pick(men)),
			village: known(0.8, pick(villages)),
			clan: chance() < 0.5 ? clan : pick(clans),
			born: known(0.5, born),
			died: known(0.4, born + 40 + Math.floor(chance() * 45)),
		};
	};
	return [getLikeness(draw()), getLikeness(draw())];
}
