import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { getRuns } from '@/tests/support/full-run';
import { indexKin, type KinGraph, type KinParentLink } from './graph';
import { inverseRelation, type Relation, relationsBetween, relationsFrom } from './relations';
import type { Step } from './steps';
import { kinTerms } from './terms';

// Work for a processor that other tests may be using.
vi.setConfig({ testTimeout: getTimeLimit(60_000) });

const size = 11;
const getId = (number: number) => `p${String(number).padStart(2, '0')}`;
const ids = Array.from({ length: size }, (_, number) => getId(number));

const parentKind = fc.constantFrom('birth' as const, 'birth' as const, 'adopted' as const, 'step' as const);
const ended = fc.constantFrom(null, null, 'death' as const, 'divorce' as const);

const persons = fc
	.array(
		fc.record({
			sex: fc.constantFrom('M' as const, 'F' as const, null),
			born: fc.option(
				fc.integer({ min: 0, max: 4 }).map((year) => ({ earliest: year, latest: year })),
				{ nil: null },
			),
		}),
		{ minLength: size, maxLength: size },
	)
	.map((facts) => facts.map((fact, number) => ({ id: getId(number), ...fact })));

const unions = fc
	.array(fc.record({ a: fc.nat(size - 1), b: fc.nat(size - 1), endedBy: ended }), { maxLength: 5 })
	.map((pairs) =>
		pairs.map(({ a, b, endedBy }) => ({ partnerAId: getId(a), partnerBId: getId(b), endedBy })),
	);

/** Parents stand before their children, so nobody is their own ancestor. */
const family: fc.Arbitrary<KinGraph> = fc.record({
	persons,
	parentLinks: fc
		.array(
			fc.record({
				child: fc.integer({ min: 2, max: size - 1 }),
				parent: fc.nat(1_000),
				role: fc.constantFrom('father' as const, 'mother' as const),
				kind: parentKind,
			}),
			{ maxLength: 14 },
		)
		.map((links) =>
			links.map(
				({ child, parent, role, kind }): KinParentLink => ({
					childId: getId(child),
					parentId: getId(parent % child),
					role,
					kind,
				}),
			),
		),
	unions,
});

/** Everything that a broken import may hold: circles, links to oneself, to people who are not there, twice the same. */
const brokenFamily: fc.Arbitrary<KinGraph> = fc.record({
	persons,
	parentLinks: fc.array(
		fc.record({
			childId: fc.nat(size).map(getId),
			parentId: fc.nat(size).map(getId),
			role: fc.constantFrom('father' as const, 'mother' as const),
			kind: parentKind,
		}),
		{ maxLength: 30 },
	),
	unions,
});

const anyone = fc.nat(size - 1).map(getId);

const getNames = (relations: Relation[]) => relations.map(({ people }) => people.join(' '));

/** Few enough that no bound can have cut the list. */
const isWhole = (relations: Relation[]) =>
	[true, false].every((isBlood) => relations.filter((relation) => relation.isBlood === isBlood).length < 16);

const mirroredAge = { elder: 'younger', younger: 'elder', unknown: 'unknown' } as const;

function mirrored(relation: Relation, sexOf: (id: string | undefined) => Step['sex']): Step[] {
	return relation.steps
		.map((step, number): Step => {
			const sex = sexOf(relation.people[number]);
			if (step.kind === 'parent') return { ...step, sex, kind: 'child' };
			if (step.kind === 'child') return { ...step, sex, kind: 'parent' };
			if (step.kind === 'sibling') return { ...step, sex, age: mirroredAge[step.age] };
			return { ...step, sex };
		})
		.reverse();
}

