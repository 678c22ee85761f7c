import type { PartnerWishes } from '@/lib/features/matching/schema';
import {
	profileForScoring,
	type ScoringProfile,
	type ScoringRow,
} from '@/lib/features/matching/scoring/rules/profile';
import { noWishes } from '@/lib/features/matching/scoring/rules/wishes';

export const scoringDay = new Date('2026-11-22T00:00:00Z');

/** Wishes that ask nothing but what is said. */
export function wishing(more: Partial<PartnerWishes>): PartnerWishes {
	return { ...noWishes, ...more };
}

type ScoringInput = Partial<Omit<ScoringRow, 'bornOn'>> & { bornOn?: string };

/** A man with no other data than the given. */
export function scored({ bornOn, ...more }: ScoringInput = {}): ScoringProfile {
	const row: ScoringRow = {
		gender: 'Male',
		bornOn: bornOn === undefined ? null : new Date(bornOn),
		language: 'hi',
		...{ district: null, tehsil: null, location: null, education: null, profession: null },
		...{ clan: null, sakh: null, dynasty: null, isManglik: null },
		...{ formerMarriage: null, moon: null, wishes: null },
		...more,
	};
	return profileForScoring(row, scoringDay);
}

/** The same of a woman. */
export function scoredWoman(input: ScoringInput = {}): ScoringProfile {
	return scored({ gender: 'Female', ...input });
}
