import { beforeAll, describe, expect, test } from 'vitest';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { countCrossings } from '@/tests/support/crossings';
import {
	type FamilyKind,
	type GrownMember,
	growFamily,
	seededNumbers,
	shuffle,
} from '@/tests/support/family-growth';
import { getRuns, isFullRun } from '@/tests/support/full-run';
import { getRows, shareOfOrderKept } from '@/tests/support/row-order';
import { layoutFamily } from './layout';
import type { LayoutMember } from './people';

type Places = Map<string, { x: number; y: number }>;

const sizes = [2, 3, 5, 8, 12, 20, 30, 45, 60, 80, 100, 130, 170, 220, 300].filter(
	(size) => isFullRun || size <= 80,
);
/** The full run draws 315 families, `npm test` 30 of them. */
const seeds = isFullRun ? [1, 2, 3, 4, 5, 6, 7] : [2];
const kinds: FamilyKind[] = ['lineage', 'community', 'tangle'];

interface Picture {
	name: string;
	kind: FamilyKind;
	seed: number;
	members: GrownMember[];
	places: Places;
}

/** Families of 2 to 300 people, each drawn once. */
const pictures: Picture[] = [];

beforeAll(async () => {
	for (const kind of kinds) {
		for (const size of sizes) {
			for (const seed of seeds) {
				const members = growFamily(kind, size, seed);
				const name = `${kind} of ${size} people with seed ${seed}`;
				pictures.push({ name, kind, seed, members, places: await layoutFamily(members) });
			}
		}
	}
}, getTimeLimit(180_000));

const countPeople = () => pictures.reduce((sum, { members }) => sum + members.length, 0);

/** Runs a check on each family, and names the one that fails. */
async function forEachFamily(check: (picture: Picture) => void | Promise<void>) {
	for (const picture of pictures) {
		try {
			await check(picture);
		} catch (error) {
			throw new Error(`in the ${picture.name}`, { cause: error });
		}
	}
}

function at(places: Places, id: string) {
	const place = places.get(id);
	if (place === undefined) throw new Error(`${id} is not drawn`);
	return place;
}

function getCouples(members: readonly LayoutMember[]) {
	return members.flatMap((member) =>
		member.spouses.filter((id) => member.id < id).map((id) => [member, get(members, id)] as const),
	);
}

