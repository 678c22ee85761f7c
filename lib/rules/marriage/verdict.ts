import { customReasons } from './customs';
import { degreeReasons } from './degrees';
import type { MarriageGraph } from './family-records';
import { getLineage, type Lineage } from './lineage';
import { getLacking, type Lacking, type MissingFact } from './missing';
import { possibleIdentities } from './possible-identity';
import { type MarriageReason, type Verdict, verdicts } from './reasons';
import { ageReasons, formerMarriageReasons, marriedReasons, sexReasons } from './state';

export interface MarriageVerdict {
	verdict: Verdict;
	/** All there are: law before custom, and of the law how the two are related first. */
	reasons: readonly MarriageReason[];
	/** What prevents `clear`. */
	missing: readonly MissingFact[];
}

/**
 * May these two marry? `today` is India's, at midnight UTC. The two are identified by a card, an account or an individual, and
 * the verdict is the same in either order, but for who is `one` and who is `other`.
 *
 * @throws RangeError for who is not in the records
 */
export function marriageVerdict(
	graph: MarriageGraph,
	oneId: string,
	otherId: string,
	today: Date,
): MarriageVerdict {
	return verdictOn(graph, getState(graph, oneId, today), getState(graph, otherId, today), today);
}

/** The same of one and each of many others, in their order. */
export function marriageVerdicts(
	graph: MarriageGraph,
	oneId: string,
	otherIds: readonly string[],
	today: Date,
): MarriageVerdict[] {
	const one = getState(graph, oneId, today);
	return otherIds.map((id) => verdictOn(graph, one, getState(graph, id, today), today));
}

/** Of one of the two, independent of the other. */
interface State extends Lineage {
	missing: readonly Lacking[];
}

function getState(graph: MarriageGraph, id: string, today: Date): State {
	const person = graph.individualOf(id);
	if (!person) throw new RangeError(`nobody is recorded as ${id}`);
	const lineage = getLineage(graph, person);
	return { ...lineage, missing: getLacking(graph, lineage, today) };
}

function verdictOn(graph: MarriageGraph, a: State, b: State, today: Date): MarriageVerdict {
	if (a.person.id === b.person.id) {
		return { verdict: 'blocked-by-law', reasons: [{ code: 'samePerson', kind: 'law' }], missing: [] };
	}
	const former = [formerMarriageReasons(a.person, 'one'), formerMarriageReasons(b.person, 'other')];
	const reasons: MarriageReason[] = [
		...sexReasons(a.person, b.person),
		// Of mother and son the relationship comes first, not that she is married.
		...degreeReasons(graph, a, b),
		...ageReasons(a.person, 'one', today),
		...ageReasons(b.person, 'other', today),
		...marriedReasons(graph, a.person, b.person.id, 'one'),
		...marriedReasons(graph, b.person, a.person.id, 'other'),
		...former.flatMap(({ law }) => law),
		...possibleIdentities(graph, a, b),
		...customReasons(a, b, graph.atlas),
		...former.flatMap(({ custom }) => custom),
	];
	const missing = [
		...a.missing.map((fact) => ({ of: 'one' as const, ...fact })),
		...b.missing.map((fact) => ({ of: 'other' as const, ...fact })),
	];
	const weights = [...reasons.map(getVerdict), missing.length > 0 ? 'unknown' : 'clear'] as const;
	return { verdict: verdicts.find((verdict) => weights.includes(verdict)) ?? 'clear', reasons, missing };
}

/** How grave a reason is by itself. */
function getVerdict({ code }: MarriageReason): Verdict {
	switch (code) {
		case 'maybeSamePerson':
			return 'unknown';
		case 'sameGroup':
			return 'blocked-by-custom';
		case 'sameGroupByTradition':
		case 'sameGotra':
		case 'mothersGroup':
		case 'grandmothersGroup':
		case 'divorced':
		case 'marriedBefore':
			return 'caution';
		default:
			return 'blocked-by-law';
	}
}
