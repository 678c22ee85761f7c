import { marriageAge } from '@/lib/core/adult';
import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { readAtlas } from '@/lib/features/heritage/khaanp/rules/read-atlas';
import { type MatchesQuery, noWishes, type PartnerWishes } from '@/lib/features/matching/schema';
import type { ScoringProfile, ScoringRow, Wish } from '@/lib/features/matching/scoring/rules/criterion';
import { meetsMusts, readWishes, toScoringProfile } from '@/lib/features/matching/scoring/rules/profile';
import { getScore } from '@/lib/features/matching/scoring/rules/score';

import type { Party } from '@/lib/features/matching/verdicts/dto/marriage';
import { askFamilies } from '@/lib/features/matching/verdicts/queries/ask-families';
import {
	type FamilyRequests,
	isBlocked,
	type MatchVerdict,
	type StoredFamilies,
} from '@/lib/features/matching/verdicts/rules/open-families';
import type { VerdictReply } from '@/lib/features/matching/verdicts/schema';
import { findExogamousGroup, getClanKeys } from '@/lib/rules/clan/groups';
import {
	type Agreed,
	type ChosenRow,
	findCandidates,
	findChosen,
	getCandidateGender,
	type Seeker,
	type Wanted,
} from './find-candidates';

/** The longest list that anybody is answered. */
const maxMatches = 100;
/** So many of the best are looked at more closely, as some of them turn out to be barred. */
const maxChosen = 150;

interface Candidate {
	id: string;
	profile: ScoringProfile;
	score: number;
}

interface ChosenCandidate extends Candidate {
	row: ChosenRow;
}

/** A member that the seeker may marry by all that is known, and how well the two go together. */
export type Match = ChosenCandidate & MatchVerdict;

export interface Matches {
	seeker: Seeker;
	seekerProfile: ScoringProfile;
	/** The best first. */
	matches: Match[];
}

/** One of them, found by itself. */
export interface MatchFound extends Omit<Matches, 'matches'> {
	match: Match;
	/** All of the verdict. */
	marriage: VerdictReply;
}

/** A member's matches, the best first; none for who does not tell enough of themselves. */
export async function findMatches(
	seeker: Seeker,
	query: MatchesQuery,
	language: Language,
	now: Date,
): Promise<Matches> {
	const { seekerProfile, candidates, families } = await choose(
		seeker,
		{ onlyIds: null, filter: getFilter(query) },
		now,
	);
	const input = listCouples(seeker, candidates, language, now);
	const verdicts = await askFamilies({ name: 'matches', input, families });
	const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
	const matches = verdicts.flatMap((verdict) => {
		const candidate = byId.get(verdict.id);
		return candidate ? [{ ...candidate, ...verdict }] : [];
	});
	return { seeker, seekerProfile, matches };
}

/**
 * One of the seeker's matches, as the list has it.
 *
 * @throws DomainError `notFound` for everybody else
 */
export async function getMatch(
	seeker: Seeker,
	candidateId: string,
	language: Language,
	now: Date,
): Promise<MatchFound> {
	const { seekerProfile, candidates, families } = await choose(
		seeker,
		{ onlyIds: [candidateId], filter: null },
		now,
	);
	const [candidate] = candidates;
	if (!candidate) throw new DomainError('notFound');
	const couple = { one: getSeekerParty(seeker), other: getCandidateParty(candidate.row) };
	const input = { ...couple, language, today: todayInIndia(now) };
	const marriage = await askFamilies({ name: 'marriage', input, families });
	if (isBlocked(marriage)) throw new DomainError('notFound');
	const match = {
		...candidate,
		verdict: marriage.verdict,
		cautions: marriage.reasons.map(({ text }) => text),
		missingCount: marriage.missing.length,
		path: marriage.path?.words ?? null,
	};
	return { seeker, seekerProfile, match, marriage };
}

/** Finds the seeker's matches among members. */
export async function findMatchesAmong(
	seeker: Seeker,
	candidateIds: readonly string[],
	now: Date,
): Promise<string[]> {
	const { candidates, families } = await choose(seeker, { onlyIds: candidateIds, filter: null }, now);
	return askFamilies({
		name: 'possible',
		input: {
			seeker: { id: seeker.id },
			candidates: candidates.map(({ id }) => ({ id })),
			today: todayInIndia(now),
		},
		families,
	});
}

/**
 * Finds the members who would be matches of the seeker's if no ancestor of two trees were joined, with the reasons that were
 * none before: both of the two learn why they are not shown to each other.
 */
export async function findStopped(
	seeker: Seeker,
	language: Language,
	now: Date,
): Promise<FamilyRequests['stopped']['response']> {
	const hasJoins = await askFamilies({ name: 'hasJoins', input: null, families: getStored(seeker) });
	if (!hasJoins) return [];
	const { candidates, families } = await choose(seeker, { onlyIds: null, filter: null }, now);
	return askFamilies({ name: 'stopped', input: listCouples(seeker, candidates, language, now), families });
}

/** The records near a seeker, with other readings. */
export function getStored(
	{ viewerId, nearJson, atlas }: Seeker,
	...others: readonly string[]
): StoredFamilies {
	return { viewerId, readings: [nearJson, ...others], atlas };
}

