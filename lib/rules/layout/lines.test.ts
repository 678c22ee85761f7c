import { beforeAll, describe, expect, test } from 'vitest';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { type FamilyKind, growFamily, seededNumbers } from '@/tests/support/family-growth';
import { getRuns, isFullRun } from '@/tests/support/full-run';
import { drawFamily, type FamilyDrawing } from './drawing';
import { startEngine } from './engine';
import { type FamilyLine, lineBox } from './lines';
import type { LineLinks } from './nets';
import type { LayoutMember } from './people';
import { cardHeight, cardWidth, levelSpacing } from './sizes';

interface Piece {
	x1: number;
	y1: number;
	x2: number;
	y2: number;
}

/** The straight pieces of a path, a hop as what it hops over. */
function getPieces(path: string): Piece[] {
	const pieces: Piece[] = [];
	let [x, y] = [0, 0];
	for (const [, command = '', coordinates = ''] of path.matchAll(/([MVHaz])([^MVHaz]*)/g)) {
		const numbers = coordinates.trim().split(/\s+/).map(Number);
		const [from, [a = 0, b = 0]] = [{ x, y }, numbers];
		if (command === 'M') [x, y] = [a, b];
		if (command === 'V') y = a;
		if (command === 'H') x = a;
		if (command === 'a') [x, y] = [x + (numbers[5] ?? 0), y + (numbers[6] ?? 0)];
		if (command !== 'M') pieces.push({ x1: from.x, y1: from.y, x2: x, y2: y });
	}
	return pieces;
}

function getLinks(members: readonly LayoutMember[]): LineLinks {
	return {
		parents: members.flatMap(({ id, father, mother }) =>
			[father, mother].flatMap((parentId) => (parentId ? [{ childId: id, parentId, kind: 'birth' }] : [])),
		),
		unions: members.flatMap(({ id, spouses }) =>
			spouses.filter((spouse) => id < spouse).map((spouse) => [id, spouse] as const),
		),
	};
}

type Places = FamilyDrawing['places'];

const everyone = () => true;

function draw(
	members: readonly LayoutMember[],
	links: LineLinks,
	isCard: (id: string) => boolean = everyone,
) {
	return drawFamily(startEngine(), { members, me: null, links, isCard });
}

async function drawn(members: readonly LayoutMember[]) {
	const links = getLinks(members);
	return { members, links, ...(await draw(members, links)) };
}

/** The full run draws 72 families, `npm test` 18 of them. */
const seeds = isFullRun ? [1, 2, 3] : [1];
const sizes = [2, 5, 12, 30, 60, 100, 170, 300].filter((size) => isFullRun || size <= 100);
const kinds: FamilyKind[] = ['lineage', 'community', 'tangle'];

interface Picture {
	name: string;
	members: readonly LayoutMember[];
	places: Places;
	links: LineLinks;
	lines: FamilyLine[];
}

/** Families of 2 to 300 people, each drawn once. */
const pictures: Picture[] = [];

beforeAll(async () => {
	for (const kind of kinds) {
		for (const size of sizes) {
			for (const seed of seeds) {
				const name = `${kind} of ${size} people with seed ${seed}`;
				pictures.push({ name, ...(await drawn(growFamily(kind, size, seed))) });
			}
		}
	}
}, getTimeLimit(60_000));

/** Runs a check on each family, and names the one that fails. */
async function forEachFamily(check: (picture: Picture) => void | Promise<void>): Promise<void> {
	for (const picture of pictures) {
		try {
			await check(picture);
		} catch (error) {
			throw new Error(`in the ${picture.name}`, { cause: error });
		}
	}
}

/** By the left edge, so that neighbours are found quickly. */
function cardsNear(places: Places) {
	const cards = [...places].map(([id, { x, y }]) => ({ id, x, y })).sort((a, b) => a.x - b.x);
	return ({ x1, y1, x2, y2 }: Piece, inset: number) => {
		const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
		const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)];
		return cards.filter(
			({ x, y }) =>
				right > x + inset &&
				left < x + cardWidth - inset &&
				bottom > y + inset &&
				top < y + cardHeight - inset,
		);
	};
}

function expectClear(lines: readonly FamilyLine[], places: Places): void {
	const cardsAt = cardsNear(places);
	for (const { path, key } of lines) {
		for (const piece of getPieces(path)) expect(cardsAt(piece, 1), `${key}: ${path}`).toEqual([]);
	}
}