/** For a word without a possessive, what the other of the two may say: every word of the kinship table and its step-words. */
const inverses: Record<string, string[]> = Object.fromEntries(
	[
		'F M: S D',
		'S D: F M',
		'FF FM: SS SD',
		'MF MM: DS DD',
		'SS SD: FF FM',
		'DS DD: MF MM',
		'FFF FFM: SSS SSD',
		'MFF MFM: SD·S SD·D',
		'MMM: DD·S DD·D',
		'FFFF FFFM: SSSS SSSD',
		'MFFF MFFM: SSD·S SSD·D',
		'SSSS SSSD: FFFF FFFM',
		'SSS SSD: FFF FFM',
		'DSS DSD: FM·F FM·M',
		'FBe FBy FZ: BS BD',
		'MB MZ: ZS ZD',
		'BS BD: FBe FBy FZ',
		'ZS ZD: MB MZ',
		'FBeW: HBy·S HBy·D',
		'FByW: HBe·S HBe·D',
		'FZH: WB·S WB·D',
		'MBW: HZ·S HZ·D',
		'MZH: WZ·S WZ·D',
		'H: W',
		'W: H',
		'Be Ze: By Zy',
		'By Zy: Be Ze',
		'BeW: HBy HZ',
		'ByW: HBe HZ',
		'ZeH ZyH: WB WZ',
		'FBS FBD: FBS FBD',
		'FZS FZD: MBS MBD',
		'MBS MBD: FZS FZD',
		'MZS MZD: MZS MZD',
		'SW: HF HM',
		'DH: WF WM',
		'SWF SWM DHF DHM: SWF SWM DHF DHM',
		'HF HM: SW',
		'WF WM: DH',
		'HFF HFM: SS·W',
		'WFF WFM: SD·H',
		'HMF HMM: DS·W',
		'WMF WMM: DD·H',
		'HFZ: BS·W',
		'WFZ: BD·H',
		'HFZH: WB·SW',
		'WFZH: WB·DH',
		'HMZ: ZS·W',
		'WMZ: ZD·H',
		'HMZH: WZ·SW',
		'WMZH: WZ·DH',
		'HBe: ByW',
		'HBy: BeW',
		'HBeW: HByW',
		'HByW: HBeW',
		'HZ: BeW ByW',
		'WB WZ: ZeH ZyH',
		'HZH: WBW',
		'WBW: HZH',
		'WZH: WZH',
		'HFBe HFBy: BS·W',
		'WFBe WFBy: BD·H',
		'HMB: ZS·W',
		'WMB: ZD·H',
		'HFBeW: HBy·SW',
		'HFByW: HBe·SW',
		'WFBeW: HBy·DH',
		'WFByW: HBe·DH',
		'HMBW: HZ·SW',
		'WMBW: HZ·DH',
		'FFW: HS·S HS·D',
		'FFFW: HS·SS HS·SD',
		'MFW: HD·S HD·D',
		'MFFW: HS·DS HS·DD',
		'HFW: HS·W',
		'WFW: HD·H',
		'FstepM: stepS·S stepS·D',
		'MstepM: stepD·S stepD·D',
		'HstepM: stepS·W',
		'WstepM: stepD·H',
		'HW: HW',
		'FW: HS HD',
		'MH: WS WD',
		'HS HD: FW',
		'WS WD: MH',
		'FWS FWD: MHS MHD M·H·S M·H·D',
		'MHS MHD: FWS FWD',
		'halfBe halfZe: halfBy halfZy',
		'halfBy halfZy: halfBe halfZe',
		'stepB stepZ: stepB stepZ',
		'stepF stepM: stepS stepD',
		'stepS stepD: stepF stepM',
		'formerH: formerW',
		'formerW: formerH',
		// A child may have one father by birth and another by adoption.
		'coF coM: coF coM',
	].flatMap((line) => {
		const [terms = '', said = ''] = line.split(': ');
		return terms.split(' ').map((term) => [term, said.split(' ')]);
	}),
);

/** Men marry women, and everybody's sex is known and fits the links. */
const tableFamily: fc.Arbitrary<KinGraph> = family.map((graph) => {
	const sexOf = new Map(graph.persons.map(({ id, sex }, number) => [id, sex ?? (number % 2 ? 'M' : 'F')]));
	return {
		persons: graph.persons.map((person) => ({ ...person, sex: sexOf.get(person.id) ?? null })),
		parentLinks: graph.parentLinks.map((link) => ({
			...link,
			role: sexOf.get(link.parentId) === 'M' ? 'father' : 'mother',
		})),
		unions: graph.unions.filter(
			({ partnerAId, partnerBId }) => sexOf.get(partnerAId) !== sexOf.get(partnerBId),
		),
	};
});

