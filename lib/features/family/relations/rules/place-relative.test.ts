import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	removePerson,
	type Sex,
	type TreeGraph,
	type TreePerson,
	unknownPerson,
} from '@/lib/features/family/tree/rules/graph';
import { getRuns } from '@/tests/support/full-run';
import { derivedRelations, relationsAround, stepsBetween } from './derive-relations';
import { placeAlong, placeRelative } from './place-relative';
import { type RelationWord, relationWords, type Stated } from './stated-relation';

const me: TreePerson = { ...unknownPerson('Me', 'Male'), isNamed: true, name: 'Me', memberId: 'my account' };
const alone: TreeGraph = { people: [me], parentLinks: [], unions: [] };

interface Added extends Partial<Omit<Stated, 'relation'>> {
	gender?: Sex | null;
	born?: string | number;
	memberId?: string;
}

/** Adds somebody whose id is the name. */
function add(graph: TreeGraph, name: string, relation: RelationWord, more: Added = {}) {
	const { gender = null, born, memberId = null, anchorId = 'Me', ...stated } = more;
	const bornOn = born === undefined ? null : new Date(typeof born === 'number' ? `${born}-01-01` : born);
	const newcomer: TreePerson = {
		...unknownPerson(name, gender),
		isNamed: true,
		name,
		nameKey: name.toLowerCase(),
		memberId,
		bornOn,
		bornPrecision: bornOn && (typeof born === 'number' ? 'year' : 'day'),
	};
	let count = 0;
	return placeRelative(graph, newcomer, { ...stated, relation, anchorId }, () => `?${name}${count++}`);
}

type Step = [name: string, relation: RelationWord, more?: Added];

function family(...steps: Step[]): TreeGraph {
	return steps.reduce((graph, [name, relation, more]) => add(graph, name, relation, more).graph, alone);
}

const unknownIn = ({ people }: TreeGraph) => people.filter(({ isNamed }) => !isNamed).length;
const findRelation = (graph: TreeGraph, id: string) => derivedRelations(graph, 'Me').get(id);
const getChildren = (graph: TreeGraph, id: string) =>
	graph.parentLinks
		.filter(({ parentId }) => parentId === id)
		.map(({ childId }) => childId)
		.sort();
const areCouple = ({ unions }: TreeGraph, a: string, b: string) =>
	unions.some(
		({ partnerAId, partnerBId }) => [a, b].sort().join() === [partnerAId, partnerBId].sort().join(),
	);

/** The same for two graphs that differ only in the ids of unknown people and in the order of things. */
function getShape({ people, parentLinks, unions }: TreeGraph): string[] {
	let colours = new Map(people.map(({ id, isNamed, gender }) => [id, `${isNamed ? id : '?'} ${gender}`]));
	const colour = (id: string) => colours.get(id) ?? '';
	const edges = () =>
		[
			...parentLinks.map(
				({ childId, parentId, role }) => `${colour(childId)} has ${role} ${colour(parentId)}`,
			),
			...unions.map(
				({ partnerAId, partnerBId }) => `${[partnerAId, partnerBId].map(colour).sort().join(' with ')}`,
			),
		].sort();
	for (let round = 0; round < 4; round++) {
		const next = people.map(({ id, isNamed }): [string, string] => {
			const near = [
				...parentLinks
					.filter(({ childId }) => childId === id)
					.map(({ parentId, role }) => `${role} ${colour(parentId)}`),
				...parentLinks
					.filter(({ parentId }) => parentId === id)
					.map(({ childId }) => `child ${colour(childId)}`),
				...unions
					.filter(({ partnerAId, partnerBId }) => partnerAId === id || partnerBId === id)
					.map(
						({ partnerAId, partnerBId }) => `spouse ${colour(partnerAId === id ? partnerBId : partnerAId)}`,
					),
			].sort();
			return [id, isNamed ? colour(id) : `(${colour(id).slice(0, 2)}${near.join('; ')})`];
		});
		colours = new Map(next);
	}
	return edges();
}

