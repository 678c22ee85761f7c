import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyWith } from '@/tests/support/read-family';
import { smallFamily as family, member, parent } from '@/tests/support/small-family';
import { closed, drawnWith, getBranches, openedTo, waysFrom, wayToStart } from './branches';

const none: ReadonlySet<string> = new Set();

/** Me at the end of a line of `count` fathers: f1 is the father; each has a brother `u…` by the same father. */
function lineOfFathers(count: number) {
	const fathers = Array.from({ length: count }, (_, at) => `f${at + 1}`);
	const line = ['me', ...fathers];
	const read = familyWith({
		familyTree: { _id: 't', name: 'T', currentUserId: 'u', isCreator: true },
		familyMembers: line.flatMap((id, at) => [
			member(id, at === 0 ? { relation: 'Me' } : {}),
			...(at < count ? [member(`u${at}`)] : []),
		]),
		links: {
			parentLinks: fathers.flatMap((father, at) => [
				parent(line[at] ?? '', father),
				parent(`u${at}`, father),
			]),
			unions: [],
		},
	});
	if (!read) throw new Error('no family');
	return read;
}

describe('waysFrom', () => {
	it('leads to everybody on a shortest way, also through people without a card', () => {
		const ways = waysFrom('me', family.links);
		expect(wayToStart('far', ways)).toEqual(['far', 'uncle', 'unnamed', 'father', 'me']);
		expect(wayToStart('child', ways)).toEqual(['child', 'me']);
		expect(wayToStart('me', ways)).toEqual(['me']);
		expect(wayToStart('alone', ways)).toEqual([]);
	});

	it('goes by the father where the mother is as near', () => {
		const siblings = {
			...family,
			links: {
				parents: [
					parent('me', 'mother', 'mother'),
					parent('wife', 'mother', 'mother'),
					parent('wife', 'father'),
					parent('me', 'father'),
				],
				unions: [],
			},
		};
		expect(wayToStart('wife', waysFrom('me', siblings.links))).toEqual(['wife', 'father', 'me']);
	});

	it('is never longer than any other way', () => {
		const link = fc.tuple(fc.nat(14), fc.nat(14));
		fc.assert(
			fc.property(fc.array(link, { maxLength: 30 }), fc.array(link, { maxLength: 10 }), (births, couples) => {
				const tangle = {
					...family,
					members: family.members.slice(0, 1).map((me) => ({ ...me, id: '0' })),
					links: {
						parents: births.map(([child, of]) => ({
							childId: `${child}`,
							parentId: `${of}`,
							role: 'father',
							kind: 'birth',
						})),
						unions: couples.map(([a, b]) => [`${a}`, `${b}`] as const),
					},
				};
				const ways = waysFrom('me', tangle.links);
				const stepsTo = (id: string) => wayToStart(id, ways).length;
				for (const [a, b] of [...births, ...couples].map((pair) => pair.map(String))) {
					if (a === undefined || b === undefined) continue;
					expect(ways.has(a)).toBe(ways.has(b));
					expect(Math.abs(stepsTo(a) - stepsTo(b))).toBeLessThanOrEqual(1);
				}
			}),
		);
	});
});

describe('branches', () => {
	it('draws three steps around the viewer', () => {
		const drawn = drawnWith(none, waysFrom('me', family.links));
		expect([...drawn].sort()).toEqual(['child', 'father', 'me', 'mother', 'uncle', 'unnamed', 'wife']);
	});

	it('tells at each cut how many open there, and whether they are ancestors', () => {
		const ways = waysFrom('me', family.links);
		expect([...getBranches(family, ways, drawnWith(none, ways), none)]).toEqual([
			// The uncle, who leads there, has no card.
			['father', { isOpen: false, count: 1, isUpward: true }],
		]);
		const fathers = lineOfFathers(9);
		const far = waysFrom('me', fathers.links);
		expect([...getBranches(fathers, far, drawnWith(none, far), none)]).toEqual([
			// f4, f5, f6 and the brothers of f3, f4
			['f3', { isOpen: false, count: 6, isUpward: true }],
		]);
	});

	it('opens as many as it tells, and closes with what was opened within', () => {
		const fathers = lineOfFathers(12);
		const ways = waysFrom('me', fathers.links);
		let open = none;
		for (const door of ['f3', 'f6', 'f9']) {
			const drawn = drawnWith(open, ways);
			const branch = getBranches(fathers, ways, drawn, open).get(door);
			open = new Set([...open, door]);
			expect(drawnWith(open, ways).size - drawn.size).toBe(branch?.count);
		}
		expect(getBranches(fathers, ways, drawnWith(open, ways), open).get('f6')).toMatchObject({ isOpen: true });
		expect([...closed(open, 'f6', ways)]).toEqual(['f3']);
	});

	it('is at the card before people without one', () => {
		const hidden = new Set(['f3', 'f4']);
		const fathers = lineOfFathers(6);
		const thinned = { ...fathers, members: fathers.members.filter(({ id }) => !hidden.has(id)) };
		const ways = waysFrom('me', thinned.links);
		const branches = getBranches(thinned, ways, drawnWith(none, ways), none);
		expect([...branches.keys()]).toEqual(['f2']);
		const drawn = drawnWith(none, ways);
		const opened = drawnWith(new Set(['f2']), ways);
		const cards = thinned.members.filter(({ id }) => opened.has(id) && !drawn.has(id));
		expect(cards).toHaveLength(branches.get('f2')?.count ?? 0);
	});

	it('keeps open what a changed tree still has', () => {
		const open = new Set(['f3', 'gone']);
		const drawn = drawnWith(open, waysFrom('me', lineOfFathers(9).links));
		expect(drawn).toContain('f6');
		expect(drawn).not.toContain('f7');
	});
});

describe('openedTo', () => {
	const fathers = lineOfFathers(12);
	const ways = waysFrom('me', fathers.links);

	it('opens branches on the way until somebody is drawn, and no others', () => {
		const opened = openedTo('f11', none, ways, () => true);
		expect(drawnWith(opened, ways)).toContain('f11');
		expect([...opened]).toEqual(['f3', 'f6', 'f9']);
	});

	it('keeps what is open, and opens nothing for who is drawn', () => {
		expect(openedTo('f2', new Set(['f3']), ways, () => true)).toEqual(new Set(['f3']));
	});

	it('opens at cards, and beyond people without one', () => {
		for (const unnamed of [['f3'], ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7']]) {
			const opened = openedTo('f8', none, ways, (id) => !unnamed.includes(id));
			expect(drawnWith(opened, ways)).toContain('f8');
		}
	});

	it('gives up where no way leads', () => {
		expect(openedTo('stranger', none, ways, () => true)).toEqual(none);
	});
});
