import { beforeAll, describe, expect, test } from 'vitest';
import { type FamilyKind, growFamily } from '@/lib/testing/family-growth';
import { layoutFamily } from './layout';
import { type FamilyLine, familyLines } from './lines';
import type { LineLinks } from './lines/nets';
import type { Places } from './lines/rows';
import type { LayoutMember } from './people';
import { cardHeight, cardWidth, levelSpacing } from './sizes';

interface Piece {
	x1: number;
	y1: number;
	x2: number;
	y2: number;
}

/** The straight pieces of a path, a hop as what it hops over. */
function piecesOf(path: string): Piece[] {
	const pieces: Piece[] = [];
	let [x, y] = [0, 0];
	for (const [, command = '', told = ''] of path.matchAll(/([MVHaz])([^MVHaz]*)/g)) {
		const numbers = told.trim().split(/\s+/).map(Number);
		const [from, [one = 0, other = 0]] = [{ x, y }, numbers];
		if (command === 'M') [x, y] = [one, other];
		if (command === 'V') y = one;
		if (command === 'H') x = one;
		if (command === 'a') [x, y] = [x + (numbers[5] ?? 0), y + (numbers[6] ?? 0)];
		if (command !== 'M') pieces.push({ x1: from.x, y1: from.y, x2: x, y2: y });
	}
	return pieces;
}

function linksOf(members: readonly LayoutMember[]): LineLinks {
	return {
		parents: members.flatMap(({ id, father, mother }) =>
			[father, mother].flatMap((parentId) => (parentId ? [{ childId: id, parentId, kind: 'birth' }] : [])),
		),
		unions: members.flatMap(({ id, spouses }) =>
			spouses.filter((spouse) => id < spouse).map((spouse) => [id, spouse] as const),
		),
	};
}

const everyone = () => true;

async function drawn(members: readonly LayoutMember[]) {
	const places = await layoutFamily(members);
	return { places, links: linksOf(members), lines: familyLines(linksOf(members), places, everyone) };
}

const sizes = [2, 5, 12, 30, 60, 100, 170, 300];
const kinds: FamilyKind[] = ['lineage', 'community', 'tangle'];

interface Picture {
	name: string;
	places: Places;
	links: LineLinks;
	lines: FamilyLine[];
}

/** 72 families of 2 to 300 people, each drawn once. */
const pictures: Picture[] = [];

beforeAll(async () => {
	for (const kind of kinds) {
		for (const size of sizes) {
			for (const seed of [1, 2, 3]) {
				const name = `${kind} of ${size} people with seed ${seed}`;
				pictures.push({ name, ...(await drawn(growFamily(kind, size, seed))) });
			}
		}
	}
}, 60_000);

/** Runs a check on each family, and names the one that fails. */
function forEachFamily(check: (picture: Picture) => void): void {
	for (const picture of pictures) {
		try {
			check(picture);
		} catch (error) {
			throw new Error(`in the ${picture.name}`, { cause: error });
		}
	}
}

/** By the left edge, so that whatever lies near is found quickly. */
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

