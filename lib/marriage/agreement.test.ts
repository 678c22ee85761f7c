import { describe, expect, it, vi } from 'vitest';
import { seededNumbers } from '@/lib/testing/family-growth';
import { MarriageChecker, type Opinion } from '@/lib/testing/marriage-checker';
import { growWorld } from '@/lib/testing/marriage-world';
import { type FamilyRecords, type MarriageGraph, mergeRecords } from './family-records';
import { type MarriageVerdict, marriageVerdicts } from './verdict';

// Work for a processor that other tests may be using.
vi.setConfig({ testTimeout: 120_000 });

const today = new Date('2026-11-22T00:00:00.000Z');

/** What the engine says, in the terms of the checker. */
function opinionOf(graph: MarriageGraph, { verdict, reasons, missing }: MarriageVerdict): Opinion {
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
			const told = opinionOf(graph, found);
			if (JSON.stringify(told) !== JSON.stringify(expected))
				expect({ one, other, ...told }).toEqual({ one, other, ...expected });
			tally.add('pairs', told.verdict, ...new Set(found.reasons.map(({ code }) => code)));
		}
	}
	return tally;
}

describe('the engine and the checker', () => {
	it('agree on 5,000 members in 400 interlinked families', () => {
		const { records, trees, members, carefulOwners } = growWorld(5000, 400, 20261122);
		expect([members, trees.length]).toEqual([5000, 400]);
		const tally = compare(records, pairsOf(records, trees, carefulOwners));
		console.log([...tally]);
		expect(tally.get('pairs')).toBeGreaterThan(4_000);
	});
});

/** Everybody with everybody of the other sex within each of many trees, and with many from elsewhere. */
function* pairsOf(
	{ persons }: FamilyRecords,
	trees: readonly string[][],
	carefulOwners: readonly string[],
): Generator<[string, string[]]> {
	const random = seededNumbers(7);
	const sexOf = new Map(persons.map(({ id, sex }) => [id, sex]));
	const profiles = persons.filter(({ id, memberId }) => id === memberId).map(({ id }) => id);
	const isOpposite = (one: string) => (other: string) => sexOf.get(one) !== sexOf.get(other);
	for (const ids of trees.filter((_, at) => at % 8 === 0)) {
		for (const [at, one] of ids.entries()) yield [one, ids.slice(at + 1).filter(isOpposite(one))];
	}
	for (const [at, one] of carefulOwners.entries())
		yield [one, carefulOwners.slice(at + 1).filter(isOpposite(one))];
	for (const one of profiles) {
		const others = Array.from({ length: 16 }, () => profiles[Math.floor(random() * profiles.length)] ?? one);
		yield [one, others.filter(isOpposite(one))];
	}
}
