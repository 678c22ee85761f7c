import { describe, expect, test } from 'vitest';
import { countCrossings } from '@/lib/testing/crossings';
import { type FamilyKind, type GrownMember, growFamily, seededNumbers, shuffle } from '@/lib/testing/family-growth';
import { layoutFamily } from './layout';
import type { LayoutMember } from './layout/people';

type Places = Map<string, { x: number; y: number }>;

const sizes = [2, 3, 5, 8, 12, 20, 30, 45, 60, 80, 100, 130, 170, 220, 300];
const seeds = [1, 2, 3, 4, 5, 6, 7];
const kinds: FamilyKind[] = ['lineage', 'community', 'tangle'];

/** Runs a check on each of 315 families, and names those that fail. */
async function forEachFamily(
	check: (members: GrownMember[], places: Places, seed: number) => void | Promise<void>,
	of: readonly FamilyKind[] = kinds,
) {
	for (const kind of of) {
		for (const size of sizes) {
			for (const seed of seeds) {
				const members = growFamily(kind, size, seed);
				try {
					await check(members, await layoutFamily(members), seed);
				} catch (error) {
					throw new Error(`in the ${kind} of ${size} people with seed ${seed}`, { cause: error });
				}
			}
		}
	}
}

function at(places: Places, id: string) {
	const place = places.get(id);
	if (place === undefined) throw new Error(`${id} is not drawn`);
	return place;
}

function rowsOf(places: Places): string[][] {
	const rows = new Map<number, string[]>();
	for (const [id, { y }] of places) rows.set(y, [...(rows.get(y) ?? []), id]);
	return [...rows.values()].map((row) => row.sort((a, b) => at(places, a).x - at(places, b).x));
}

function couplesOf(members: readonly LayoutMember[]) {
	return members.flatMap((member) =>
		member.spouses.filter((id) => member.id < id).map((id) => [member, get(members, id)] as const),
	);
}

function get<M extends LayoutMember>(members: readonly M[], id: string): M {
	const member = members.find((other) => other.id === id);
	if (member === undefined) throw new Error(`${id} is not told`);
	return member;
}

/** Somebody with all they are connected with by marriages and by children. */
function partnersAround(members: readonly LayoutMember[], start: LayoutMember): Set<LayoutMember> {
	const found = new Set([start]);
	for (const person of found) {
		for (const id of person.spouses) found.add(get(members, id));
		for (const { father, mother } of members) {
			if (father === null || mother === null) continue;
			if (father === person.id) found.add(get(members, mother));
			if (mother === person.id) found.add(get(members, father));
		}
	}
	return found;
}

/** Brothers and sisters who stand where they were born: none of those they married has parents here. */
function siblingsAtHome(members: readonly LayoutMember[]): [LayoutMember, LayoutMember][] {
	const home = members.filter(
		(member) =>
			(member.father !== null || member.mother !== null) &&
			[...partnersAround(members, member)].every(
				(other) => other === member || (other.father === null && other.mother === null),
			),
	);
	return home.flatMap((one) =>
		home
			.filter((other) => one.id < other.id && one.father === other.father && one.mother === other.mother)
			.map((other): [LayoutMember, LayoutMember] => [one, other]),
	);
}

/** Which of two siblings stands left, or null where nothing says. */
function olderBrotherFirst(one: LayoutMember, other: LayoutMember): [LayoutMember, LayoutMember] | null {
	if (one.sex === null || other.sex === null) return null;
	if (one.sex !== other.sex) return one.sex === 'M' ? [one, other] : [other, one];
	if (one.birth === null || other.birth === null || one.birth === other.birth) return null;
	return one.birth < other.birth ? [one, other] : [other, one];
}

function joinsNoGenerations(members: readonly GrownMember[]): boolean {
	return members.every((member) =>
		[member.father, member.mother]
			.filter((id) => id !== null)
			.every((id) => get(members, id).generation === member.generation - 1),
	);
}

