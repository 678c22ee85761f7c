import { marriageAge } from '@/lib/core/adult';
import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import { clanKeysOf, exogamousGroupOf } from '@/lib/rules/clan/groups';
import { type MarriageVerdict, marriageVerdicts } from '@/lib/rules/marriage/verdict';
import { type Families, familiesOf } from './families';
import {
	type ChosenRow,
	findCandidates,
	findChosen,
	findReader,
	otherGender,
	type Reader,
	type Seeker,
	type Wanted,
} from './queries';
import type { MatchesQuery } from './schema';
import { scoreOf } from './score';
import { profileForScoring, type ScoringProfile } from './scoring-profile';
import { type Asked, askedBy, meetsMusts, noWishes } from './wishes';

/** The longest list that anybody is answered. */
const mostMatches = 100;
/** So many of the best are looked at more closely, as some of them turn out to be barred. */
const mostChosen = 150;

const dayMs = 24 * 60 * 60 * 1000;

interface Candidate {
	id: string;
	profile: ScoringProfile;
	score: number;
}

/** Somebody whom the reader may marry by all that is known, and how well the two go together. */
interface Match extends Candidate {
	told: ChosenRow;
	verdict: MarriageVerdict;
}

export interface Matches {
	reader: Reader;
	me: ScoringProfile;
	families: Families;
	/** The best first. */
	matches: Match[];
}

/** One of them, found by itself. */
export type MatchFound = Omit<Matches, 'matches'> & { match: Match };

/** What keeps the others away, apart from what always does. */
interface Search {
	onlyIds: readonly string[] | null;
	filter: Asked | null;
}

/** A member's matches, the best first; none for who does not tell enough of themselves. */
export async function findMatches(readerId: string, query: MatchesQuery, now: Date): Promise<Matches> {
	const found = await search(await getReader(readerId, now), { onlyIds: null, filter: filterOf(query) }, now);
	return { ...found, matches: found.matches.slice(0, mostMatches) };
}

/**
 * One of the reader's matches, as the list has it.
 *
 * @throws DomainError `notFound` for everybody else
 */
export async function getMatch(reader: Reader, otherId: string, now: Date): Promise<MatchFound> {
	const { matches, ...found } = await search(reader, { onlyIds: [otherId], filter: null }, now);
	const [match] = matches;
	if (!match) throw new DomainError('notFound');
	return { ...found, match };
}

/** Those of some members who are a member's matches. */
export async function findMatchesAmong(
	readerId: string,
	otherIds: readonly string[],
	now: Date,
): Promise<ReadonlySet<string>> {
	if (otherIds.length === 0) return new Set();
	const reader = await getReader(readerId, now);
	const { matches } = await search(reader, { onlyIds: otherIds, filter: null }, now);
	return new Set(matches.map(({ id }) => id));
}

async function search(reader: Reader, { onlyIds, filter }: Search, now: Date): Promise<Matches> {
	const today = todayInIndia(now);
	const me = profileOf(reader, reader.gender, today);
	const wanted = wantedBy(reader, { onlyIds, filter, asked: me.asked }, today);
	const rows = await findCandidates(reader, wanted, now);
	const candidates = rows.flatMap((row): Candidate[] => {
		const profile = profileOf(row, otherGender(reader), today);
		const isWanted = meetsMusts(profile, me.asked) && meetsMusts(me, profile.asked);
		if (!isWanted || (filter && !meetsMusts(profile, filter))) return [];
		return [{ id: row.id, profile, score: scoreOf(me, profile) }];
	});
	const best = bestOf(candidates, onlyIds ? candidates.length : mostChosen, reader);
	const chosen = await findChosen(
		reader.id,
		best.map(({ id }) => id),
		agreedIds(reader),
	);
	const families = familiesOf([reader.near, chosen.upward]);
	return {
		reader,
		me,
		families,
		matches: withVerdicts(reader.id, { best, told: chosen.rows, families }, today),
	};
}

/** @throws DomainError `auth.required` when the account has just been removed */
export async function getReader(readerId: string, now: Date): Promise<Reader> {
	const reader = await findReader(readerId, now);
	if (!reader) throw new DomainError('auth.required');
	return reader;
}

/** Each field by itself: thousands of rows are made into profiles, and a spread takes many times as long. */
function profileOf(row: Seeker, gender: Reader['gender'], today: Date): ScoringProfile {
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

/** A filter is a must for once. */
function filterOf({ ageFrom, ageTo, place, education, clan }: MatchesQuery): Asked {
	const wishes = {
		...noWishes,
		...{ ageFrom: ageFrom ?? null, ageTo: ageTo ?? null, isAgeMust: true },
		...{ districts: place ? [place] : [], isPlaceMust: true },
		...{ education: education ?? null, isEducationMust: true },
		...{ clans: clan ? [clan] : [], isClanMust: true },
	};
	return askedBy(wishes, null);
}

/** Whom the database is to look for. */
export function wantedBy(
	reader: Reader,
	{ onlyIds, filter, asked }: Search & { asked: Asked },
	today: Date,
): Wanted {
	return {
		onlyIds,
		notIds: [...reader.hiddenIds, ...reader.blockedIds],
		barredClanKeys: barredClanKeys(reader),
		...birthsOf(reader, [asked, filter], today),
	};
}

/** What the ages that are asked for make of the births to be looked for. */
function birthsOf(reader: Reader, asked: readonly (Asked | null)[], today: Date) {
	const ages = asked.flatMap((one) => (one?.age && one.musts.includes('age') ? [one.age] : []));
	const least = Math.max(marriageAge[otherGender(reader)], ...ages.map(({ from }) => from));
	const most = Math.min(...ages.map(({ to }) => to));
	const bornFrom = Number.isFinite(most) ? bornOnFromAge(most + 1, today) : null;
	return { bornFrom, bornTo: bornOnFromAge(least, today) };
}

/** The clan that the reader tells. Where only the family does, the verdict knows. */
function barredClanKeys({ clan }: Reader): string[] {
	const group = exogamousGroupOf(clan);
	return group ? clanKeysOf(group) : [];
}

/** The best by score; of equal ones always the same first. Those of the families near by come on top of the number. */
function bestOf(candidates: Candidate[], most: number, { near }: Reader): Candidate[] {
	const relatives = new Set(near.profiles.map(({ id }) => id));
	const sorted = candidates.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
	let strangers = 0;
	const end = sorted.findIndex(({ id }) => !relatives.has(id) && ++strangers > most);
	return end === -1 ? sorted : sorted.slice(0, end);
}

/** Those who agreed to be in touch with the reader; nobody while the reader’s own address is not confirmed. */
function agreedIds({ id, interests, emailConfirmed }: Reader): string[] {
	if (!emailConfirmed) return [];
	return interests
		.filter(({ status }) => status === 'accepted')
		.map(({ fromMemberId, toMemberId }) => (fromMemberId === id ? toMemberId : fromMemberId));
}

interface Best {
	best: Candidate[];
	told: ChosenRow[];
	families: Families;
}

/** Without those whom law or custom keeps from marrying the reader. */
function withVerdicts(readerId: string, { best, told, families }: Best, today: Date): Match[] {
	const rows = new Map(told.map((row) => [row.id, row]));
	// An account may have gone since the candidates were read.
	const there = best.flatMap((candidate) => {
		const row = rows.get(candidate.id);
		return row ? [{ ...candidate, told: row }] : [];
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
