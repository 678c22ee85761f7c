import { describe, expect, it, vi } from 'vitest';
import { searchKey } from '@/lib/core/text-folding';
import { birthSpan } from '@/lib/rules/kinship/graph';
import { demoTrees } from '@/prisma/seed/demo/families';
import { rowsOfTree } from '@/prisma/seed/demo/family-plan';
import { demoMembers } from '@/prisma/seed/demo/members';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { seededNumbers } from '@/tests/support/family-growth';
import { isFullRun } from '@/tests/support/full-run';
import { MarriageChecker, type Opinion } from '@/tests/support/marriage-checker';
import { growWorld } from '@/tests/support/marriage-world';
import { type FamilyRecords, type MarriageGraph, mergeRecords, type RecordedPerson } from './family-records';
import { type MarriageReason, verdicts } from './reasons';
import { type MarriageVerdict, marriageVerdicts } from './verdict';

// Work for a processor that other tests may be using.
vi.setConfig({ testTimeout: getTimeLimit(120_000) });

/** The full run grows the larger world, `npm test` the other. */
const world = isFullRun
	? { members: 5000, families: 400, pairs: 20_000, ofEach: 200 }
	: { members: 1500, families: 120, pairs: 6_000, ofEach: 50 };

const today = new Date('2026-11-22T00:00:00.000Z');

/** What the engine says, in the terms of the checker. */
function getOpinion(graph: MarriageGraph, { verdict, reasons, missing }: MarriageVerdict): Opinion {
	const smallest = (id: string) => [...(graph.individuals.get(id)?.recordIds ?? [])].sort()[0] ?? id;
	const codes = reasons.map((reason) => {
		switch (reason.code) {
			case 'prohibitedBlood':
				return `${reason.code} ${reason.relation}${reason.elder ? ` ${reason.elder}` : ''}`;
			case 'grandmothersGroup':
				return `${reason.of} ${reason.code} ${reason.which}`;
			default:
				return 'of' in reason ? `${reason.of} ${reason.code}` : reason.code;
		}
	});
	const ancestors = reasons.flatMap((reason) =>
		reason.code === 'sapinda' ? smallest(reason.ancestorId) : [],
	);
	return {
		verdict,
		codes: inOrder(codes),
		ancestors: inOrder(ancestors),
		missing: inOrder(missing.map(({ of, what, path }) => [of, what, ...path].join(' '))),
	};
}

const inOrder = (texts: readonly string[]) => [...new Set(texts)].sort();

/** How often each verdict and each reason came up. */
class Tally extends Map<string, number> {
	add(...keys: string[]) {
		for (const key of keys) this.set(key, (this.get(key) ?? 0) + 1);
	}
}

function compare(records: FamilyRecords, ones: Iterable<readonly [string, readonly string[]]>): Tally {
	const graph = mergeRecords(records);
	const checker = new MarriageChecker(records);
	const tally = new Tally();
	for (const [one, others] of ones) {
		for (const [at, found] of marriageVerdicts(graph, one, others, today).entries()) {
			const other = others[at] ?? '';
			const expected = checker.opinion(one, other, today);
			const opinion = getOpinion(graph, found);
			if (JSON.stringify(opinion) !== JSON.stringify(expected))
				expect({ one, other, ...opinion }).toEqual({ one, other, ...expected });
			tally.add('pairs', opinion.verdict, ...new Set(found.reasons.map(({ code }) => code)));
		}
	}
	return tally;
}

describe('the engine and the checker', () => {
	it(`agree on ${world.members} members in ${world.families} interlinked families`, () => {
		const { records, trees, members, carefulOwners } = growWorld(world.members, world.families, 20261122);
		expect([members, trees.length]).toEqual([world.members, world.families]);
		const tally = compare(records, getPairs(records, trees, carefulOwners));
		expect(tally.get('pairs')).toBeGreaterThan(world.pairs);
		for (const key of [...verdicts, ...codes]) expect(tally.get(key), key).toBeGreaterThan(world.ofEach);
	});

	it('agree on everybody of the sample families', () => {
		const records = sampleRecords();
		const ids = records.persons.map(({ id }) => id);
		const tally = compare(
			records,
			ids.map((id, at) => [id, ids.slice(at)]),
		);
		expect(tally.get('pairs')).toBeGreaterThan(9_000);
		for (const key of ['sapinda', 'sameGroup', 'brothersWife', 'mothersGroup']) {
			expect(tally.get(key), key).toBeGreaterThan(100);
		}
	});
});

