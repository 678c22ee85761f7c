import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRuns } from '@/tests/support/full-run';
import { indexLineage, type Lineage, type LineageLink, oldestForefather } from './lineage';
import { getOutline, maxGenerations, type OutlineEntry, type OutlineRow } from './outline';

type Sex = 'M' | 'F' | null;

function person(id: string, sex: Sex = 'M', { born = null as string | null, isNamed = true } = {}) {
	return { id, sex, born, isNamed };
}

const link = (
	childId: string,
	parentId: string,
	role: LineageLink['role'] = 'father',
	kind: LineageLink['kind'] = 'birth',
) => ({ childId, parentId, role, kind });

const union = (partnerAId: string, partnerBId: string) => ({ partnerAId, partnerBId });

function getText(row: OutlineRow): string {
	const number = row.number.join('.');
	if (row.kind === 'reference') return `${row.under.join('.')} > ${row.id} see ${number}`;
	const partners = row.partners.map(
		({ id, number: see, isMarried }) => `${isMarried ? '=' : '~'}${id}${see ? ` see ${see.join('.')}` : ''}`,
	);
	return [number, row.id, ...partners].join(' ');
}

const outline = (lineage: Lineage, rootId: string) => getOutline(indexLineage(lineage), rootId).map(getText);

describe('the outline of all descendants', () => {
	it('numbers sons before daughters, each by birth', () => {
		const lineage = {
			people: [
				person('root'),
				person('daughter', 'F', { born: '1900' }),
				person('younger', 'M', { born: '1921-03' }),
				person('unknown', null, { born: '1890' }),
				person('undated', 'M'),
				person('elder', 'M', { born: '1920~' }),
				person('grandson'),
				person('wife', 'F'),
			],
			parentLinks: [
				...['daughter', 'younger', 'unknown', 'undated', 'elder'].map((id) => link(id, 'root')),
				link('grandson', 'elder'),
			],
			unions: [union('root', 'wife')],
		};
		expect(outline(lineage, 'root')).toEqual([
			'1 root =wife',
			'1.1 elder',
			'1.1.1 grandson',
			'1.2 younger',
			'1.3 undated',
			'1.4 daughter',
			'1.5 unknown',
		]);
	});

	it('writes the child of two cousins once, under the father, and refers to it under the mother', () => {
		const lineage = {
			people: [person('root'), person('a'), person('b'), person('son'), person('girl', 'F'), person('child')],
			parentLinks: [
				...[link('a', 'root'), link('b', 'root'), link('son', 'b'), link('girl', 'a')],
				...[link('child', 'girl', 'mother'), link('child', 'son')],
			],
			unions: [union('girl', 'son')],
		};
		expect(outline(lineage, 'root')).toEqual([
			'1 root',
			'1.1 a',
			'1.1.1 girl =son see 1.2.1',
			'1.1.1 > child see 1.2.1.1',
			'1.2 b',
			'1.2.1 son =girl see 1.1.1',
			'1.2.1.1 child',
		]);
	});

	it('tells the mother where there are several, and whom no marriage joins', () => {
		const lineage = {
			people: [person('root'), person('first', 'F'), person('second', 'F'), person('a'), person('b')],
			parentLinks: [
				...[link('a', 'root'), link('a', 'first', 'mother')],
				...[link('b', 'root'), link('b', 'second', 'mother')],
			],
			unions: [union('first', 'root')],
		};
		expect(outline(lineage, 'root')[0]).toBe('1 root =first ~second');
		const rows = getOutline(indexLineage(lineage), 'root');
		expect(rows.map((row) => row.kind === 'entry' && row.otherParentId)).toEqual([null, 'first', 'second']);
	});

	it('writes somebody without a card only above somebody who has one, and no stepchildren', () => {
		const people = [
			person('root'),
			person('between', 'M', { isNamed: false }),
			person('grandson'),
			person('nobody', 'M', { isNamed: false }),
			person('unseen', 'F', { isNamed: false }),
			person('step'),
			person('adopted'),
		];
		const parentLinks = [
			...[link('between', 'root'), link('grandson', 'between'), link('nobody', 'root')],
			...[link('step', 'root', 'father', 'step'), link('adopted', 'root', 'father', 'adopted')],
		];
		const lineage = { people, parentLinks, unions: [union('root', 'unseen')] };
		expect(outline(lineage, 'root')).toEqual(['1 root', '1.1 between', '1.1.1 grandson', '1.2 adopted']);
		const rows = getOutline(indexLineage(lineage), 'root');
		expect(rows.filter(({ isAdopted }) => isAdopted).map(({ id }) => id)).toEqual(['adopted']);
	});

	describe('of a family that has given a son to an uncle', () => {
		const lineage = {
			people: [
				person('root'),
				person('guman'),
				person('indra', 'F'),
				person('nathu'),
				person('jaswant', 'F'),
				person('bhairu'),
			],
			parentLinks: [
				link('guman', 'root'),
				link('nathu', 'root'),
				link('bhairu', 'guman'),
				link('bhairu', 'indra', 'mother'),
				link('bhairu', 'nathu', 'father', 'adopted'),
				link('bhairu', 'jaswant', 'mother', 'adopted'),
			],
			unions: [union('guman', 'indra'), union('nathu', 'jaswant')],
		};

		it('writes the child under the adopting father, and no parents by birth as partners of the adopting ones', () => {
			expect(outline(lineage, 'root')).toEqual([
				'1 root',
				'1.1 guman =indra',
				'1.1 > bhairu see 1.2.1',
				'1.2 nathu =jaswant',
				'1.2.1 bhairu',
			]);
		});

		it('names the parents by birth on the one row and the adopting parents on the other', () => {
			const rows = getOutline(indexLineage(lineage), 'root').filter(({ id }) => id === 'bhairu');
			expect(rows).toEqual([
				expect.objectContaining({
					kind: 'reference',
					isAdopted: false,
					birthParentIds: [],
					adopterIds: ['nathu', 'jaswant'],
				}),
				expect.objectContaining({
					kind: 'entry',
					isAdopted: true,
					birthParentIds: ['guman', 'indra'],
					adopterIds: [],
				}),
			]);
		});

		it('writes the child under the parents by birth where the adopting ones are of another family', () => {
			expect(outline(lineage, 'guman')).toEqual(['1 guman =indra', '1.1 bhairu']);
			const [, row] = getOutline(indexLineage(lineage), 'guman');
			expect(row?.adopterIds).toEqual(['nathu', 'jaswant']);
		});
	});

	it('does not say that a child is given away whom the partner of a parent adopts', () => {
		const lineage = {
			people: [person('mother', 'F'), person('husband'), person('child')],
			parentLinks: [link('child', 'mother', 'mother'), link('child', 'husband', 'father', 'adopted')],
			unions: [union('mother', 'husband')],
		};
		const [, row] = getOutline(indexLineage(lineage), 'mother');
		expect(row).toMatchObject({ id: 'child', isAdopted: false, adopterIds: [] });
	});

	it('keeps a child whom a descendant of theirs is recorded to have adopted', () => {
		const lineage = {
			people: [person('root'), person('child'), person('son')],
			parentLinks: [link('child', 'root'), link('son', 'child'), link('child', 'son', 'father', 'adopted')],
			unions: [],
		};
		expect(outline(lineage, 'root')).toEqual(['1 root', '1.1 child', '1.1.1 son', '1.1.1 > child see 1.1']);
	});

	it('names the father of a child who is written under the mother', () => {
		const lineage = {
			people: [person('root'), person('daughter', 'F'), person('husband'), person('child')],
			parentLinks: [link('daughter', 'root'), link('child', 'daughter', 'mother'), link('child', 'husband')],
			unions: [union('daughter', 'husband')],
		};
		const rows = getOutline(indexLineage(lineage), 'root');
		expect(rows.map((row) => row.kind === 'entry' && row.fatherId)).toEqual([null, null, 'husband']);
	});

	it('ends where somebody is recorded as their own forefather', () => {
		const lineage = {
			people: [person('a'), person('b'), person('c')],
			parentLinks: [link('b', 'a'), link('c', 'b'), link('a', 'c')],
			unions: [],
		};
		expect(outline(lineage, 'a')).toEqual(['1 a', '1.1 b', '1.1.1 c', '1.1.1 > a see 1']);
	});
});