const sexes: Partial<Record<RelationWord, Sex>> = {
	Spouse: 'Female',
	Child: 'Male',
	Grandparent: 'Female',
	Cousin: 'Male',
};
/** What the word becomes in the tree, and how many unknown people it takes when nobody else is known. */
const table: [RelationWord, derived: string | undefined, unknown: number][] = [
	['Father', 'Father', 0],
	['Mother', 'Mother', 0],
	['Daughter', 'Daughter', 0],
	['Son', 'Son', 0],
	['Child', 'Son', 0],
	['Sister', 'Sister', 2],
	['Brother', 'Brother', 2],
	['Spouse', 'Wife', 0],
	['Wife', 'Wife', 0],
	['Grandfather', 'Grandfather', 1],
	['Grandmother', 'Grandmother', 1],
	['Grandparent', 'Grandmother', 1],
	['Uncle', 'Uncle', 3],
	['Aunt', 'Aunt', 3],
	['Cousin', 'Cousin', 4],
	['Other', undefined, 0],
];

describe('a relation word', () => {
	it.each(table)('%s is in the tree as said, without known parents', (relation, derived, unknown) => {
		const graph = add(alone, 'X', relation, { gender: sexes[relation] ?? null }).graph;
		expect(findRelation(graph, 'X')).toBe(derived);
		expect(unknownIn(graph)).toBe(unknown);
	});

	it.each(table.filter(([relation]) => !['Father', 'Mother'].includes(relation)))(
		'%s is in the tree as said, with known parents',
		(relation, derived) => {
			const known = family(['F', 'Father'], ['M', 'Mother']);
			const graph = add(known, 'X', relation, { gender: sexes[relation] ?? null }).graph;
			expect(findRelation(graph, 'X')).toBe(derived);
			const { F, M } = { F: findRelation(graph, 'F'), M: findRelation(graph, 'M') };
			expect([F, M]).toEqual(['Father', 'Mother']);
		},
	);

	it('is a husband of a woman', () => {
		const hers: TreeGraph = { ...alone, people: [{ ...me, gender: 'Female' }] };
		expect(findRelation(add(hers, 'X', 'Husband').graph, 'X')).toBe('Husband');
		expect(findRelation(add(hers, 'X', 'Spouse').graph, 'X')).toBe('Husband');
	});

	it.each(relationWords)('%s hangs on the card that is named', (relation) => {
		const known = family(['Anchor', 'Brother']);
		const gender = sexes[relation] ?? null;
		if (relation === 'Husband') {
			expect(() => add(known, 'X', relation, { anchorId: 'Anchor' })).toThrow('family.genderMismatch');
			return;
		}
		const graph = add(known, 'X', relation, { gender, anchorId: 'Anchor' }).graph;
		expect(derivedRelations(graph, 'Anchor').get('X')).toBe(table.find(([word]) => word === relation)?.[1]);
	});
});