/** Pieces along one track, at the same height (`y`) or below each other (`x`), of two families do not overlap. */
function expectApart(lines: readonly FamilyLine[], tracks: readonly ('x' | 'y')[]): void {
	const runs = lines.flatMap(({ kind, joins, path }) =>
		getPieces(path)
			.filter(({ x1, y1, x2, y2 }) => (y1 === y2) !== (x1 === x2))
			.map(({ x1, y1, x2, y2 }) => {
				const ends = y1 === y2 ? [x1, x2] : [y1, y2];
				return {
					family: kind === 'marriage' ? joins.join(' ') : joins.slice(1).join(' '),
					axis: y1 === y2 ? ('y' as const) : ('x' as const),
					track: y1 === y2 ? `y ${y1}` : `x ${x1}`,
					from: Math.min(...ends),
					to: Math.max(...ends),
				};
			}),
	);
	const along = runs.filter(({ axis }) => tracks.includes(axis));
	along.sort((a, b) => (a.track === b.track ? a.from - b.from : a.track < b.track ? -1 : 1));
	const reach = new Map<string, number>();
	let track = '';
	for (const run of along) {
		if (run.track !== track) reach.clear();
		track = run.track;
		for (const [family, to] of reach) {
			if (family !== run.family && run.from < to) expect.unreachable(`${family} on ${run.family}, ${track}`);
			if (to <= run.from) reach.delete(family);
		}
		reach.set(run.family, Math.max(reach.get(run.family) ?? run.to, run.to));
	}
}

describe('in any family', { timeout: getTimeLimit(60_000) }, () => {
	test('every marriage and every child with its parents is drawn exactly once', async () => {
		await forEachFamily(({ links, lines }) => {
			const marriages = lines.filter(({ kind }) => kind === 'marriage');
			expect(marriages.map(({ joins }) => joins.toSorted().join(' ')).sort()).toEqual(
				links.unions.map((union) => union.toSorted().join(' ')).sort(),
			);
			const descents = lines.filter(({ kind }) => kind === 'descent');
			const drawn = descents.flatMap(({ joins: [child, ...parents] }) =>
				parents.map((id) => `${child} ${id}`),
			);
			expect(drawn.sort()).toEqual(
				links.parents.map(({ childId, parentId }) => `${childId} ${parentId}`).sort(),
			);
			expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
		});
	});

	test('a line ends on top of the child, and begins at the parents', async () => {
		await forEachFamily(({ places, lines }) => {
			for (const { kind, joins, path } of lines) {
				if (kind !== 'descent') continue;
				const [childId = '', ...parents] = joins;
				const child = places.get(childId) ?? { x: 0, y: 0 };
				const ends = getPieces(path).map(({ x2, y2 }) => ({ x: x2, y: y2 }));
				expect(ends.some(({ x, y }) => y === child.y && x > child.x && x < child.x + cardWidth)).toBe(true);
				const [start] = getPieces(path);
				const [a = { x: 0, y: 0 }, b = a] = parents.map((id) => places.get(id)).filter(Boolean);
				const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x) + cardWidth];
				expect(start?.x1).toBeGreaterThan(left);
				expect(start?.x1).toBeLessThan(right);
			}
		});
	});

	test('no line passes through a card', async () => {
		await forEachFamily(({ places, lines }) => expectClear(lines, places));
	});

	test('lines of different families never lie on one another', async () => {
		await forEachFamily(({ lines }) => expectApart(lines, ['x', 'y']));
	});

	test('nor do buses where there are too many to put them in the best order', async () => {
		const { lines } = await drawn(growFamily('community', 5_000, 1));
		expectApart(lines, ['y']);
	});

	test('a line lies within its box, and buses within the gutters', async () => {
		await forEachFamily(({ lines }) => {
			for (const line of lines) {
				const [box, { path }] = [lineBox(line), line];
				for (const { x1, y1, x2, y2 } of getPieces(path)) {
					for (const x of [x1, x2]) expect(x >= box.left - 0.1 && x <= box.right + 0.1).toBe(true);
					if (y1 !== y2 || Math.abs(x2 - x1) < 9) continue;
					const below = ((y1 % levelSpacing) + levelSpacing) % levelSpacing;
					expect(below === cardHeight / 2 || below > cardHeight + 1).toBe(true);
				}
			}
		});
	});

	test('the same picture comes of any order', async () => {
		await forEachFamily(async ({ members, links, lines }) => {
			const turned = {
				parents: links.parents.toReversed(),
				unions: links.unions.toReversed().map(([a, b]) => [b, a] as const),
			};
			const again = await draw(members.toReversed(), turned);
			const byKey = new Map(again.lines.map(({ key, path }) => [key, path]));
			for (const { key, path } of lines) expect(byKey.get(key)).toBe(path);
		});
	});
});