/** The letters of a path without its ages: in a family of the table's, where every sex is known. */
const getLetters = ({ steps }: Relation) =>
	steps
		.map(({ kind, sex }) => {
			const [his, hers] = { parent: 'FM', child: 'SD', sibling: 'BZ', spouse: 'HW', coparent: 'fm' }[kind];
			return sex === 'M' ? his : hers;
		})
		.join('');

/** The path that a phrase such as `FBe·halfZ·formerH` tells. */
const pathIn = (phrase: string) =>
	phrase.replace(/co([FM])/g, (_, letter) => letter.toLowerCase()).replace(/half|step|former|[ey·]/g, '');

/** All parents of a child by the same: by birth, by adoption, or by a later marriage. */
const withoutTwoSortsOfParents = (graph: KinGraph): KinGraph => ({
	...graph,
	parentLinks: graph.parentLinks.map((link) => ({
		...link,
		kind: graph.parentLinks.find(({ childId }) => childId === link.childId)?.kind ?? link.kind,
	})),
});

/** `HBe·S`, `HBy·S`: each word with each. */
const saidInFull = (relation: Relation) =>
	kinTerms(relation.steps).reduce<string[]>(
		(beginnings, part) =>
			beginnings.flatMap((beginning) => part.map((term) => (beginning ? `${beginning}·${term}` : term))),
		[''],
	);

