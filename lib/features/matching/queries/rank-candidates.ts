import { profileForScoring, type ScoringProfile } from '@/lib/features/matching/scoring/rules/profile';
import { getScore } from '@/lib/features/matching/scoring/rules/score';
import { meetsMusts, type PartnerCriteria } from '@/lib/features/matching/scoring/rules/wishes';
import { otherGender, type Reader, type Seeker } from './find-candidates';

const dayMs = 24 * 60 * 60 * 1000;

export interface Candidate {
	id: string;
	profile: ScoringProfile;
	score: number;
}

/** Scores those who meet what the reader, their wishes and the filter insist on, and whose own wishes the reader meets. */
export function scoreCandidates(
	reader: Reader,
	rows: readonly (Seeker & { id: string })[],
	{ me, filter }: { me: ScoringProfile; filter: PartnerCriteria | null },
	today: Date,
): Candidate[] {
	return rows.flatMap((row): Candidate[] => {
		const profile = getProfile(row, otherGender(reader), today);
		const isWanted = meetsMusts(profile, me.asked) && meetsMusts(me, profile.asked);
		if (!isWanted || (filter && !meetsMusts(profile, filter))) return [];
		return [{ id: row.id, profile, score: getScore(me, profile) }];
	});
}

/** Each field by itself: thousands of rows are made into profiles, and a spread takes many times as long. */
export function getProfile(row: Seeker, gender: Reader['gender'], today: Date): ScoringProfile {
	const fields = {
		gender,
		bornOn: row.bornDay === null ? null : new Date(row.bornDay * dayMs),
		language: row.language,
		district: row.district,
		tehsil: row.tehsil,
		location: row.location,
		education: row.education,
		profession: row.profession,
		clan: row.clan,
		sakh: row.sakh,
		dynasty: row.dynasty,
		isManglik: row.isManglik,
		formerMarriage: row.formerMarriage,
		moon: row.moonFrom === null || row.moonTo === null ? null : { from: row.moonFrom, to: row.moonTo },
		wishes: row.wishes,
	};
	return profileForScoring(fields, today);
}

/** The best by score; of equal ones always the same first. Those of the families near by come on top of the number. */
export function getBest(candidates: Candidate[], most: number, { nearProfileIds }: Reader): Candidate[] {
	const relatives = new Set(nearProfileIds);
	const sorted = candidates.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
	let strangers = 0;
	const end = sorted.findIndex(({ id }) => !relatives.has(id) && ++strangers > most);
	return end === -1 ? sorted : sorted.slice(0, end);
}