describe('who is there already', () => {
	it('a father takes the place of the unknown one who has held a brother', () => {
		const graph = family(['B', 'Brother'], ['F', 'Father'], ['M', 'Mother']);
		expect(unknownIn(graph)).toBe(0);
		expect([getChildren(graph, 'F'), getChildren(graph, 'M')]).toEqual([
			['B', 'Me'],
			['B', 'Me'],
		]);
	});

	it.each<[string, Step[]]>([
		[
			'brother and father',
			[
				['B', 'Brother'],
				['F', 'Father'],
			],
		],
		[
			'brother and mother',
			[
				['B', 'Brother'],
				['M', 'Mother'],
			],
		],
		[
			'grandfather and father',
			[
				['G', 'Grandfather'],
				['F', 'Father'],
			],
		],
		[
			'both grandparents of one side',
			[
				['G', 'Grandfather', { side: 'mother' }],
				['H', 'Grandmother', { side: 'mother' }],
			],
		],
		[
			'uncle and grandfather',
			[
				['U', 'Uncle'],
				['G', 'Grandfather'],
			],
		],
		[
			'uncle and aunt',
			[
				['U', 'Uncle'],
				['A', 'Aunt'],
			],
		],
		[
			'uncle and cousin',
			[
				['U', 'Uncle'],
				['C', 'Cousin'],
			],
		],
		[
			'aunt of the mother’s side and brother',
			[
				['A', 'Aunt', { side: 'mother' }],
				['B', 'Brother'],
			],
		],
		[
			'wife and son',
			[
				['W', 'Wife'],
				['S', 'Son'],
			],
		],
		[
			'wife, son and daughter',
			[
				['W', 'Wife'],
				['S', 'Son'],
				['D', 'Daughter'],
			],
		],
		[
			'parents, sister, grandmother',
			[
				['F', 'Father'],
				['M', 'Mother'],
				['Z', 'Sister'],
				['G', 'Grandmother'],
			],
		],
		[
			'everybody',
			[
				['F', 'Father'],
				['B', 'Brother'],
				['U', 'Uncle'],
				['W', 'Wife'],
				['S', 'Son'],
				['O', 'Other'],
			],
		],
	])('%s give one structure in any order', (_title, steps) => {
		const shapes = permutations(steps).map((order) => getShape(family(...order)));
		for (const shape of shapes) expect(shape).toEqual(shapes[0]);
	});

	it('makes parents of one child a couple, unless they are said not to be', () => {
		expect(areCouple(family(['F', 'Father'], ['M', 'Mother']), 'F', 'M')).toBe(true);
		expect(areCouple(family(['F', 'Father'], ['M', 'Mother', { isCouple: false }]), 'F', 'M')).toBe(false);
		const held = family(['B', 'Brother'], ['F', 'Father'], ['M', 'Mother', { isCouple: false }]);
		expect(areCouple(held, 'F', 'M')).toBe(false);
	});

	it('makes a child that of both where there is one spouse, and of one where there are two', () => {
		const one = family(['W', 'Wife'], ['S', 'Son']);
		expect([getChildren(one, 'Me'), getChildren(one, 'W')]).toEqual([['S'], ['S']]);
		const two = family(['W', 'Wife'], ['V', 'Wife'], ['S', 'Son']);
		expect([getChildren(two, 'Me'), getChildren(two, 'W'), getChildren(two, 'V')]).toEqual([['S'], [], []]);
	});

	it('gives a second wife none of the children', () => {
		const graph = family(['W', 'Wife'], ['S', 'Son'], ['V', 'Wife']);
		expect([getChildren(graph, 'W'), getChildren(graph, 'V')]).toEqual([['S'], []]);
		expect(graph.unions.map(({ sequence }) => sequence)).toEqual([0, 1]);
	});

	it('does not guess whose a child is where there have been two wives', () => {
		const graph = family(
			['W', 'Wife'],
			['V', 'Wife'],
			['S', 'Son'],
			['X', 'Wife'],
			['D', 'Sister', { anchorId: 'S' }],
		);
		expect(getChildren(graph, 'Me')).toEqual(['D', 'S']);
		expect(['W', 'V', 'X'].flatMap((wife) => getChildren(graph, wife))).toEqual([]);
		expect(unknownIn(graph)).toBe(0);
	});

	describe('the other parent of a child', () => {
		const twoWives = () => family(['First', 'Wife'], ['Second', 'Wife']);
		const getParents = (graph: TreeGraph, id: string) =>
			graph.parentLinks
				.filter(({ childId }) => childId === id)
				.map(({ parentId, role, kind }) => `${role} ${parentId} ${kind}`);

		it.each([
			['First', ['father Me birth', 'mother First birth']],
			['Second', ['father Me birth', 'mother Second birth']],
			['unknown', ['father Me birth']],
			['another', ['father Me birth', 'mother ?Child0 birth']],
			[undefined, ['father Me birth']],
		] as const)('follows the choice %s of two wives', (otherParent, parents) => {
			const { graph } = add(twoWives(), 'Child', 'Son', { otherParent });
			expect(getParents(graph, 'Child')).toEqual(parents);
		});

		it.each([
			['unknown', ['mother Mother birth']],
			['another', ['mother Mother birth', 'father ?Child0 birth']],
			[undefined, ['mother Mother birth', 'father Father birth']],
		] as const)(
			'follows the choice %s of a stepmother, whose husband is no father then',
			(otherParent, parents) => {
				const parentsOfMine = family(['Father', 'Father'], ['Mother', 'Mother']);
				const { graph } = add(parentsOfMine, 'Child', 'Daughter', { anchorId: 'Mother', otherParent });
				expect(getParents(graph, 'Child')).toEqual(parents);
			},
		);

		it('adopts an adopted child', () => {
			const { graph } = add(twoWives(), 'Child', 'Son', { otherParent: 'Second', parentKind: 'adopted' });
			expect(getParents(graph, 'Child')).toEqual(['father Me adopted', 'mother Second adopted']);
		});

		it('takes a name later where another was chosen', () => {
			const graph = family(['First', 'Wife'], ['Child', 'Son', { otherParent: 'another' }]);
			const named = add(graph, 'Real', 'Mother', { anchorId: 'Child' });
			expect(getParents(named.graph, 'Child')).toEqual(['father Me birth', 'mother Real birth']);
		});

		it.each([
			['a man', 'Brother'],
			['the parent', 'Me'],
			['a card of another tree', 'nobody'],
		])('refuses %s as the other parent', (_, otherParent) => {
			const graph = family(['Brother', 'Brother']);
			expect(() => add(graph, 'Child', 'Son', { otherParent })).toThrow(
				expect.objectContaining({ code: 'input.invalid' }),
			);
		});
	});

	it('learns from a mother that the other parent is a father', () => {
		const unsaid: TreeGraph = { ...alone, people: [{ ...me, gender: null }] };
		const graph = add(add(unsaid, 'S', 'Son').graph, 'M', 'Mother', { anchorId: 'S' }).graph;
		expect(graph.people.find(({ id }) => id === 'Me')?.gender).toBe('Male');
	});

	it('never makes two mothers of one child when a father turns out to be a woman', () => {
		const typed = family(['S', 'Son'], ['W', 'Wife']);
		const people = typed.people.map((person) => ({ ...person, gender: 'Female' as const }));
		const graph = add({ ...typed, people }, 'O', 'Other').graph;
		expect(graph.parentLinks.map(({ role }) => role)).toEqual(['father', 'mother']);
	});

	it('looks for grandparents on the father’s side first, then on the mother’s', () => {
		const graph = family(['G', 'Grandfather'], ['H', 'Grandfather'], ['F', 'Father'], ['M', 'Mother']);
		expect([getChildren(graph, 'G'), getChildren(graph, 'H')]).toEqual([['F'], ['M']]);
	});

	it('takes uncles of the mother’s side where that is said', () => {
		const graph = family(
			['U', 'Uncle', { side: 'mother' }],
			['M', 'Mother'],
			['G', 'Grandfather', { side: 'mother' }],
		);
		expect(getChildren(graph, 'G')).toEqual(['M', 'U']);
	});

	it('knows an adopted child and a step-father beside the parents by birth', () => {
		const graph = family(
			['F', 'Father'],
			['T', 'Father', { parentKind: 'step' }],
			['A', 'Son', { parentKind: 'adopted' }],
		);
		expect(graph.parentLinks).toEqual([
			{ childId: 'Me', parentId: 'F', role: 'father', kind: 'birth' },
			{ childId: 'Me', parentId: 'T', role: 'father', kind: 'step' },
			{ childId: 'A', parentId: 'Me', role: 'father', kind: 'adopted' },
		]);
	});

	it('makes a mother of a person who has a husband', () => {
		const unsaid: TreeGraph = { ...alone, people: [{ ...me, gender: null }] };
		const graph = add(add(unsaid, 'S', 'Son').graph, 'H', 'Husband').graph;
		expect(graph.parentLinks).toEqual([
			{ childId: 'S', parentId: 'Me', role: 'mother', kind: 'birth' },
			{ childId: 'S', parentId: 'H', role: 'father', kind: 'birth' },
		]);
	});

	it('gives an account the card that was made for the same person', () => {
		const typed = family(['F', 'Father'], ['Ram', 'Brother'], ['Sita', 'Wife']);
		for (const [relation, card] of [
			['Father', 'F'],
			['Wife', 'Sita'],
		] as const) {
			expect(add(typed, 'X', relation, { memberId: 'x' }).personId).toBe(card);
		}
		expect(add(typed, 'ram', 'Brother', { memberId: 'x' }).personId).toBe('Ram');
		expect(add(typed, 'Lakshman', 'Brother', { memberId: 'x' }).personId).toBe('Lakshman');
		const linked = family(['F', 'Father', { memberId: 'f' }]);
		expect(() => add(linked, 'X', 'Father', { memberId: 'x' })).toThrow('family.secondFather');
	});
});