test('links at random are all drawn, and pass through no card', {
	timeout: getTimeLimit(60_000),
}, async () => {
	for (let seed = 1; seed <= getRuns(100); seed += 1) {
		const random = seededNumbers(seed);
		const ids = Array.from({ length: 2 + Math.floor(random() * 30) }, (_, at) => `p${at}`);
		const anybody = () => ids[Math.floor(random() * ids.length)] ?? 'p0';
		const members = ids.map((id) =>
			person(id, {
				father: random() < 0.5 ? anybody() : null,
				mother: random() < 0.5 ? anybody() : null,
				spouses: random() < 0.3 ? [anybody()] : [],
			}),
		);
		const links = getLinks(members);
		const parents = [...links.parents, { childId: anybody(), parentId: anybody(), kind: 'step' }];
		const { places, lines } = await draw(members, { parents, unions: links.unions });
		expectClear(lines, places);
		const drawn = new Set(
			lines.flatMap(({ kind, joins: [first, ...others] }) => others.map((id) => `${kind} ${first} ${id}`)),
		);
		for (const { childId, parentId } of parents) {
			if (childId !== parentId) expect(drawn).toContain(`descent ${childId} ${parentId}`);
		}
	}
});

const person = (id: string, more: Partial<LayoutMember> = {}): LayoutMember => ({
	...{ id, sex: null, birth: null, father: null, mother: null, spouses: [] },
	...more,
});
const couple = (husband: string, wife: string): LayoutMember[] => [
	person(husband, { sex: 'M', spouses: [wife] }),
	person(wife, { sex: 'F', spouses: [husband] }),
];
const getPath = (lines: readonly FamilyLine[], key: string) =>
	lines.find((line) => line.key === key)?.path ?? `nothing from ${lines.map((line) => line.key).join(', ')}`;

/** The corners of a path: places where it turns, without hops. */
const getCorners = (path: string) => getPieces(path).map(({ x2, y2 }) => `${x2} ${y2}`);