describe('the outline of the largest tree that can be imported', () => {
	const people = Array.from({ length: 5_000 }, (_, at) => person(`p${at}`));
	const outlineWhere = (parentOf: (at: number) => number) =>
		getOutline(
			indexLineage({
				people,
				parentLinks: people.slice(1).map(({ id }, at) => link(id, `p${parentOf(at)}`)),
				unions: [],
			}),
			'p0',
		);

	it('takes no longer where all are children of one', () => {
		expect(outlineWhere(() => 0)).toHaveLength(5_000);
	});

	it('ends with a generation that no family has written down', () => {
		expect(outlineWhere((at) => at)).toHaveLength(maxGenerations);
	});
});

describe('the oldest forefather', () => {
	const people = [
		person('me'),
		person('unknown', 'M', { isNamed: false }),
		person('grandfather'),
		person('m', 'F'),
	];

	it('is found past somebody without a card, in the line of fathers alone', () => {
		const parentLinks = [link('me', 'unknown'), link('unknown', 'grandfather'), link('me', 'm', 'mother')];
		expect(oldestForefather(indexLineage({ people, parentLinks, unions: [] }), 'me')).toBe('grandfather');
	});

	it('is the person where no father has a card, or somebody is their own forefather', () => {
		const only = [link('me', 'unknown'), link('me', 'm', 'mother')];
		expect(oldestForefather(indexLineage({ people, parentLinks: only, unions: [] }), 'me')).toBe('me');
		const circle = [link('me', 'grandfather'), link('grandfather', 'me')];
		expect(oldestForefather(indexLineage({ people, parentLinks: circle, unions: [] }), 'me')).toBe(
			'grandfather',
		);
	});
});

