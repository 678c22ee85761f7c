import { todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import type { MatchesQuery, VerdictReply } from '@/lib/features/matching/schema';
import type { ScoringProfile } from '@/lib/features/matching/scoring/rules/criterion';
import { toScoringProfile } from '@/lib/features/matching/scoring/rules/profile';
import { readWishes } from '@/lib/features/matching/scoring/rules/wishes';
import type { Party } from '@/lib/features/matching/verdicts/dto/marriage';
import { askFamilies } from '@/lib/features/matching/verdicts/queries/ask-families';
import {
	type FamilyRequests,
	isBlocked,
	type MatchVerdict,
	type StoredFamilies,
} from '@/lib/features/matching/verdicts/rules/open-families';
import { type Agreed, type ChosenRow, findCandidates, findChosen, type Reader } from './find-candidates';
import { type Candidate, getBest, scoreCandidates } from './rank-candidates';
import { getFilter, type Search, wantedBy } from './search-candidates';

/** The longest list that anybody is answered. */
const maxMatches = 100;
/** So many of the best are looked at more closely, as some of them turn out to be barred. */
const maxChosen = 150;

interface ChosenCandidate extends Candidate {
	row: ChosenRow;
}

/** A member that the reader may marry by all that is known, and how well the two go together. */
export type Match = ChosenCandidate & MatchVerdict;

export interface Matches {
	reader: Reader;
	me: ScoringProfile;
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
	reader: Reader,
	query: MatchesQuery,
	language: Language,
	now: Date,
): Promise<Matches> {
	const { me, candidates, families } = await choose(reader, { onlyIds: null, filter: getFilter(query) }, now);
	const input = listCouples(reader, candidates, language, now);
	const verdicts = await askFamilies({ name: 'matches', input, families });
	const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
	const matches = verdicts.flatMap((verdict) => {
		const candidate = byId.get(verdict.id);
		return candidate ? [{ ...candidate, ...verdict }] : [];
	});
	return { reader, me, matches };
}

/**
 * One of the reader's matches, as the list has it.
 *
 * @throws DomainError `notFound` for everybody else
 */
export async function getMatch(
	reader: Reader,
	otherId: string,
	language: Language,
	now: Date,
): Promise<MatchFound> {
	const { me, candidates, families } = await choose(reader, { onlyIds: [otherId], filter: null }, now);
	const [candidate] = candidates;
	if (!candidate) throw new DomainError('notFound');
	const couple = { one: getReaderParty(reader), other: getOtherParty(candidate.row) };
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
	return { reader, me, match, marriage };
}

/** Finds the reader's matches among members. */
export async function findMatchesAmong(
	reader: Reader,
	otherIds: readonly string[],
	now: Date,
): Promise<string[]> {
	const { candidates, families } = await choose(reader, { onlyIds: otherIds, filter: null }, now);
	const others = candidates.map(({ id }) => ({ id }));
	const input = { one: { id: reader.id }, others, today: todayInIndia(now) };
	return askFamilies({ name: 'possible', input, families });
}

/**
 * Finds the members who would be matches of the reader's if no ancestor of two trees were joined, with the reasons that were
 * none before: both of the two learn why they are not shown to each other.
 */
export async function findStopped(
	reader: Reader,
	language: Language,
	now: Date,
): Promise<FamilyRequests['stopped']['response']> {
	const hasJoins = await askFamilies({ name: 'hasJoins', input: null, families: getStored(reader) });
	if (!hasJoins) return [];
	const { candidates, families } = await choose(reader, { onlyIds: null, filter: null }, now);
	return askFamilies({ name: 'stopped', input: listCouples(reader, candidates, language, now), families });
}

/** The records near a reader, with other readings. */
export function getStored(
	{ viewerId, nearJson, atlas }: Reader,
	...others: readonly string[]
): StoredFamilies {
	return { viewerId, readings: [nearJson, ...others], atlas };
}

async function choose(reader: Reader, { onlyIds, filter }: Search, now: Date) {
	const today = todayInIndia(now);
	const me = toScoringProfile(reader, reader.gender, today);
	const found = await findCandidates(reader, wantedBy(reader, { onlyIds, filter }, today), now);
	const filterWishes = filter ? readWishes(filter, { isManglik: null, moon: null, gender: null }) : [];
	const scored = scoreCandidates(reader, found, { me, filter: filterWishes }, today);
	const best = getBest(scored, onlyIds ? scored.length : maxChosen, reader);
	const ids = best.map(({ id }) => id);
	const chosen = await findChosen(reader.viewerId, { ids, agreed: getAgreed(reader) }, now);
	const rows = new Map(chosen.rows.map((row) => [row.id, row]));
	// An account may have gone since the candidates were read.
	const candidates = best.flatMap((candidate): ChosenCandidate[] => {
		const row = rows.get(candidate.id);
		return row ? [{ ...candidate, row }] : [];
	});
	return { me, candidates, families: getStored(reader, chosen.upwardJson) };
}

function listCouples(reader: Reader, candidates: readonly ChosenCandidate[], language: Language, now: Date) {
	const couples = { one: getReaderParty(reader), others: candidates.map(({ row }) => getOtherParty(row)) };
	return { ...couples, language, today: todayInIndia(now), most: maxMatches };
}

export function getReaderParty({ id, viewerId, viewersCardId, name, nameInOtherScript }: Reader): Party {
	return { id, name, nameInOtherScript, isMe: viewerId === id, cardId: viewersCardId };
}

export function getOtherParty({ id, name, nameInOtherScript }: ChosenRow): Party {
	return { id, name, nameInOtherScript, isMe: false, cardId: null };
}

/** Those who agreed to be in touch with the reader; nobody while the reader’s own address is not confirmed. */
export function getAgreed({ id, interests, emailConfirmed }: Reader): Agreed[] {
	if (!emailConfirmed) return [];
	return interests
		.filter(({ status }) => status === 'accepted')
		.map(({ fromMemberId, toMemberId, fromById, toById }) =>
			fromMemberId === id ? { id: toMemberId, byId: toById } : { id: fromMemberId, byId: fromById },
		);
}