describe('what cannot be', () => {
	it.each<[string, Step[]]>([
		[
			'family.secondFather',
			[
				['F', 'Father'],
				['G', 'Father'],
			],
		],
		[
			'family.secondMother',
			[
				['M', 'Mother'],
				['N', 'Mother'],
			],
		],
		[
			'family.secondFather',
			[
				['G', 'Grandfather', { side: 'father' }],
				['H', 'Grandfather', { side: 'father' }],
			],
		],
		['family.genderMismatch', [['F', 'Father', { gender: 'Female' }]]],
		['family.genderMismatch', [['W', 'Husband']]],
		['family.genderMismatch', [['W', 'Spouse', { gender: 'Male' }]]],
		['family.genderNeeded', [['G', 'Grandparent']]],
		[
			'family.parentYounger',
			[
				['S', 'Son', { born: 1990 }],
				['T', 'Father', { anchorId: 'S', born: 1991, parentKind: 'adopted' }],
			],
		],
		[
			'family.parentYounger',
			[
				['F', 'Father', { born: '1960-05-02' }],
				['G', 'Grandfather', { born: '1960-05-03' }],
			],
		],
		[
			'family.parentYounger',
			[
				['G', 'Grandfather', { born: 1950 }],
				['F', 'Father', { born: 1949 }],
			],
		],
	])('%s: %j', (code, steps) => {
		expect(() => family(...steps)).toThrow(code);
	});

	it('refuses to be one’s own ancestor', () => {
		const graph = family(['F', 'Father']);
		const looped = {
			...graph,
			parentLinks: [
				...graph.parentLinks,
				{ childId: 'F', parentId: 'X', role: 'mother' as const, kind: 'adopted' as const },
			],
		};
		const newcomer = { ...unknownPerson('X', 'Female' as const), isNamed: true, name: 'X' };
		const path = { anchorId: 'Me', steps: [{ kind: 'child' as const, gender: null }] };
		expect(() => placeAlong(looped, newcomer, path, () => '?')).toThrow('family.ownAncestor');
	});

	it.each<[string[], Step[], Added]>([
		[['parentVeryYoung'], [['S', 'Son', { born: 1990 }]], { born: 1981 }],
		[['parentMuchOlder'], [['S', 'Son', { born: 1990 }]], { born: 1918 }],
		[[], [['S', 'Son', { born: 1990 }]], { born: 1960 }],
		[[], [['S', 'Son', { born: 1990 }]], { born: 1978 }],
	])('warns of what is odd: %j', (codes, steps, wife) => {
		const { warnings } = add(family(...steps), 'W', 'Wife', wife);
		expect(warnings.map(({ code }) => code)).toEqual(codes);
	});
});

