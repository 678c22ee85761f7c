import { textOfDay } from '@/lib/rules/gedcom/dates';
import type { Fact, FactTag } from '@/lib/rules/gedcom/facts';
import {
	endOf,
	getWedding,
	isSameDay,
	isSameWedding,
	unknownWedding,
	type Wedding,
	weddingText,
} from './fact-dates';
import { joined, mainFact, withoutHeld } from './held-facts';

export interface UnionFields extends Wedding {
	endedOn: Date | null;
	endedBy: 'death' | 'divorce' | null;
	place: string | null;
}

const longestPlace = 200;

const isEnd = ({ tag }: Fact) => tag === 'DIV' || tag === 'ANUL';

/**
 * The weddings and divorces of a couple as they followed each other: by their dates, and those without a date after the one before
 * them in the file. A divorce comes after the first wedding unless both dates say otherwise.
 */
function getEvents(facts: readonly Fact[]): Fact[] {
	let time = Number.MIN_SAFE_INTEGER;
	const events = facts
		.filter((fact) => fact.tag === 'MARR' || isEnd(fact))
		.map((fact) => {
			const day = fact.tag === 'MARR' ? getWedding(fact).marriedOn : endOf(fact);
			time = day?.getTime() ?? time;
			return { fact, time, isDated: day !== null };
		})
		.toSorted((a, b) => a.time - b.time);
	const at = events.findIndex(({ fact }) => fact.tag === 'MARR');
	const wedding = events[at];
	const earlier = events.slice(0, Math.max(at, 0));
	const isFirst = !wedding || (wedding.isDated && earlier.every(({ isDated }) => isDated));
	const ordered = isFirst ? events : [wedding, ...earlier, ...events.slice(at + 1)];
	return ordered.map(({ fact }) => fact);
}

/** Whether a couple has divorced and married again. */
export function isMarriedAgain(facts: readonly Fact[]): boolean {
	const events = getEvents(facts);
	return events.at(-1)?.tag === 'MARR' && events.some(isEnd);
}

/** Whether a couple has divorced on that day and married again. */
export function endsBeforeWedding(facts: readonly Fact[], endedOn: Date | null): boolean {
	return isMarriedAgain(facts) && facts.some((fact) => isEnd(fact) && isSameDay(endOf(fact), endedOn));
}

/** What a file tells of a marriage; one whose husband or wife has passed away has ended by that. */
export function getUnionFields(facts: readonly Fact[], hasOneDied: boolean): UnionFields {
	const marriage = facts.find(({ tag }) => tag === 'MARR');
	const last = getEvents(facts).at(-1);
	const divorce = last && isEnd(last) ? last : null;
	const wedding = marriage ? getWedding(marriage) : unknownWedding;
	const { marriedOn } = wedding;
	const ended = divorce && endOf(divorce);
	const place = marriage?.place ?? '';
	return {
		...wedding,
		endedOn: ended && (!marriedOn || ended >= marriedOn) ? ended : null,
		endedBy: divorce ? 'divorce' : hasOneDied ? 'death' : null,
		place: place === '' || place.length > longestPlace ? null : place,
	};
}

/** How a marriage that was annulled has ended, the file's own words say. */
function derivedUnionFacts(
	{ marriedOn, marriedPrecision, endedOn, endedBy, place }: UnionFields,
	known: readonly Fact[],
): Fact[] {
	const isDivorce = endedBy === 'divorce' && !known.some(({ tag }) => tag === 'ANUL');
	const date = weddingText({ marriedOn, marriedPrecision });
	const marriage: Fact = {
		tag: 'MARR',
		...(date !== undefined && { date }),
		...(place !== null && { place }),
	};
	const divorce: Fact = { tag: 'DIV', ...(endedOn && { date: textOfDay(endedOn) }) };
	return [...(marriedOn || place !== null ? [marriage] : []), ...(isDivorce ? [divorce] : [])];
}

/** What of a file's facts is to be kept beside the fields of a marriage. */
export function leftUnionFacts(facts: readonly Fact[], fields: UnionFields): Fact[] {
	return withoutHeld(facts, derivedUnionFacts(fields, facts));
}

/** What is kept beside the fields of a marriage that was there, once a file has more of it. */
export function withFactsOfUnion(
	there: readonly Fact[],
	imported: readonly Fact[],
	fields: UnionFields,
): Fact[] {
	const left = leftUnionFacts(imported, fields);
	const derived = derivedUnionFacts(fields, [...there, ...left]);
	return joined(there, left, derived, (stored) => factsOfUnion(fields, stored));
}

/** The details of a marriage, with the words of the file that it came from where they are still true. */
export function factsOfUnion(fields: UnionFields, stored: readonly Fact[]): Fact[] {
	const derived = derivedUnionFacts(fields, stored);
	const findDerived = (tag: FactTag) => derived.find((fact) => fact.tag === tag);
	const { marriedOn, place } = fields;
	const weddings = mainFact(
		stored,
		'MARR',
		findDerived('MARR'),
		(fact) =>
			(marriedOn === null || isSameWedding(getWedding(fact), fields)) &&
			(place === null || fact.place === place),
	);
	const others = stored.filter((fact) => fact.tag !== 'MARR' && !isEnd(fact));
	return [...withDivorce(getHistory(weddings, stored), fields, findDerived('DIV')), ...others];
}

/** The weddings and divorces in the order of the file, the first wedding as the fields have it. */
function getHistory(weddings: readonly Fact[], stored: readonly Fact[]): Fact[] {
	const left = [...weddings];
	const history = stored.flatMap((fact) =>
		fact.tag === 'MARR' ? left.splice(0, 1) : isEnd(fact) ? [fact] : [],
	);
	return [...left, ...history];
}

/** The divorce after the last wedding is the one that the fields hold; a couple that is married has none. */
function withDivorce(
	history: readonly Fact[],
	{ endedBy, endedOn }: UnionFields,
	derived: Fact | undefined,
): Fact[] {
	const events = getEvents(history);
	const ends = events.slice(events.findLastIndex(({ tag }) => tag === 'MARR') + 1);
	if (endedBy !== 'divorce') return history.filter((fact) => !ends.includes(fact));
	const last = ends.findLast(({ tag }) => tag === 'DIV');
	if (!last) return [...history, ...(derived ? [derived] : [])];
	const [written = last] = mainFact(
		[last],
		'DIV',
		derived,
		(fact) => endedOn === null || !derived || isSameDay(endOf(fact), endedOn),
	);
	return history.map((fact) => (fact === last ? written : fact));
}