/** Pieces along one track, at the same height (`y`) or below each other (`x`), of two families do not overlap. */
function expectApart(lines: readonly FamilyLine[], tracks: readonly ('x' | 'y')[]): void {
	const runs = lines.flatMap(({ kind, joins, path }) =>
		piecesOf(path)
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

describe('in any family', { timeout: 60_000 }, () => {
	test('every marriage and every child with its parents is drawn exactly once', () => {
		forEachFamily(({ links, lines }) => {
			const marriages = lines.filter(({ kind }) => kind === 'marriage');
			expect(marriages.map(({ joins }) => joins.toSorted().join(' ')).sort()).toEqual(
				links.unions.map((union) => union.toSorted().join(' ')).sort(),
			);
			const descents = lines.filter(({ kind }) => kind === 'descent');
			const told = descents.flatMap(({ joins: [child, ...parents] }) =>
				parents.map((id) => `${child} ${id}`),
			);
			expect(told.sort()).toEqual(
				links.parents.map(({ childId, parentId }) => `${childId} ${parentId}`).sort(),
			);
			expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
		});
	});

	test('a line ends on top of the child, and begins at the parents', () => {
		forEachFamily(({ places, lines }) => {
			for (const { kind, joins, path } of lines) {
				if (kind !== 'descent') continue;
				const [childId = '', ...parents] = joins;
				const child = places.get(childId) ?? { x: 0, y: 0 };
				const ends = piecesOf(path).map(({ x2, y2 }) => ({ x: x2, y: y2 }));
				expect(ends.some(({ x, y }) => y === child.y && x > child.x && x < child.x + cardWidth)).toBe(true);
				const [start] = piecesOf(path);
				const [one = { x: 0, y: 0 }, other = one] = parents.map((id) => places.get(id)).filter(Boolean);
				const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x) + cardWidth];
				expect(start?.x1).toBeGreaterThan(left);
				expect(start?.x1).toBeLessThan(right);
			}
		});
	});

	test('no line passes through a card', () => {
		forEachFamily(({ places, lines }) => {
			const cardsAt = cardsNear(places);
			for (const { path, key } of lines) {
				for (const piece of piecesOf(path)) {
					expect(cardsAt(piece, 1), `${key}: ${path}`).toEqual([]);
				}
			}
		});
	});

	test('lines of different families never lie on one another', () => {
		forEachFamily(({ lines }) => expectApart(lines, ['x', 'y']));
	});

	test('nor do buses where there are too many to put them in the best order', async () => {
		const { lines } = await drawn(growFamily('community', 5_000, 1));
		expectApart(lines, ['y']);
	});

	test('a line lies within its box, and buses within the gutters', () => {
		forEachFamily(({ lines }) => {
			for (const { box, path } of lines) {
				for (const { x1, y1, x2, y2 } of piecesOf(path)) {
					for (const x of [x1, x2]) expect(x >= box.left - 0.1 && x <= box.right + 0.1).toBe(true);
					if (y1 !== y2 || Math.abs(x2 - x1) < 9) continue;
					const below = ((y1 % levelSpacing) + levelSpacing) % levelSpacing;
					expect(below === cardHeight / 2 || below > cardHeight + 1).toBe(true);
				}
			}
		});
	});

	test('the same picture comes of any order', () => {
		forEachFamily(({ places, links, lines }) => {
			const turned = {
				parents: links.parents.toReversed(),
				unions: links.unions.toReversed().map(([one, other]) => [other, one] as const),
			};
			const again = familyLines(turned, new Map([...places].reverse()), everyone);
			const byKey = new Map(again.map(({ key, path }) => [key, path]));
			for (const { key, path } of lines) expect(byKey.get(key)).toBe(path);
		});
	});
});