describe('who is taken out', () => {
	it('leaves nothing behind where nobody hangs on them', () => {
		const parents = family(['F', 'Father'], ['M', 'Mother']);
		for (const relation of ['Brother', 'Cousin', 'Wife', 'Son', 'Grandmother', 'Uncle', 'Other'] as const) {
			const graph = removePerson(add(parents, 'X', relation).graph, 'X', () => '?');
			expect(getShape(graph), relation).toEqual(getShape(parents));
			expect(unknownIn(graph), relation).toBe(0);
		}
		expect(removePerson(family(['C', 'Cousin']), 'C', () => '?')).toEqual(alone);
	});

	it('leaves alone who can still be brought back', () => {
		const graph = family(['S', 'Son'], ['B', 'Brother']);
		const held = { ...unknownPerson('S', 'Male'), isHeld: true };
		const people = graph.people.map((person) => (person.id === 'S' ? held : person));
		const left = removePerson({ ...graph, people }, 'B', () => '?');
		expect(left.people.map(({ id }) => id)).toEqual(['Me', 'S']);
		expect(getChildren(left, 'Me')).toEqual(['S']);
	});

	it('leaves an unknown person whom nobody needed before either', () => {
		const graph = family(['S', 'Son'], ['D', 'Daughter']);
		const wife = unknownPerson('W', 'Female');
		const people = [...graph.people, wife];
		const unions = [...graph.unions, { partnerAId: 'S', partnerBId: 'W', sequence: 0, endedBy: null }];
		const left = removePerson({ ...graph, people, unions }, 'D', () => '?');
		expect(left.people.map(({ id }) => id)).toEqual(['Me', 'S', 'W']);
	});

	it('leaves an unknown person where others hang on them', () => {
		const graph = removePerson(
			family(['F', 'Father'], ['G', 'Grandfather'], ['B', 'Brother']),
			'F',
			() => '?',
		);
		expect(getShape(graph)).toEqual(getShape(family(['G', 'Grandfather'], ['B', 'Brother'])));
		expect([findRelation(graph, 'G'), findRelation(graph, 'B')]).toEqual(['Grandfather', 'Brother']);
	});
});