const codes = [
	...([
		'sameSex',
		'underAge',
		'married',
		'marriedButEnded',
		'lineal',
		'sapinda',
		'prohibitedBlood',
		'linealSpouse',
	] as const),
	...(['brothersWife', 'maybeSamePerson', 'sameGroup', 'sameGroupByTradition', 'sameGotra'] as const),
	...(['mothersGroup', 'grandmothersGroup', 'divorced', 'marriedBefore'] as const),
] satisfies MarriageReason['code'][];

/** The sample families as the calls read them: cards that wait for an answer left out, profiles added. */
function sampleRecords(): FamilyRecords {
	let count = 0;
	const members = new Map(
		demoMembers.map(
			({ key, name, gender, born, clan, sakh, gotra, motherClan, profession, location, married }) => [
				key,
				{
					...{
						id: `member-${key}`,
						name,
						gender,
						clan,
						sakh,
						gotra,
						motherClan,
						profession,
						location,
						isMarried: married,
					},
					...{ bornOn: new Date(Date.UTC(born, 5, 1)), bornPrecision: 'day' as const, dynasty: null },
				},
			],
		),
	);
	const trees = demoTrees.map((plan) => rowsOfTree(plan, members, () => `row-${++count}`));
	const nothingElse = { motherClan: null, gotra: null, isMaritalStatusHidden: false };
	const profiles = [...members.values()].map(({ id, ...member }) => ({
		...{ ...nothingElse, id, treeId: null, memberId: id, isNamed: true, isDeceased: false },
		...{ name: member.name, nameKey: searchKey(member.name), isMarried: member.isMarried },
		...{
			clan: member.clan,
			sakh: member.sakh,
			gotra: member.gotra,
			motherClan: member.motherClan,
			sex: sexOf[member.gender],
		},
		born: birthSpan(member.bornOn, member.bornPrecision),
	}));
	const cards = trees.flatMap(({ people }) =>
		people.flatMap((person): RecordedPerson[] => {
			const row = { ...nothingElse, id: person.id, treeId: person.treeId, memberId: null, isNamed: false };
			if (person.kind === 'connector') {
				const unknown = { name: null, nameKey: '', sex: null, born: null, clan: null, sakh: null };
				return [{ ...row, ...unknown, isDeceased: false, isMarried: null }];
			}
			if ('approvalStatus' in person && person.approvalStatus === 'pending') return [];
			const { name, nameKey, gender, clan, isMarried } = person;
			return [
				{
					...{ ...row, isNamed: true, name, nameKey, sex: sexOf[gender], clan, isMarried },
					memberId: 'memberId' in person ? person.memberId : null,
					isDeceased: 'isDeceased' in person && person.isDeceased,
					sakh: 'sakh' in person ? person.sakh : null,
					gotra: 'gotra' in person ? person.gotra : null,
					motherClan: 'motherClan' in person ? person.motherClan : null,
					born: birthSpan(person.bornOn, person.bornPrecision),
				},
			];
		}),
	);
	return {
		persons: [...cards, ...profiles],
		parentLinks: trees.flatMap(({ parentLinks }) => parentLinks),
		unions: trees.flatMap(({ unions }) => unions),
	};
}

const sexOf = { Male: 'M', Female: 'F' } as const;

/** Everybody with everybody of the other sex within each of many trees, and with many from elsewhere. */
function* getPairs(
	{ persons }: FamilyRecords,
	trees: readonly string[][],
	carefulOwners: readonly string[],
): Generator<[string, string[]]> {
	const random = seededNumbers(7);
	const sexOf = new Map(persons.map(({ id, sex }) => [id, sex]));
	const profiles = persons.filter(({ id, memberId }) => id === memberId).map(({ id }) => id);
	const isOpposite = (one: string) => (other: string) => sexOf.get(one) !== sexOf.get(other);
	for (const ids of trees.filter((_, at) => at % 10 === 0)) {
		for (const [at, one] of ids.entries()) yield [one, ids.slice(at + 1).filter(isOpposite(one))];
	}
	for (const [at, one] of carefulOwners.entries())
		yield [one, carefulOwners.slice(at + 1).filter(isOpposite(one))];
	for (const one of profiles) {
		const others = Array.from({ length: 12 }, () => profiles[Math.floor(random() * profiles.length)] ?? one);
		yield [one, others.filter(isOpposite(one))];
	}
}