const size = 14;
const getId = (number: number) => `p${number}`;

/** Parents are before their children; marriages join anybody with anybody, also with their own descendants. */
const families: fc.Arbitrary<Lineage> = fc.record({
	people: fc
		.array(
			fc.record({
				sex: fc.constantFrom('M' as const, 'F' as const, null),
				born: fc.option(fc.integer({ min: 1900, max: 1905 }).map(String), { nil: null }),
				isNamed: fc.integer({ min: 0, max: 4 }).map((number) => number > 0),
			}),
			{ minLength: size, maxLength: size },
		)
		.map((facts) => facts.map((fact, number) => ({ id: getId(number), ...fact }))),
	parentLinks: fc
		.array(
			fc.record({
				child: fc.integer({ min: 1, max: size - 1 }),
				parent: fc.nat(1_000),
				role: fc.constantFrom('father' as const, 'mother' as const),
				kind: fc.constantFrom('birth' as const, 'birth' as const, 'adopted' as const, 'step' as const),
			}),
			{ maxLength: 24 },
		)
		.map((links) =>
			links.map(({ child, parent, role, kind }) => link(getId(child), getId(parent % child), role, kind)),
		),
	unions: fc
		.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 12 })
		.map((pairs) => pairs.map(([a, b]) => union(getId(a), getId(b)))),
});

function getDescendants({ parentLinks }: Lineage, rootId: string): Set<string> {
	const found = new Set([rootId]);
	for (const id of found)
		for (const { childId, parentId, kind } of parentLinks)
			if (parentId === id && kind !== 'step') found.add(childId);
	return found;
}

const getEntries = (rows: readonly OutlineRow[]) =>
	rows.filter((row): row is OutlineEntry => row.kind === 'entry');

describe('laws of the outline, in any family', () => {
	const law = (holds: (lineage: Lineage, rows: OutlineRow[]) => void) =>
		fc.assert(
			fc.property(families, (lineage) => holds(lineage, getOutline(indexLineage(lineage), getId(0)))),
			{
				numRuns: getRuns(500),
			},
		);

	it('writes each descendant with a card exactly once, and nobody else', () => {
		law((lineage, rows) => {
			const named = new Set(lineage.people.filter(({ isNamed }) => isNamed).map(({ id }) => id));
			const written = getEntries(rows).map(({ id }) => id);
			const expected = [...getDescendants(lineage, getId(0))].filter(
				(id) => named.has(id) || id === getId(0),
			);
			expect(new Set(written).size).toBe(written.length);
			expect(written.filter((id) => named.has(id) || id === getId(0)).sort()).toEqual(expected.sort());
		});
	});

	it('gives each a number of their own, the next one of their parent’s', () => {
		law((lineage, rows) => {
			const numbers = new Map(getEntries(rows).map(({ number, id }) => [number.join('.'), id]));
			expect(numbers.size).toBe(getEntries(rows).length);
			for (const { number, id } of getEntries(rows).slice(1)) {
				const parentId = numbers.get(number.slice(0, -1).join('.'));
				expect(lineage.parentLinks.some((one) => one.childId === id && one.parentId === parentId)).toBe(true);
				const place = number.at(-1) ?? 0;
				if (place > 1) expect(numbers.has([...number.slice(0, -1), place - 1].join('.'))).toBe(true);
			}
		});
	});

	it('refers to where somebody is written, from each other parent who is a descendant', () => {
		law((lineage, rows) => {
			const ids = new Map(getEntries(rows).map(({ number, id }) => [number.join('.'), id]));
			const shown = new Set<string>();
			for (const row of rows) {
				if (row.kind === 'reference') expect(ids.get(row.number.join('.'))).toBe(row.id);
				const under = row.kind === 'entry' ? row.number.slice(0, -1) : row.under;
				shown.add(`${ids.get(under.join('.'))} ${row.id}`);
			}
			const written = new Set(ids.values());
			for (const { childId, parentId, kind } of lineage.parentLinks)
				if (kind !== 'step' && written.has(childId) && written.has(parentId))
					expect(shown.has(`${parentId} ${childId}`)).toBe(true);
		});
	});
});