async function choose(seeker: Seeker, { onlyIds, filter }: Search, now: Date) {
	const today = todayInIndia(now);
	const seekerProfile = toScoringProfile(seeker, seeker.gender, today);
	const found = await findCandidates(seeker, getWanted(seeker, { onlyIds, filter }, today), now);
	const filterWishes = filter ? readWishes(filter, { isManglik: null, moon: null, gender: null }) : [];
	const scored = scoreCandidates(seeker, found, { seekerProfile, filter: filterWishes }, today);
	const best = getBest(scored, onlyIds ? scored.length : maxChosen, seeker);
	const ids = best.map(({ id }) => id);
	const chosen = await findChosen(seeker.viewerId, { ids, agreed: getAgreed(seeker) }, now);
	const rows = new Map(chosen.rows.map((row) => [row.id, row]));
	// An account may have gone since the candidates were read.
	const candidates = best.flatMap((candidate): ChosenCandidate[] => {
		const row = rows.get(candidate.id);
		return row ? [{ ...candidate, row }] : [];
	});
	return { seekerProfile, candidates, families: getStored(seeker, chosen.upwardJson) };
}

/** What keeps the others away, apart from what always does. */
interface Search {
	onlyIds: readonly string[] | null;
	filter: PartnerWishes | null;
}

/** A filter is a must for once. */
function getFilter({ ageFrom, ageTo, place, education, clan }: MatchesQuery): PartnerWishes {
	return {
		...noWishes,
		ageFrom: ageFrom ?? null,
		ageTo: ageTo ?? null,
		isAgeMust: true,
		districts: place ? [place] : [],
		isPlaceMust: true,
		education: education ?? null,
		isEducationMust: true,
		clans: clan ? [clan] : [],
		isClanMust: true,
	};
}

/** Whom the database is to look for. */
export function getWanted(seeker: Seeker, { onlyIds, filter }: Search, today: Date): Wanted {
	const { bornFrom, bornTo } = getBirths(seeker, [seeker.wishes, filter], today);
	return {
		onlyIds,
		notIds: [...seeker.hiddenIds, ...seeker.blockedIds],
		barredClanKeys: findBarredClanKeys(seeker),
		bornFrom,
		bornTo,
	};
}

/** The births between which the ages lie that are a must. */
function getBirths(seeker: Seeker, allWishes: readonly (PartnerWishes | null)[], today: Date) {
	const musts = allWishes.filter((wishes) => wishes?.isAgeMust);
	const least = Math.max(
		marriageAge[getCandidateGender(seeker)],
		...musts.map((wishes) => wishes?.ageFrom ?? 0),
	);
	const most = Math.min(...musts.map((wishes) => wishes?.ageTo ?? Number.POSITIVE_INFINITY));
	const bornFrom = Number.isFinite(most) ? bornOnFromAge(most + 1, today) : null;
	return { bornFrom, bornTo: bornOnFromAge(least, today) };
}

/** The clan that the seeker tells. Where only the family does, the verdict knows. */
function findBarredClanKeys({ clan, atlas }: Seeker): string[] {
	const group = findExogamousGroup(clan);
	if (!clan || !group) return [];
	const { exogamousKulOf } = readAtlas(atlas);
	const kul = exogamousKulOf(clan);
	return getClanKeys(group).filter((key) => exogamousKulOf(key) === kul);
}

/** Scores those who meet what the seeker, their wishes and the filter insist on, and whose own wishes the seeker meets. */
function scoreCandidates(
	seeker: Seeker,
	rows: readonly ScoringRow[],
	{ seekerProfile, filter }: { seekerProfile: ScoringProfile; filter: readonly Wish[] },
	today: Date,
): Candidate[] {
	const gender = getCandidateGender(seeker);
	return rows.flatMap((row): Candidate[] => {
		const profile = toScoringProfile(row, gender, today);
		const isPossible = meetsMusts(profile, seekerProfile.wishes) && meetsMusts(seekerProfile, profile.wishes);
		if (!isPossible || !meetsMusts(profile, filter)) return [];
		return [{ id: row.id, profile, score: getScore(seekerProfile, profile) }];
	});
}

/** The best by score; of equal ones always the same first. Those of the families near by come on top of the number. */
function getBest(candidates: Candidate[], most: number, { nearProfileIds }: Seeker): Candidate[] {
	const relatives = new Set(nearProfileIds);
	const sorted = candidates.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
	let strangers = 0;
	const end = sorted.findIndex(({ id }) => !relatives.has(id) && ++strangers > most);
	return end === -1 ? sorted : sorted.slice(0, end);
}

function listCouples(seeker: Seeker, candidates: readonly ChosenCandidate[], language: Language, now: Date) {
	return {
		seeker: getSeekerParty(seeker),
		candidates: candidates.map(({ row }) => getCandidateParty(row)),
		language,
		today: todayInIndia(now),
		most: maxMatches,
	};
}

export function getSeekerParty({ id, viewerId, viewersCardId, name, nameInOtherScript }: Seeker): Party {
	return { id, name, nameInOtherScript, isMe: viewerId === id, cardId: viewersCardId };
}

export function getCandidateParty({ id, name, nameInOtherScript }: ChosenRow): Party {
	return { id, name, nameInOtherScript, isMe: false, cardId: null };
}

/** Those who agreed to be in touch with the seeker; nobody while the seeker’s own address is not confirmed. */
export function getAgreed({ id, interests, emailConfirmed }: Seeker): Agreed[] {
	if (!emailConfirmed) return [];
	return interests
		.filter(({ status }) => status === 'accepted')
		.map(({ fromMemberId, toMemberId, fromById, toById }) =>
			fromMemberId === id ? { id: toMemberId, byId: toById } : { id: fromMemberId, byId: fromById },
		);
}