describe('the lines of', () => {
	test('a couple lead from the middle of their marriage to the child', async () => {
		const { lines } = await drawn([
			...couple('father', 'mother'),
			person('child', { father: 'father', mother: 'mother' }),
			person('second', { father: 'father', mother: 'mother' }),
		]);
		expect(getPath(lines, 'father mother')).toBe('M120 70H180');
		expect(getPath(lines, 'child father mother')).toBe('M150 70V160H60V180');
		expect(getPath(lines, 'second father mother')).toBe('M150 70V160H240V180');
	});

	test('a child right below them go straight', async () => {
		const { lines } = await drawn([person('father'), person('child', { father: 'father' })]);
		expect(getPath(lines, 'child father')).toBe('M60 140V180');
	});

	test('a man and his second wife on one side go over the card of the first, and so begin the lines of her children', async () => {
		const { places, lines } = await drawn([
			person('man', { sex: 'M', spouses: ['a', 'b', 'c'] }),
			...['a', 'b', 'c'].map((id, at) => person(id, { sex: 'F', birth: 1900 + at, spouses: ['man'] })),
			person('younger', { father: 'man', mother: 'c' }),
		]);
		expect([...places].sort(([, a], [, b]) => a.y - b.y || a.x - b.x).map(([id]) => id)).toEqual([
			...['a', 'man', 'b', 'c', 'younger'],
		]);
		expect(getPath(lines, 'c man')).toBe('M240 0V-20H600V0');
		const child = places.get('younger')?.x ?? 0;
		expect(getPath(lines, 'younger man c')).toMatch(/^M510 -20V/);
		expect(getCorners(getPath(lines, 'younger man c')).at(-1)).toBe(`${child + 60} 180`);
	});

	test('parents who did not marry join below their cards', async () => {
		const { lines } = await drawn([
			person('one', { sex: 'M' }),
			person('other', { sex: 'F' }),
			person('child', { father: 'one', mother: 'other' }),
		]);
		expect(lines).toHaveLength(1);
		expect(getPath(lines, 'child one other')).toBe('M60 140V160H150V180M240 140V160H150');
	});

	test('parents and a child two rows below go through a gap between the cards of the row between', async () => {
		const { places, lines } = await drawn([
			person('ancestor'),
			person('uncle', { father: 'ancestor', birth: 1900, spouses: ['niece'] }),
			person('father', { father: 'ancestor', birth: 1880 }),
			person('niece', { father: 'father', spouses: ['uncle'] }),
		]);
		expect(places.get('uncle')?.y).toBe(360);
		expectClear(lines, places);
		const corners = getCorners(getPath(lines, 'uncle ancestor'));
		expect(corners.at(-1)).toBe(`${(places.get('uncle')?.x ?? 0) + 60} 360`);
	});

	test('a marriage between rows go round the cards between', async () => {
		const { places, lines } = await drawn([
			person('a', { birth: 1900, sex: 'M', spouses: ['c'] }),
			person('b', { birth: 1930, father: 'a' }),
			person('c', { birth: 1960, sex: 'F', father: 'b', spouses: ['a'] }),
		]);
		const marriage = lines.filter(({ kind }) => kind === 'marriage');
		expect(marriage).toEqual([expect.objectContaining({ joins: ['a', 'c'] })]);
		expect(getCorners(getPath(lines, 'a c')).at(-1)).toMatch(/ 360$/);
		expectClear(lines, places);
	});

	test('a child above a step parent go round the cards too', async () => {
		const members = [
			person('child'),
			...['a', 'step', 'b'].map((id, at) => person(id, { father: 'child', birth: 1900 + at })),
		];
		const { parents, unions } = getLinks(members);
		const step = { childId: 'child', parentId: 'step', kind: 'step' };
		const { lines, places } = await draw(members, { parents: [...parents, step], unions });
		const path = getPath(lines, 'child step');
		expect(path).toMatch(/^M\d+ 320V/);
		expect(getCorners(path).at(-1)).toMatch(/ 0$/);
		expect(getCorners(path).at(-2)).toMatch(/ -20$/);
		expectClear(lines, places);
	});

	test('adopted and step children are dashed, and those of both kinds stand apart on the card', async () => {
		const members = [...couple('a', 'b'), person('c', { sex: 'M' }), person('child', { father: 'c' })];
		const { parents, unions } = getLinks(members);
		const adopted = ['a', 'b'].map((parentId) => ({ childId: 'child', parentId, kind: 'adopted' }));
		const { lines, places } = await draw(members, { parents: [...parents, ...adopted], unions });
		const child = places.get('child')?.x ?? 0;
		const drawn = lines.flatMap(({ kind, joins, isDashed, path }) =>
			kind === 'descent' ? [{ joins, isDashed, end: getCorners(path).at(-1) }] : [],
		);
		const isLeft = (places.get('a')?.x ?? 0) < (places.get('c')?.x ?? 0);
		const [adoptedEnd, ownEnd] = isLeft ? [50, 70] : [70, 50];
		expect(drawn.toSorted((a, b) => Number(b.isDashed) - Number(a.isDashed))).toEqual([
			{ joins: ['child', 'a', 'b'], isDashed: true, end: `${child + adoptedEnd} 180` },
			{ joins: ['child', 'c'], isDashed: false, end: `${child + ownEnd} 180` },
		]);
	});

	test('somebody without a card end at a ring', async () => {
		const members = [
			person('unknown'),
			person('brother', { father: 'unknown' }),
			person('me', { father: 'unknown' }),
		];
		const { lines } = await draw(members, getLinks(members), (id) => id !== 'unknown');
		expect(lines.map(({ key, kind }) => `${kind} ${key}`).sort()).toEqual([
			'descent brother unknown',
			'descent me unknown',
			'knot unknown',
		]);
		for (const { kind, path } of lines) if (kind === 'descent') expect(path).toMatch(/^M150 77V/);
	});

	test('families that cross hop over each other, and have colours of their own', async () => {
		const { lines } = await drawn([
			...couple('A', 'a'),
			...couple('B', 'b'),
			person('A-son', { sex: 'M', father: 'A', mother: 'a', spouses: ['B-daughter'] }),
			person('A-daughter', { sex: 'F', father: 'A', mother: 'a', spouses: ['B-son'] }),
			person('B-son', { sex: 'M', father: 'B', mother: 'b', spouses: ['A-daughter'] }),
			person('B-daughter', { sex: 'F', father: 'B', mother: 'b', spouses: ['A-son'] }),
		]);
		expect(lines.filter(({ path }) => path.includes('a4 4')).length).toBeGreaterThan(0);
		const descents = lines.filter(({ kind }) => kind === 'descent');
		expect(new Set(descents.map(({ tint }) => tint)).size).toBe(2);
	});

	test('families that are apart have the plain colour', async () => {
		const { lines } = await drawn([
			person('a'),
			...['one', 'two', 'three'].map((id) => person(id, { father: 'a' })),
			person('d'),
			...['four', 'five'].map((id) => person(id, { father: 'd' })),
		]);
		expect(lines.map(({ tint }) => tint)).toEqual([0, 0, 0, 0, 0]);
	});
});
