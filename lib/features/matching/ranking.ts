import type { Reader, Seeker } from './queries';
import { profileForScoring, type ScoringProfile } from './scoring-profile';

const dayMs = 24 * 60 * 60 * 1000;

export interface Candidate {
	id: string;
	profile: ScoringProfile;
	score: number;
}

/** Each field by itself: thousands of rows are made into profiles, and a spread takes many times as long. */
export function profileOf(row: Seeker, gender: Reader['gender'], today: Date): ScoringProfile {
	const told = {
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
		wishes: row.wishes,
	};
	return profileForScoring(told, today);
}

/** The best by score; of equal ones always the same first. Those of the families near by come on top of the number. */
export function bestOf(candidates: Candidate[], most: number, { near }: Reader): Candidate[] {
	const relatives = new Set(near.profiles.map(({ id }) => id));
	const sorted = candidates.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
	let strangers = 0;
	const end = sorted.findIndex(({ id }) => !relatives.has(id) && ++strangers > most);
	return end === -1 ? sorted : sorted.slice(0, end);
}