describe('the lines of', () => {
	const birth = (childId: string, ...parentIds: string[]) =>
		parentIds.map((parentId) => ({ childId, parentId, kind: 'birth' }));
	const row = (level: number, ...ids: string[]) =>
		ids.map((id, at) => [id, { x: at * 180, y: level * 180 }] as const);
	const draw = (links: Partial<LineLinks>, ...rows: ReturnType<typeof row>[]) =>
		familyLines({ parents: [], unions: [], ...links }, new Map(rows.flat()), everyone);
	const pathOf = (lines: readonly FamilyLine[], key: string) =>
		lines.find((line) => line.key === key)?.path ??
		`nothing from ${lines.map((line) => line.key).join(', ')}`;

	test('a couple lead from the middle of their marriage to the child', () => {
		const lines = draw(
			{ unions: [['father', 'mother']], parents: birth('child', 'father', 'mother') },
			row(0, 'father', 'mother'),
			row(1, 'child'),
		);
		expect(pathOf(lines, 'father mother')).toBe('M120 70H180');
		expect(pathOf(lines, 'child father mother')).toBe('M150 70V160H60V180');
	});

	test('a child right below them go straight', () => {
		const lines = draw({ parents: birth('child', 'father') }, row(0, 'father'), row(1, 'child'));
		expect(pathOf(lines, 'child father')).toBe('M60 140V180');
	});

	test('a man and his second wife on one side go over the card of the first, and so begin the lines of her children', () => {
		const lines = draw(
			{
				unions: [
					['man', 'first'],
					['man', 'second'],
				],
				parents: [...birth('elder', 'man', 'first'), ...birth('younger', 'man', 'second')],
			},
			row(0, 'man', 'first', 'second'),
			row(1, 'elder', 'younger'),
		);
		expect(pathOf(lines, 'man second')).toBe('M60 0V-20H420V0');
		expect(pathOf(lines, 'younger man second')).toMatch(/^M330 -20V1\d\dH240V180$/);
	});

	test('parents who did not marry join below their cards', () => {
		const lines = draw({ parents: birth('child', 'one', 'other') }, row(0, 'one', 'other'), row(1, 'child'));
		expect(lines).toHaveLength(1);
		expect(pathOf(lines, 'child one other')).toMatch(/^M60 140V180M240 140V160H60$/);
	});

	test('parents and a child two rows below go through a gap between the cards of the row between', () => {
		const lines = draw(
			{ parents: birth('child', 'parent') },
			row(0, 'x', 'parent'),
			row(1, 'left', 'middle', 'right'),
			row(2, 'y', 'child'),
		);
		expect(pathOf(lines, 'child parent')).toBe('M240 140V160H168V340H240V360');
	});

	test('a marriage between rows go round the cards between', () => {
		const lines = draw(
			{ unions: [['lower', 'upper']] },
			row(0, 'x', 'upper'),
			row(1, 'left', 'middle', 'right'),
			row(2, 'y', 'lower'),
		);
		expect(lines).toEqual([expect.objectContaining({ kind: 'marriage', joins: ['upper', 'lower'] })]);
		expect(pathOf(lines, 'lower upper')).toBe('M240 140V160H168V340H240V360');
	});

	test('a child that stands above a step parent go round the cards too', () => {
		const lines = draw(
			{ parents: [{ childId: 'child', parentId: 'step', kind: 'step' }] },
			row(0, 'x', 'child', 'y'),
			row(1, 'a', 'step', 'b'),
		);
		expect(pathOf(lines, 'child step')).toBe('M240 320V340H168V-20H240V0');
	});

	test('adopted and step children are dashed, and those of both kinds stand apart on the card', () => {
		const lines = draw(
			{
				unions: [['a', 'b']],
				parents: [
					...birth('child', 'c'),
					{ childId: 'child', parentId: 'a', kind: 'adopted' },
					{ childId: 'child', parentId: 'b', kind: 'adopted' },
				],
			},
			row(0, 'a', 'b', 'c'),
			row(1, 'child'),
		);
		const told = lines.flatMap(({ kind, joins, isDashed, path }) =>
			kind === 'descent' ? [{ joins, isDashed, end: path.match(/H(\S+)V180$/)?.[1] }] : [],
		);
		expect(told).toEqual([
			{ joins: ['child', 'a', 'b'], isDashed: true, end: '50' },
			{ joins: ['child', 'c'], isDashed: false, end: '70' },
		]);
	});

	test('families that cross hop over each other, and have colours of their own', () => {
		const lines = draw(
			{ parents: [...birth('one', 'b'), ...birth('other', 'a')] },
			row(0, 'a', 'b'),
			row(1, 'one', 'other'),
		);
		expect(lines.filter(({ path }) => path.includes('a4 4'))).toHaveLength(1);
		expect(new Set(lines.map(({ tint }) => tint)).size).toBe(2);
	});

	test('families that are apart have the plain colour', () => {
		const lines = draw(
			{ parents: [...birth('one', 'a'), ...birth('two', 'a'), ...birth('three', 'd')] },
			row(0, 'a', 'b', 'c', 'd'),
			row(1, 'one', 'two', 'x', 'y', 'three'),
		);
		expect(lines.map(({ tint }) => tint)).toEqual([0, 0, 0]);
	});
});
