import { todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import { type MarriageVerdict, marriageVerdicts } from '@/lib/rules/marriage/verdict';
import { getFilter, getReader, type Search, wantedBy } from './candidates';
import { type Families, getFamilies, withoutJoins } from './families';
import { isBlocked, type Match, withVerdicts } from './match-verdicts';
import { type Agreed, findCandidates, findChosen, type Reader } from './queries';
import { getBest, getProfile, scoreCandidates } from './ranking';
import type { MatchesQuery } from './schema';
import type { ScoringProfile } from './scoring-profile';

/** The longest list that anybody is answered. */
const maxMatches = 100;
/** So many of the best are looked at more closely, as some of them turn out to be barred. */
const maxChosen = 150;

export interface Matches {
	reader: Reader;
	me: ScoringProfile;
	families: Families;
	/** The best first. */
	matches: Match[];
}

/** One of them, found by itself. */
export type MatchFound = Omit<Matches, 'matches'> & { match: Match };

/** A member's matches, the best first; none for who does not tell enough of themselves. */
export async function findMatches(reader: Reader, query: MatchesQuery, now: Date): Promise<Matches> {
	const found = await search(reader, { onlyIds: null, filter: getFilter(query) }, now);
	return { ...found, matches: found.matches.slice(0, maxMatches) };
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

async function search(reader: Reader, which: Search, now: Date): Promise<Matches> {
	const { me, best, chosen } = await choose(reader, which, now);
	const families = getFamilies([reader.near, chosen.upward], reader);
	const matches = withVerdicts(reader.id, { best, chosen: chosen.rows, families }, todayInIndia(now));
	return { reader, me, families, matches };
}

export interface StoppedMatches {
	reader: Reader;
	families: Families;
	stopped: { id: string; row: Match['row']; verdict: MarriageVerdict; before: MarriageVerdict }[];
}

/**
 * Who would be a match of the reader's if no ancestor of two trees were joined, with the verdict that stops it: both of the
 * two learn why they are not shown to each other. Null where nobody near the reader is joined.
 */
export async function findStopped(reader: Reader, now: Date): Promise<StoppedMatches | null> {
	const readerId = reader.id;
	if (!reader.near.samePeople.some(({ isSame }) => isSame)) return null;
	const { best, chosen } = await choose(reader, { onlyIds: null, filter: null }, now);
	const read = [reader.near, chosen.upward];
	const families = getFamilies(read, reader);
	const apart = { best, chosen: chosen.rows, families: getFamilies(read.map(withoutJoins), reader) };
	const before = withVerdicts(readerId, apart, todayInIndia(now));
	const verdicts = marriageVerdicts(
		families.graph,
		readerId,
		before.map(({ id }) => id),
		todayInIndia(now),
	);
	const stopped = before.flatMap(({ id, row, verdict: was }, at) => {
		const verdict = verdicts[at];
		return verdict && isBlocked(verdict) ? [{ id, row, verdict, before: was }] : [];
	});
	return { reader, families, stopped: stopped.slice(0, maxMatches) };
}

async function choose(reader: Reader, { onlyIds, filter }: Search, now: Date) {
	const today = todayInIndia(now);
	const me = getProfile(reader, reader.gender, today);
	const wanted = wantedBy(reader, { onlyIds, filter, asked: me.asked }, today);
	const rows = await findCandidates(reader, wanted, now);
	const candidates = scoreCandidates(reader, rows, { me, filter }, today);
	const best = getBest(candidates, onlyIds ? candidates.length : maxChosen, reader);
	const ids = best.map(({ id }) => id);
	const chosen = await findChosen(reader.viewerId, { ids, agreed: getAgreed(reader) }, now);
	return { me, best, chosen };
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