describe('the way between two', () => {
	it.each<[RelationWord, string]>([
		['Father', 'child'],
		['Brother', 'sibling'],
		['Wife', 'spouse'],
		['Son', 'father'],
		['Grandfather', 'child child'],
		['Uncle', 'sibling child'],
		['Cousin', 'father sibling child'],
	])('leads from a %s back to Me by %s', (relation, way) => {
		const graph = add(alone, 'X', relation).graph;
		expect(
			stepsBetween(graph, 'X', 'Me')
				?.map(({ kind }) => kind)
				.join(' '),
		).toBe(way);
	});

	it('hangs each card on the last one before it', () => {
		const graph = family(
			['F', 'Father'],
			['W', 'Wife'],
			['U', 'Uncle'],
			['C', 'Son', { anchorId: 'U' }],
			['O', 'Other'],
		);
		const { findHungOn } = relationsAround(graph, 'Me');
		expect(['F', 'W', 'U', 'C', 'O'].map(findHungOn)).toEqual(['Me', 'Me', 'F', 'U', undefined]);
	});

	it('leads nowhere from who hangs on nobody', () => {
		expect(stepsBetween(family(['O', 'Other']), 'O', 'Me')).toBeNull();
	});
});

describe('any sequence of additions and removals', () => {
	const move = fc.record({
		relation: fc.constantFrom(...relationWords),
		anchor: fc.nat(30),
		gender: fc.constantFrom<Sex | null>('Male', 'Female', null),
		side: fc.constantFrom('father' as const, 'mother' as const, undefined),
		isRemoval: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
	});

	it('leaves a family that can be: two birth parents at most, nobody their own ancestor, everybody joined', () => {
		fc.assert(
			fc.property(fc.array(move, { maxLength: 25 }), (moves) => {
				let graph = alone;
				const apart = new Set<string>();
				for (const [at, { relation, anchor, gender, side, isRemoval }] of moves.entries()) {
					const cards = graph.people.filter(({ isNamed }) => isNamed);
					const anchorId = cards[anchor % cards.length]?.id ?? 'Me';
					if (isRemoval) {
						if (anchorId !== 'Me') graph = removePerson(graph, anchorId, () => `?removed${at}`);
						continue;
					}
					try {
						graph = add(graph, `P${at}`, relation, { anchorId, gender, side }).graph;
						if (relation === 'Other' || apart.has(anchorId)) apart.add(`P${at}`);
					} catch (error) {
						expect(String(error)).toMatch(/family\.(second|gender)/);
					}
				}
				expectPossible(graph, apart);
			}),
			{ numRuns: getRuns(300), seed: 4 },
		);
	});
});

function expectPossible(graph: TreeGraph, apart: Set<string>) {
	const births = graph.parentLinks
		.filter(({ kind }) => kind === 'birth')
		.map(({ childId, role }) => `${childId} ${role}`);
	expect(new Set(births).size).toBe(births.length);
	const pairs = graph.parentLinks.map(({ childId, parentId }) => `${childId} ${parentId}`);
	expect(new Set(pairs).size).toBe(pairs.length);
	const couples = graph.unions.map(({ partnerAId, partnerBId }) => `${partnerAId} ${partnerBId}`);
	expect(new Set(couples).size).toBe(couples.length);
	const ids = new Set(graph.people.map(({ id }) => id));
	for (const { childId, parentId } of graph.parentLinks)
		expect(ids.has(childId) && ids.has(parentId)).toBe(true);
	for (const { partnerAId, partnerBId } of graph.unions) {
		expect(ids.has(partnerAId) && ids.has(partnerBId)).toBe(true);
		expect(partnerAId < partnerBId).toBe(true);
	}
	for (const { id, isNamed } of graph.people) {
		if (isNamed && !apart.has(id)) expect(stepsBetween(graph, 'Me', id), id).not.toBeNull();
	}
	let open = graph.parentLinks;
	for (let before = -1; before !== open.length; ) {
		before = open.length;
		const children = new Set(open.map(({ childId }) => childId));
		open = open.filter(({ parentId }) => children.has(parentId));
	}
	expect(open).toEqual([]);
}

function permutations<T>(things: T[]): T[][] {
	if (things.length <= 1) return [things];
	return things.flatMap((first, at) =>
		permutations([...things.slice(0, at), ...things.slice(at + 1)]).map((rest) => [first, ...rest]),
	);
}