function get<M extends LayoutMember>(members: readonly M[], id: string): M {
	const member = members.find((other) => other.id === id);
	if (member === undefined) throw new Error(`${id} is not in the family`);
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

/** Which of two siblings is left, or null where nothing says. */
function olderBrotherFirst(a: LayoutMember, b: LayoutMember): [LayoutMember, LayoutMember] | null {
	if (a.sex === null || b.sex === null) return null;
	if (a.sex !== b.sex) return a.sex === 'M' ? [a, b] : [b, a];
	if (a.birth === null || b.birth === null || a.birth === b.birth) return null;
	return a.birth < b.birth ? [a, b] : [b, a];
}

function joinsGenerations(members: readonly GrownMember[]): boolean {
	return members.some(
		({ generation, father, mother, spouses }) =>
			[father, mother].some((id) => id !== null && get(members, id).generation !== generation - 1) ||
			spouses.some((id) => get(members, id).generation !== generation),
	);
}

/** Of three who each married again elsewhere, not all can stand next to the one they share. */
function branches(members: readonly LayoutMember[], spouse: LayoutMember): boolean {
	return [...partnersAround(members, spouse)].some(
		({ spouses }) => spouses.filter((id) => get(members, id).spouses.length > 1).length > 2,
	);
}

describe('in any family', { timeout: getTimeLimit(180_000) }, () => {
	test('everyone is drawn once, nobody else', async () => {
		await forEachFamily(({ members, places }) => {
			expect([...places.keys()].sort()).toEqual(members.map(({ id }) => id).sort());
		});
	});

	test('rows are 180 apart, and neighbours in a row at least 60, so that no two cards overlap', async () => {
		await forEachFamily(({ places }) => {
			for (const row of getRows(places)) {
				row.forEach((id, index) => {
					const { x, y } = at(places, id);
					expect(y % 180).toBe(0);
					const next = row[index + 1];
					if (next !== undefined) expect(at(places, next).x - x).toBeGreaterThanOrEqual(180);
				});
			}
			expect(Math.min(...[...places.values()].map(({ x }) => x))).toBe(0);
			expect(Math.min(...[...places.values()].map(({ y }) => y))).toBe(0);
		});
	});

	test('spouses stand in one row, with nobody but co-spouses between them', async () => {
		await forEachFamily(({ members, places }) => {
			const rows = getRows(places);
			for (const [one, other] of getCouples(members)) {
				expect(at(places, one.id).y).toBe(at(places, other.id).y);
				const row = rows.find((ids) => ids.includes(one.id)) ?? [];
				const [from, to] = [row.indexOf(one.id), row.indexOf(other.id)].sort((a, b) => a - b);
				const between = row.slice((from ?? 0) + 1, to);
				if (between.length > 0 && branches(members, one)) continue;
				for (const id of between) {
					expect([...one.spouses, ...other.spouses]).toContain(id);
				}
			}
		});
	});

	test('a husband is left of his only wife', async () => {
		await forEachFamily(({ members, places }) => {
			for (const [a, b] of getCouples(members)) {
				if (a.sex === null || b.sex === null || a.sex === b.sex) continue;
				const [husband, wife] = a.sex === 'M' ? [a, b] : [b, a];
				if (husband.spouses.length > 1) continue;
				expect(at(places, husband.id).x).toBeLessThan(at(places, wife.id).x);
			}
		});
	});

	test('children stand below their parents, exactly one row where no marriage joins two generations', async () => {
		let joined = 0;
		await forEachFamily(({ members, places }) => {
			const isExact = !joinsGenerations(members);
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
		expect(joined).toBeGreaterThan(pictures.length / 31);
	});

	test('brothers stand left of sisters, each by birth', async () => {
		let compared = 0;
		await forEachFamily(({ members, places }) => {
			for (const pair of siblingsAtHome(members)) {
				const ordered = olderBrotherFirst(...pair);
				if (ordered === null) continue;
				compared += 1;
				expect(at(places, ordered[0].id).x).toBeLessThan(at(places, ordered[1].id).x);
			}
		});
		expect(compared).toBeGreaterThan(countPeople() * 0.321);
	});

	test('brothers stand left of sisters in each lineage of some 20 people', async () => {
		const numbers = isFullRun ? 150 : 20;
		let compared = 0;
		for (let number = 0; number < numbers; number += 1) {
			const [size, seed] = [19 + (number % 5), 80 + number];
			const members = growFamily('lineage', size, seed);
			const places = await layoutFamily(members);
			for (const pair of siblingsAtHome(members)) {
				const ordered = olderBrotherFirst(...pair);
				if (ordered === null) continue;
				compared += 1;
				const [left, right] = ordered.map(({ id }) => at(places, id).x);
				expect(left, `lineage of ${size} people with seed ${seed}`).toBeLessThan(right ?? 0);
			}
		}
		expect(compared).toBeGreaterThan(numbers * 10);
	});

	test('the same picture comes of any order', async () => {
		await forEachFamily(async ({ members, places, seed }) => {
			const turned = shuffle(members, seed).map((member) => ({
				...member,
				spouses: shuffle(member.spouses, seed),
			}));
			expect(await layoutFamily(turned)).toEqual(places);
		});
	});

	test('a child more keeps the order of nearly all pairs in a row', async () => {
		const shares: number[] = [];
		await forEachFamily(async ({ members, places, seed }) => {
			const random = seededNumbers(seed);
			const couples = getCouples(members).filter(([{ sex }, other]) => sex && other.sex && sex !== other.sex);
			for (const sex of ['M', 'F'] as const) {
				const [a, b] = couples[Math.floor(random() * couples.length)] ?? [];
				if (a === undefined || b === undefined) return;
				const [father, mother] = a.sex === 'F' ? [b.id, a.id] : [a.id, b.id];
				const child: LayoutMember = { id: 'another', sex, birth: 1990, father, mother, spouses: [] };
				shares.push(shareOfOrderKept(places, await layoutFamily([...members, child])));
			}
		});
		expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.98);
		expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(0.99);
	});
});

test('no lines cross in one line of descent', async () => {
	await forEachFamily(({ kind, members, places }) => {
		if (kind === 'lineage') expect(countCrossings(members, places)).toBe(0);
	});
});

const person = (id: string, more: Partial<LayoutMember> = {}): LayoutMember => ({
	id,
	sex: null,
	birth: null,
	father: null,
	mother: null,
	spouses: [],
	...more,
});
const man = (id: string, more: Partial<LayoutMember> = {}) => person(id, { sex: 'M', ...more });
const woman = (id: string, more: Partial<LayoutMember> = {}) => person(id, { sex: 'F', ...more });

/** Rows from above, each from left to right. */
async function drawn(members: readonly LayoutMember[], me?: string): Promise<string[]> {
	const places = await layoutFamily(members, me === undefined ? {} : { me });
	return getRows(places)
		.sort((a, b) => at(places, a[0] ?? '').y - at(places, b[0] ?? '').y)
		.map((row) => row.join(' '));
}

describe('the picture of', () => {
	test('nobody is empty', async () => {
		expect(await layoutFamily([])).toEqual(new Map());
	});

	test('a single person begins at the corner', async () => {
		expect(await layoutFamily([person('alone')])).toEqual(new Map([['alone', { x: 0, y: 0 }]]));
	});

	test('a couple with one child has the child below the middle', async () => {
		const places = await layoutFamily([
			woman('wife', { spouses: ['husband'] }),
			man('husband', { spouses: ['wife'] }),
			person('child', { father: 'husband', mother: 'wife' }),
		]);
		expect(places).toEqual(
			new Map([
				['husband', { x: 0, y: 0 }],
				['wife', { x: 180, y: 0 }],
				['child', { x: 90, y: 180 }],
			]),
		);
	});

	test('a remarriage has the man between his wives, the children of each on her side', async () => {
		const family = [
			man('husband', { spouses: ['first', 'second'] }),
			woman('first', { birth: 1900, spouses: ['husband'] }),
			woman('second', { birth: 1910, spouses: ['husband'] }),
			man('b', { birth: 1935, father: 'husband', mother: 'second' }),
			man('a', { birth: 1925, father: 'husband', mother: 'first' }),
			woman('c', { birth: 1930, father: 'husband', mother: 'second' }),
		];
		expect(await drawn(family)).toEqual(['first husband second', 'a b c']);
	});

	test('a widow who married again has her husbands left of her', async () => {
		const family = [
			woman('widow', { spouses: ['first', 'second'] }),
			man('second', { birth: 1910, spouses: ['widow'] }),
			man('first', { birth: 1900, spouses: ['widow'] }),
		];
		expect(await drawn(family)).toEqual(['first second widow']);
	});

	test('three wives and six children crosses nothing', async () => {
		const wives = ['w1', 'w2', 'w3'];
		const family = [
			man('husband', { spouses: wives }),
			...wives.map((id, index) => woman(id, { birth: 1900 + index, spouses: ['husband'] })),
			...wives.flatMap((mother, index) => [
				man(`s${index + 1}`, { birth: 1930, father: 'husband', mother }),
				woman(`d${index + 1}`, { birth: 1925, father: 'husband', mother }),
			]),
		];
		expect(await drawn(family)).toEqual(['w1 husband w2 w3', 's1 d1 s2 d2 s3 d3']);
		expect(countCrossings(family, await layoutFamily(family))).toBe(0);
	});

	test('a chain of marriages has nobody but spouses between spouses', async () => {
		const family = [
			woman('a', { spouses: ['B'] }),
			man('B', { spouses: ['a', 'c'] }),
			woman('c', { spouses: ['B', 'D'] }),
			man('D', { spouses: ['c', 'e'] }),
			woman('e', { spouses: ['D'] }),
		];
		expect(await drawn(family)).toEqual(['a B c D e']);
	});

	test('a cousin marriage draws the couple once, below one of its families', async () => {
		const family = [
			man('G', { spouses: ['g'] }),
			woman('g', { spouses: ['G'] }),
			man('A', { birth: 1900, father: 'G', mother: 'g', spouses: ['a'] }),
			woman('a', { spouses: ['A'] }),
			man('B', { birth: 1902, father: 'G', mother: 'g', spouses: ['b'] }),
			woman('b', { spouses: ['B'] }),
			man('son', { father: 'A', mother: 'a', spouses: ['daughter'] }),
			woman('daughter', { father: 'B', mother: 'b', spouses: ['son'] }),
			person('child', { father: 'son', mother: 'daughter' }),
		];
		expect(await drawn(family)).toEqual(['G g', 'A a B b', 'son daughter', 'child']);
		expect(countCrossings(family, await layoutFamily(family))).toBe(0);
	});

	describe('an uncle and the unknown uncle of a cousin', () => {
		/** My mother has two brothers; of one only his wife, her father and their child are known. */
		const makeFamily = (unknownBirth: number | null, uncleBirth: number | null) => [
			man('grandfather', { spouses: ['grandmother'] }),
			woman('grandmother', { spouses: ['grandfather'] }),
			woman('mother', { father: 'grandfather', mother: 'grandmother', spouses: ['father'] }),
			man('father', { spouses: ['mother'] }),
			man('me', { father: 'father', mother: 'mother' }),
			man('a', { birth: unknownBirth, father: 'grandfather', mother: 'grandmother', spouses: ['wife'] }),
			woman('wife', { father: 'her father', spouses: ['a'] }),
			man('her father'),
			man('cousin', { father: 'a', mother: 'wife' }),
			man('uncle', { birth: uncleBirth, father: 'grandfather', mother: 'grandmother' }),
		];

		test('crosses nothing where no births say who is the elder', async () => {
			for (const uncleBirth of [null, 1950]) {
				const family = makeFamily(null, uncleBirth);
				expect(countCrossings(family, await layoutFamily(family, { me: 'me' }))).toBe(0);
				const [, row] = await drawn(family, 'me');
				expect(row).toBe('father mother uncle a wife');
			}
		});

		test('has the elder left also where lines cross by it', async () => {
			const [, row] = await drawn(makeFamily(1940, 1950), 'me');
			expect(row).toBe('father mother a wife uncle');
		});
	});

	test('two people who are related twice draws each once', async () => {
		const family = [
			...['P', 'Q'].flatMap((head) => [
				man(head, { spouses: [`${head}-wife`] }),
				woman(`${head}-wife`, { spouses: [head] }),
			]),
			man('P-son', { father: 'P', mother: 'P-wife', spouses: ['Q-daughter'] }),
			woman('P-daughter', { father: 'P', mother: 'P-wife', spouses: ['Q-son'] }),
			man('Q-son', { father: 'Q', mother: 'Q-wife', spouses: ['P-daughter'] }),
			woman('Q-daughter', { father: 'Q', mother: 'Q-wife', spouses: ['P-son'] }),
			man('one', { father: 'P-son', mother: 'Q-daughter', spouses: ['other'] }),
			woman('other', { father: 'Q-son', mother: 'P-daughter', spouses: ['one'] }),
		];
		const rows = await drawn(family);
		expect(rows.map((row) => row.split(' ').length)).toEqual([4, 4, 2]);
		expect(rows[1]).toContain('P-son Q-daughter');
		expect(rows[1]).toContain('Q-son P-daughter');
	});

	test('an adopted child hangs under those who adopted it, beside their own', async () => {
		const family = [
			man('F', { spouses: ['m'] }),
			woman('m', { spouses: ['F'] }),
			man('own', { birth: 1960, father: 'F', mother: 'm' }),
			man('adopted', { birth: 1955, father: 'F', mother: 'm' }),
			man('by one', { birth: 1950, father: 'F' }),
		];
		expect(await drawn(family)).toEqual(['F m', 'by one adopted own']);
	});

	test('parents who never married has them beside each other', async () => {
		const family = [
			man('F', { spouses: ['wife'] }),
			woman('wife', { spouses: ['F'] }),
			woman('other'),
			person('child', { father: 'F', mother: 'other' }),
		];
		expect(await drawn(family)).toEqual(['other F wife', 'child']);
	});

	test('two families that meet in a person has both sets of parents above', async () => {
		const family = [
			man('HF', { spouses: ['hm'] }),
			woman('hm', { spouses: ['HF'] }),
			man('WF', { spouses: ['wm'] }),
			woman('wm', { spouses: ['WF'] }),
			man('H', { father: 'HF', mother: 'hm', spouses: ['w'] }),
			woman('w', { father: 'WF', mother: 'wm', spouses: ['H'] }),
			woman('sister', { father: 'WF', mother: 'wm' }),
		];
		expect(await drawn(family)).toEqual(['HF hm WF wm', 'H w sister']);
	});

	test('an uncle who married his niece has both in her row', async () => {
		const family = [
			man('G'),
			man('father', { birth: 1900, father: 'G' }),
			man('uncle', { birth: 1910, father: 'G', spouses: ['niece'] }),
			woman('niece', { father: 'father', spouses: ['uncle'] }),
		];
		expect(await drawn(family)).toEqual(['G', 'father', 'uncle niece']);
	});

	test('families without a link to each other has them side by side, the oldest first', async () => {
		const family = [
			man('young', { birth: 1950 }),
			man('old', { birth: 1900 }),
			man('son', { father: 'old', birth: 1930 }),
		];
		expect(await drawn(family)).toEqual(['old young', 'son']);
	});
});

describe('around the person in the middle', { timeout: getTimeLimit(180_000) }, () => {
	const couple = (husband: string, wife: string, more: Record<'his' | 'hers', Partial<LayoutMember>>) => [
		man(husband, { spouses: [wife], ...more.his }),
		woman(wife, { spouses: [husband], ...more.hers }),
	];
	const ofFather = { father: 'FF', mother: 'FM' };
	const ofMother = { father: 'MF', mother: 'MM' };
	const family = [
		...couple('FF', 'FM', { his: {}, hers: {} }),
		...couple('MF', 'MM', { his: {}, hers: {} }),
		...couple('F', 'M', { his: { ...ofFather, birth: 1950 }, hers: { ...ofMother, birth: 1955 } }),
		man('F-brother', { ...ofFather, birth: 1960 }),
		woman('F-sister', { ...ofFather, birth: 1940 }),
		man('M-brother', { ...ofMother, birth: 1950 }),
		woman('M-sister', { ...ofMother, birth: 1940 }),
		...couple('me', 'wife', {
			his: { father: 'F', mother: 'M', birth: 1980 },
			hers: { father: 'WF', birth: 1982 },
		}),
		man('brother', { father: 'F', mother: 'M', birth: 1978 }),
		man('WF'),
		woman('wife-sister', { father: 'WF', birth: 1975 }),
		man('wife-brother', { father: 'WF', birth: 1984 }),
	];

	test("the father's side is left and the mother's right", async () => {
		const [grandparents, parents, children] = await drawn(family, 'me');
		expect(grandparents).toBe('FF FM MF MM');
		expect(parents).toBe('F-brother F-sister F M M-brother M-sister WF');
		expect(children).toBe('brother me wife wife-brother wife-sister');
	});

	test('a brother of the father stays left, although his wife has a sister among the wives', async () => {
		const ofWives = { father: 'WP' };
		const brothers = [
			man('FF'),
			man('WP'),
			...couple('F', 'M', { his: { father: 'FF', birth: 1935 }, hers: { ...ofWives, birth: 1939 } }),
			...couple('U', 'A', { his: { father: 'FF', birth: 1938 }, hers: { ...ofWives, birth: 1941 } }),
			man('me', { father: 'F', mother: 'M' }),
			man('cousin', { father: 'U', mother: 'A' }),
		];
		expect(await drawn(brothers, 'me')).toEqual(['FF WP', 'U A F M', 'cousin me']);
	});

	test('without such a person brothers and sisters stand by birth alone', async () => {
		const [, parents] = await drawn(family);
		expect(parents?.replace('WF ', '')).toContain('F M F-brother F-sister');
	});

	test('in any family', async () => {
		let compared = 0;
		await forEachFamily(async ({ members }) => {
			const me = members.findLast(({ father, mother }) => father !== null && mother !== null);
			if (me === undefined) return;
			const places = await layoutFamily(members, { me: me.id });
			const line = directLine(members, me);
			for (const pair of siblingsAtHome(members)) {
				for (const [a, b] of [pair, pair.toReversed()]) {
					const side = a && line.get(a.id);
					if (!a || !b || !side || line.has(b.id)) continue;
					compared += 1;
					const [left, right] = side === 'father' ? [b, a] : [a, b];
					expect(at(places, left.id).x).toBeLessThan(at(places, right.id).x);
				}
			}
		});
		expect(compared).toBeGreaterThan(countPeople() * 0.02);
	});
});

function directLine(members: readonly LayoutMember[], me: LayoutMember): Map<string, 'father' | 'mother'> {
	const line = new Map<string, 'father' | 'mother'>();
	const open = [me];
	for (const { father, mother } of open) {
		if (father !== null && !line.has(father)) open.push(get(members, father));
		if (mother !== null && !line.has(mother)) open.push(get(members, mother));
		if (father !== null) line.set(father, 'father');
		if (mother !== null) line.set(mother, 'mother');
	}
	return line;
}

describe('people with little data', { timeout: getTimeLimit(180_000) }, () => {
	/** People without data who connect others. */
	const asConnectors = (members: readonly GrownMember[], seed: number) => {
		const random = seededNumbers(seed);
		return members.map((member) => (random() < 0.4 ? { ...member, sex: null, birth: null } : member));
	};

	test('stand once, in the row that their links say, in any family and any order', async () => {
		await forEachFamily(async ({ members, seed }) => {
			const unnamed = asConnectors(members, seed);
			const places = await layoutFamily(unnamed);
			expect(places.size).toBe(unnamed.length);
			for (const row of getRows(places)) {
				const xs = row.map((id) => at(places, id).x);
				xs.forEach((x, index) => {
					if (index > 0) expect(x - (xs[index - 1] ?? 0)).toBeGreaterThanOrEqual(180);
				});
			}
			for (const { id, father, mother } of unnamed) {
				for (const parent of [father, mother]) {
					if (parent !== null) expect(at(places, id).y).toBeGreaterThan(at(places, parent).y);
				}
			}
			for (const [a, b] of getCouples(unnamed)) expect(at(places, a.id).y).toBe(at(places, b.id).y);
			expect(await layoutFamily(shuffle(unnamed, seed))).toEqual(places);
		});
	});

	test('a couple with nothing but links has its known child below the middle', async () => {
		const places = await layoutFamily([
			person('one', { spouses: ['other'] }),
			person('other', { spouses: ['one'] }),
			man('child', { father: 'other', mother: 'one', birth: 1950 }),
		]);
		expect(places).toEqual(
			new Map([
				['other', { x: 0, y: 0 }],
				['one', { x: 180, y: 0 }],
				['child', { x: 90, y: 180 }],
			]),
		);
	});
});

/** As many as may be imported. */
describe('very many people', { timeout: getTimeLimit(180_000) }, () => {
	const names = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

	test('a community of 5,000 is drawn whole', async () => {
		const members = growFamily('community', 5_000, 1);
		expect((await layoutFamily(members)).size).toBe(5_000);
	});

	test('5,000 children of one father stand in one row below him', async () => {
		const children = names(5_000).map((id) => man(id, { father: 'father' }));
		const places = await layoutFamily([man('father'), ...children]);
		expect(new Set(children.map(({ id }) => at(places, id).x)).size).toBe(5_000);
		expect(children.every(({ id }) => at(places, id).y === 180)).toBe(true);
	});

	test('a line of 2,000 generations is drawn one below the other', async () => {
		const line = names(2_000).map((id, index) => man(id, { father: index > 0 ? `p${index - 1}` : null }));
		const places = await layoutFamily(line);
		line.forEach(({ id }, index) => {
			expect(places.get(id)).toEqual({ x: 0, y: index * 180 });
		});
	});

	test('5,000 people without a link stand side by side', async () => {
		const places = await layoutFamily(names(5_000).map((id) => person(id)));
		expect(new Set([...places.values()].map(({ x }) => x)).size).toBe(5_000);
	});
});

describe('what makes no sense is left out', { timeout: getTimeLimit(180_000) }, () => {
	test('a spouse and parents who are not there, oneself as spouse and parent', async () => {
		const family = [
			man('a', { spouses: ['nobody', 'a', 'b'], father: 'nobody', mother: 'a' }),
			woman('b', { father: 'b', mother: 'b' }),
		];
		expect(await drawn(family)).toEqual(['a b']);
	});

	test('a marriage given by one side only, and given twice', async () => {
		expect(await drawn([man('a', { spouses: ['b', 'b'] }), woman('b')])).toEqual(['a b']);
	});

	test('somebody given twice is drawn once, whichever comes first', async () => {
		const twice = [man('a', { birth: 1900 }), man('a', { birth: 1950 }), man('b', { birth: 1920 })];
		const places = await layoutFamily(twice);
		expect(places.size).toBe(2);
		expect(await layoutFamily(twice.toReversed())).toEqual(places);
	});

	test('one person as both parents', async () => {
		expect(await drawn([man('a'), man('b', { father: 'a', mother: 'a' })])).toEqual(['a', 'b']);
	});

	test('a circle of descent', async () => {
		const family = [man('a', { father: 'c' }), man('b', { father: 'a' }), man('c', { father: 'b' })];
		const places = await layoutFamily(family);
		expect([...places.values()].map(({ y }) => y).sort((a, b) => a - b)).toEqual([0, 180, 360]);
		expect(await layoutFamily(family.toReversed())).toEqual(places);
	});

	test('a marriage with an ancestor', async () => {
		const family = [
			man('a', { birth: 1900, spouses: ['c'] }),
			man('b', { birth: 1930, father: 'a' }),
			woman('c', { birth: 1960, father: 'b', spouses: ['a'] }),
		];
		expect(await drawn(family)).toEqual(['a', 'b', 'c']);
	});

	test('a marriage that would put somebody above themselves', async () => {
		const family = [
			man('P', { birth: 1900, spouses: ['Q'] }),
			woman('Q', { birth: 1905, mother: 'X', spouses: ['P'] }),
			man('C', { birth: 1930, father: 'P', spouses: ['X'] }),
			woman('X', { birth: 1880, spouses: ['C'] }),
		];
		expect(await drawn(family)).toEqual(['X', 'P Q', 'C']);
	});

	test('years that are no numbers', async () => {
		const places = await layoutFamily([
			man('a', { birth: Number.NaN }),
			man('b', { birth: Number.POSITIVE_INFINITY, father: 'a' }),
		]);
		expect([...places.values()].every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
	});

	test('links at random: everyone is drawn once, no two cards overlap', async () => {
		for (let seed = 1; seed <= getRuns(300); seed += 1) {
			const random = seededNumbers(seed);
			const size = 1 + Math.floor(random() * 40);
			const somebody = () => `p${Math.floor(random() * (size + 2))}`;
			const members = Array.from({ length: size }, () =>
				person(somebody(), {
					sex: random() < 0.4 ? 'M' : random() < 0.6 ? 'F' : null,
					birth: random() < 0.8 ? Math.floor(random() * 200) : null,
					father: random() < 0.6 ? somebody() : null,
					mother: random() < 0.6 ? somebody() : null,
					spouses: Array.from({ length: Math.floor(random() * 3) }, somebody),
				}),
			);
			const places = await layoutFamily(members);
			expect(places.size).toBe(new Set(members.map(({ id }) => id)).size);
			for (const row of getRows(places)) {
				const xs = row.map((id) => at(places, id).x);
				xs.forEach((x, index) => {
					if (index > 0) expect(x - (xs[index - 1] ?? 0)).toBeGreaterThanOrEqual(180);
				});
			}
			expect(await layoutFamily(shuffle(members, seed))).toEqual(places);
		}
	});
});
