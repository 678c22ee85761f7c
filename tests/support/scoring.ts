import { noWishes, type PartnerWishes } from '@/lib/features/matching/schema';
import type { ScoringProfile, ScoringRow } from '@/lib/features/matching/scoring/rules/criterion';
import { toScoringProfile } from '@/lib/features/matching/scoring/rules/profile';

const dayMs = 24 * 60 * 60 * 1000;

export const scoringDay = new Date('2026-11-22T00:00:00Z');

/** Wishes that ask nothing but what is said. */
export function wishing(more: Partial<PartnerWishes>): PartnerWishes {
	return { ...noWishes, ...more };
}

type ScoringInput = Partial<Omit<ScoringRow, 'bornDay'>> & { bornOn?: string };

/** A man with no other data than the given. */
export function scored(input: ScoringInput = {}): ScoringProfile {
	return toScoringProfile(toRow(input), 'Male', scoringDay);
}

/** The same of a woman. */
export function scoredWoman(input: ScoringInput = {}): ScoringProfile {
	return toScoringProfile(toRow(input), 'Female', scoringDay);
}

function toRow({ bornOn, ...more }: ScoringInput): ScoringRow {
	return {
		id: '',
		bornDay: bornOn === undefined ? null : Date.parse(bornOn) / dayMs,
		language: 'hi',
		district: null,
		tehsil: null,
		location: null,
		education: null,
		profession: null,
		clan: null,
		sakh: null,
		dynasty: null,
		isManglik: null,
		formerMarriage: null,
		moonFrom: null,
		moonTo: null,
		wishes: null,
		...more,
	};
}