describe('relations', () => {
	it('have words that are inverses of each other, wherever it is one word without a possessive', () => {
		const met = new Set<string>();
		fc.assert(
			fc.property(tableFamily, anyone, (graph, one) => {
				const index = indexKin(graph);
				for (const [other, relation] of relationsFrom(index, one)) {
					const parts = kinTerms(relation.steps);
					if (parts.length !== 1 || other === one) continue;
					const back = inverseRelation(index, relation);
					const allowed = parts.flat().flatMap((term) => inverses[term] ?? [`no inverse of ${term}`]);
					for (const term of parts.flat()) met.add(term);
					for (const words of saidInFull(back)) expect(allowed).toContain(words);
				}
			}),
			// Fewer families would not meet enough of the words.
			{ numRuns: 3_000 },
		);
		expect(met.size).toBeGreaterThan(60);
	});

	it('have words that tell the path itself there and the inverse of it back, however many they are made of', () => {
		let longest = 0;
		fc.assert(
			fc.property(tableFamily, anyone, anyone, (graph, a, b) => {
				fc.pre(a !== b);
				const index = indexKin(graph);
				for (const relation of relationsBetween(index, a, b)) {
					const back = inverseRelation(index, relation);
					expect(back.people).toEqual(relation.people.toReversed());
					const findSex = (id = '') => index.people[index.placeOf.get(id) ?? -1]?.sex ?? null;
					expect(back.steps.map(({ kind, sex }) => ({ kind, sex }))).toEqual(
						mirrored(relation, findSex).map(({ kind, sex }) => ({ kind, sex })),
					);
					expect(inverseRelation(index, back)).toEqual(relation);
					for (const each of [relation, back]) {
						for (const phrase of saidInFull(each)) expect(pathIn(phrase)).toBe(getLetters(each));
						longest = Math.max(longest, kinTerms(each.steps).length);
					}
				}
			}),
			// Fewer families might lack a long path.
			{ numRuns: 2_000 },
		);
		expect(longest).toBeGreaterThan(2);
	});

	it('are described the other way round by the same path', () => {
		fc.assert(
			fc.property(family, anyone, anyone, (graph, a, b) => {
				const index = indexKin(graph);
				const there = relationsBetween(index, a, b);
				const back = relationsBetween(index, b, a);
				fc.pre(isWhole(there) && isWhole(back));
				expect(
					getNames(there.map((relation) => ({ ...relation, people: relation.people.toReversed() }))).sort(),
				).toEqual(getNames(back).sort());
				const findSex = (id = '') => index.people[index.placeOf.get(id) ?? -1]?.sex ?? null;
				for (const relation of there) {
					const path = relation.people.toReversed().join(' ');
					const inverse = back.find(
						({ people, steps }) =>
							people.join(' ') === path &&
							steps.map(({ kind }) => kind).join() ===
								mirrored(relation, findSex)
									.map(({ kind }) => kind)
									.join(),
					);
					const shared = (steps: Step[]) =>
						steps.map((step) =>
							step.kind === 'sibling' ? { ...step, sharedParentIds: step.sharedParentIds.toSorted() } : step,
						);
					expect(inverse?.isBlood).toBe(relation.isBlood);
					expect(shared(inverse?.steps ?? [])).toEqual(shared(mirrored(relation, findSex)));
					expect(kinTerms(inverse?.steps ?? [])).toEqual(kinTerms(mirrored(relation, findSex)));
				}
			}),
			{ numRuns: getRuns(1_500) },
		);
	});

	it.each([
		['a family', family.map(withoutTwoSortsOfParents)],
		['a broken family', brokenFamily.map(withoutTwoSortsOfParents)],
	])(
		'from somebody are the first between them and everybody, or a shorter one with a word of its own, in %s',
		(_, graphs) => {
			fc.assert(
				fc.property(graphs, anyone, (graph, from) => {
					const index = indexKin(graph);
					const closest = relationsFrom(index, from);
					for (const id of ids) {
						const relations = relationsBetween(index, from, id);
						const [first] = relations;
						const byMarriage = relations.find(({ isBlood }) => !isBlood);
						const isShorter = byMarriage && first && byMarriage.steps.length < first.steps.length;
						const isMarriageFirst = isShorter && kinTerms(byMarriage.steps).length === 1;
						expect(closest.get(id)).toEqual(isMarriageFirst ? byMarriage : first);
					}
				}),
				{ numRuns: getRuns(500) },
			);
		},
	);

	it.each([
		['a family', family],
		['a broken family', brokenFamily],
	])(
		'lead from parents to those who have adopted the child only where nothing else does, in %s',
		(_, graphs) => {
			fc.assert(
				fc.property(graphs, anyone, (graph, from) => {
					const index = indexKin(graph);
					const isCouple = (a: string, b: string) =>
						index.people
							.find(({ id }) => id === a)
							?.coparents.some((edge) => edge.isCouple && index.people[edge.place]?.id === b) ?? false;
					const isLastWay = ({ people, steps }: Relation) =>
						steps.some(
							({ kind }, at) => kind === 'coparent' && !isCouple(people[at] ?? '', people[at + 1] ?? ''),
						);
					for (const [id, relation] of relationsFrom(index, from)) {
						const relations = relationsBetween(index, from, id);
						expect(relations.length).toBeGreaterThan(0);
						expect(relation.people.at(-1)).toBe(id);
						if (isLastWay(relation)) expect(relations.every(isLastWay)).toBe(true);
					}
				}),
				{ numRuns: getRuns(500) },
			);
		},
	);

	it.each([
		['a family', family],
		['a broken family', brokenFamily],
	])('reach everybody whom links and marriages join, in %s', (_, graphs) => {
		fc.assert(
			fc.property(graphs, anyone, (graph, from) => {
				const joined = new Set([from]);
				const pairs = [
					...graph.parentLinks.map(({ childId, parentId }) => [childId, parentId]),
					...graph.unions.map(({ partnerAId, partnerBId }) => [partnerAId, partnerBId]),
				].filter((pair) => pair.every((id) => id !== undefined && ids.includes(id)));
				for (const _round of ids) {
					for (const pair of pairs) {
						if (pair.some((id) => id !== undefined && joined.has(id))) {
							for (const id of pair) if (id !== undefined) joined.add(id);
						}
					}
				}
				expect([...relationsFrom(indexKin(graph), from).keys()].sort()).toEqual([...joined].sort());
			}),
			{ numRuns: getRuns(500) },
		);
	});

	it.each([
		['a family', family],
		['a broken family', brokenFamily],
	])(
		'list the own marriage first, then blood, then other marriages, the shortest first and each once, in %s',
		(_, graphs) => {
			fc.assert(
				fc.property(graphs, anyone, anyone, (graph, one, other) => {
					const relations = relationsBetween(indexKin(graph), one, other);
					const isOwnMarriage = ({ steps: [step, ...more] }: Relation) =>
						step?.kind === 'spouse' && more.length === 0;
					const ranks = relations.map((relation) =>
						isOwnMarriage(relation) ? 1.5 : (relation.isBlood ? 0 : 1_000) + relation.steps.length,
					);
					expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
					expect(new Set(relations.map((relation) => JSON.stringify(relation))).size).toBe(relations.length);
					for (const { people, steps } of relations) {
						expect(new Set(people).size).toBe(people.length);
						expect(people.length).toBe(steps.length + 1);
						expect([people[0], people.at(-1)]).toEqual([one, other]);
						const parts = kinTerms(steps);
						expect(parts.length).toBeGreaterThan(0);
						expect(parts.every((part) => part.length > 0)).toBe(true);
					}
				}),
				{ numRuns: getRuns(500) },
			);
		},
	);

	it('list a marriage after one step of blood and before longer ones, in a circle of fathers', () => {
		const [father, child, loop] = ['p00', 'p08', 'p06'];
		const person = (id: string) => ({ id, sex: 'M', born: null }) as const;
		const link = (childId: string, parentId: string) =>
			({ childId, parentId, role: 'father', kind: 'birth' }) as const;
		const index = indexKin({
			persons: [person(father), person(loop), person(child)],
			parentLinks: [link(loop, father), link(child, father), link(father, loop)],
			unions: [{ partnerAId: father, partnerBId: child, endedBy: null }],
		});
		const kinds = relationsBetween(index, father, child).map(({ steps }) => steps.map(({ kind }) => kind));
		expect(kinds).toEqual([['child'], ['spouse'], ['parent', 'sibling']]);
	});

	it('do not depend on the order in which the family is given', () => {
		const shuffled = family.chain((graph) =>
			fc.record({
				graph: fc.constant(graph),
				again: fc.record({
					persons: fc.shuffledSubarray([...graph.persons], { minLength: graph.persons.length }),
					parentLinks: fc.shuffledSubarray([...graph.parentLinks], { minLength: graph.parentLinks.length }),
					unions: fc.shuffledSubarray([...graph.unions], { minLength: graph.unions.length }),
				}),
			}),
		);
		fc.assert(
			fc.property(shuffled, anyone, anyone, ({ graph, again }, a, b) => {
				expect(relationsBetween(indexKin(again), a, b)).toEqual(relationsBetween(indexKin(graph), a, b));
			}),
			{ numRuns: getRuns(500) },
		);
	});

	it('do not change when somebody unrelated comes in, with a family of their own', () => {
		fc.assert(
			fc.property(family, family, anyone, anyone, (graph, strangers, a, b) => {
				const renamed = (id: string) => `a stranger ${id}`;
				const both: KinGraph = {
					persons: [
						...graph.persons,
						...strangers.persons.map((person) => ({ ...person, id: renamed(person.id) })),
					],
					parentLinks: [
						...graph.parentLinks,
						...strangers.parentLinks.map((link) => ({
							...link,
							childId: renamed(link.childId),
							parentId: renamed(link.parentId),
						})),
					],
					unions: [
						...graph.unions,
						...strangers.unions.map((union) => ({
							...union,
							partnerAId: renamed(union.partnerAId),
							partnerBId: renamed(union.partnerBId),
						})),
					],
				};
				expect(relationsBetween(indexKin(both), a, b)).toEqual(relationsBetween(indexKin(graph), a, b));
				expect(relationsBetween(indexKin(both), a, renamed(b))).toEqual([]);
			}),
			{ numRuns: getRuns(500) },
		);
	});
});
