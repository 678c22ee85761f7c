import type { ScoringProfile, ScoringRow, Wish } from '@/lib/features/matching/scoring/rules/criterion';
import { toScoringProfile } from '@/lib/features/matching/scoring/rules/profile';
import { getScore } from '@/lib/features/matching/scoring/rules/score';
import { meetsMusts } from '@/lib/features/matching/scoring/rules/wishes';
import { otherGender, type Reader } from './find-candidates';

export interface Candidate {
	id: string;
	profile: ScoringProfile;
	score: number;
}

/** Scores those who meet what the reader, their wishes and the filter insist on, and whose own wishes the reader meets. */
export function scoreCandidates(
	reader: Reader,
	rows: readonly ScoringRow[],
	{ me, filter }: { me: ScoringProfile; filter: readonly Wish[] },
	today: Date,
): Candidate[] {
	const gender = otherGender(reader);
	return rows.flatMap((row): Candidate[] => {
		const profile = toScoringProfile(row, gender, today);
		const isPossible = meetsMusts(profile, me.wishes) && meetsMusts(me, profile.wishes);
		if (!isPossible || !meetsMusts(profile, filter)) return [];
		return [{ id: row.id, profile, score: getScore(me, profile) }];
	});
}

/** The best by score; of equal ones always the same first. Those of the families near by come on top of the number. */
export function getBest(candidates: Candidate[], most: number, { nearProfileIds }: Reader): Candidate[] {
	const relatives = new Set(nearProfileIds);
	const sorted = candidates.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
	let strangers = 0;
	const end = sorted.findIndex(({ id }) => !relatives.has(id) && ++strangers > most);
	return end === -1 ? sorted : sorted.slice(0, end);
}
