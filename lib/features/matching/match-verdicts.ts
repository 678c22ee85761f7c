import { type MarriageVerdict, marriageVerdicts } from '@/lib/rules/marriage/verdict';
import type { Families } from './families';
import type { ChosenRow } from './queries';
import type { Candidate } from './ranking';

/** Somebody whom the reader may marry by all that is known, and how well the two go together. */
export interface Match extends Candidate {
	row: ChosenRow;
	verdict: MarriageVerdict;
}

interface Best {
	best: Candidate[];
	chosen: ChosenRow[];
	families: Families;
}

/** Without those whom law or custom keeps from marrying the reader. */
export function withVerdicts(readerId: string, { best, chosen, families }: Best, today: Date): Match[] {
	const rows = new Map(chosen.map((row) => [row.id, row]));
	// An account may have gone since the candidates were read.
	const there = best.flatMap((candidate) => {
		const row = rows.get(candidate.id);
		return row ? [{ ...candidate, row: row }] : [];
	});
	const verdicts = marriageVerdicts(
		families.graph,
		readerId,
		there.map(({ id }) => id),
		today,
	);
	return there.flatMap((candidate, at) => {
		const verdict = verdicts[at];
		return verdict && !isBlocked(verdict) ? [{ ...candidate, verdict }] : [];
	});
}

export function isBlocked({ verdict }: MarriageVerdict): boolean {
	return verdict === 'blocked-by-law' || verdict === 'blocked-by-custom';
}