describe('in any family', () => {
	test('everyone stands once, nobody else', async () => {
		await forEachFamily((members, places) => {
			expect([...places.keys()].sort()).toEqual(members.map(({ id }) => id).sort());
		});
	});

	test('rows are 180 apart, and neighbours in a row at least 60, so that no two cards overlap', async () => {
		await forEachFamily((_, places) => {
			for (const row of rowsOf(places)) {
				row.forEach((id, index) => {
					const { x, y } = at(places, id);
					expect(y % 180).toBe(0);
					expect(Number.isInteger(x)).toBe(true);
					const next = row[index + 1];
					if (next !== undefined) expect(at(places, next).x - x).toBeGreaterThanOrEqual(180);
				});
			}
			expect(Math.min(...[...places.values()].map(({ x }) => x))).toBe(0);
			expect(Math.min(...[...places.values()].map(({ y }) => y))).toBe(0);
		});
	});

	test('spouses stand in one row, with nobody but co-spouses between them', async () => {
		await forEachFamily((members, places) => {
			const rows = rowsOf(places);
			for (const [one, other] of couplesOf(members)) {
				expect(at(places, one.id).y).toBe(at(places, other.id).y);
				const row = rows.find((ids) => ids.includes(one.id)) ?? [];
				const [from, to] = [row.indexOf(one.id), row.indexOf(other.id)].sort((a, b) => a - b);
				for (const id of row.slice((from ?? 0) + 1, to)) {
					expect([...one.spouses, ...other.spouses]).toContain(id);
				}
			}
		});
	});

	test('a husband stands left of his only wife', async () => {
		await forEachFamily((members, places) => {
			for (const [one, other] of couplesOf(members)) {
				if (one.sex === null || other.sex === null || one.sex === other.sex) continue;
				const [husband, wife] = one.sex === 'M' ? [one, other] : [other, one];
				if (husband.spouses.length > 1) continue;
				expect(at(places, husband.id).x).toBeLessThan(at(places, wife.id).x);
			}
		});
	});

	test('children stand below their parents, exactly one row where no marriage joins two generations', async () => {
		let joined = 0;
		await forEachFamily((members, places) => {
			const isExact = joinsNoGenerations(members);
			if (!isExact) joined += 1;
			for (const { id, father, mother } of members) {
				for (const parent of [father, mother]) {
					if (parent === null) continue;
					const rows = (at(places, id).y - at(places, parent).y) / 180;
					if (isExact) expect(rows).toBe(1);
					else expect(rows).toBeGreaterThanOrEqual(1);
				}
			}
		});
		expect(joined).toBeGreaterThan(10);
	});

	test('brothers stand left of sisters, each by birth', async () => {
		let compared = 0;
		await forEachFamily((members, places) => {
			for (const pair of siblingsAtHome(members)) {
				const ordered = olderBrotherFirst(...pair);
				if (ordered === null) continue;
				compared += 1;
				expect(at(places, ordered[0].id).x).toBeLessThan(at(places, ordered[1].id).x);
			}
		});
		expect(compared).toBeGreaterThan(10_000);
	});

	test('the same picture comes of any order', async () => {
		await forEachFamily(async (members, places, seed) => {
			const turned = shuffle(members, seed).map((member) => ({
				...member,
				spouses: shuffle(member.spouses, seed),
			}));
			expect(await layoutFamily(turned)).toEqual(places);
		});
	});

	test('a child more keeps the order of nearly all pairs in a row', async () => {
		const shares: number[] = [];
		await forEachFamily(async (members, places, seed) => {
			const parents = members.filter(({ father }) => father !== null);
			const sibling = parents[Math.floor(seededNumbers(seed)() * parents.length)];
			if (sibling === undefined) return;
			const child: LayoutMember = { ...sibling, id: `child ${seed}`, spouses: [], birth: 1990 };
			shares.push(shareKept(places, await layoutFamily([...members, child])));
		});
		expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.98);
		expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(0.99);
	});
});

/** The share of the pairs of neighbours and others in a row whose order is the same in both pictures. */
function shareKept(before: Places, after: Places): number {
	let [pairs, kept] = [0, 0];
	for (const row of rowsOf(before)) {
		const xs = row.map((id) => at(after, id).x);
		xs.forEach((x, index) => {
			for (const other of xs.slice(index + 1)) {
				pairs += 1;
				if (x < other) kept += 1;
			}
		});
	}
	return pairs === 0 ? 1 : kept / pairs;
}

test('no lines cross in one line of descent', async () => {
	await forEachFamily((members, places) => expect(countCrossings(members, places)).toBe(0), ['lineage']);
});
