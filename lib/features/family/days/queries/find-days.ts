import { LRUCache } from 'lru-cache';
import { ageOn } from '@/lib/core/calendar';
import type { Steps } from '@/lib/core/slices';
import type { FamilyDay } from '@/lib/features/family/days/schema';
import type { DatedCard } from '@/lib/features/family/tree/queries/answer-of-tree';
import { log } from '@/lib/platform/log/log';
import {
	getHinduDay,
	type HinduDay,
	namedBy,
	type Reckoning,
	returnsIn,
} from '@/lib/rules/hindu-calendar/hindu-day';

interface Wedding {
	partnerIds: readonly [string, string];
	/** Midnight UTC. */
	marriedOn: Date;
}

interface Asked {
	cards: ReadonlyMap<string, DatedCard>;
	/** Of marriages that have not ended. */
	weddings: readonly Wedding[];
	reckoning: Reckoning;
	/** Midnight UTC. */
	today: Date;
}

const dayMs = 86_400_000;
/** A tithi returns within 384 days. */
const yearsAhead = [0, 1, 2];

/** Birthdays of the living, weddings of couples that live, and the tithis of deaths, of which the whole date is known. */
export function* comingDays({ cards, weddings, reckoning, today }: Asked): Steps<FamilyDay[]> {
	const found: FamilyDay[] = [];
	const add = (day: FamilyDay | null) => day && found.push(day);
	for (const card of cards.values()) {
		try {
			add(card.isDeceased ? yield* deathDay(card, reckoning, today) : birthday(card, today));
		} catch (error) {
			log.error({ err: error, id: card._id }, 'the day of one card cannot be computed');
		}
		yield;
	}
	for (const { partnerIds, marriedOn } of weddings) {
		const couple = partnerIds.flatMap((id) => cards.get(id) ?? []);
		if (couple.length === 2 && couple.every(({ isDeceased }) => !isDeceased))
			add({ kind: 'wedding', people: couple.map(getPerson), ...yearly(marriedOn, today), hinduDay: null });
	}
	return found.toSorted((a, b) => a.date.localeCompare(b.date) || a.kind.localeCompare(b.kind));
}

function birthday(card: DatedCard, today: Date): FamilyDay | null {
	const born = wholeDay(card.dob);
	return born && { kind: 'birthday', people: [getPerson(card)], ...yearly(born, today), hinduDay: null };
}

function* deathDay(card: DatedCard, reckoning: Reckoning, today: Date): Steps<FamilyDay | null> {
	const died = wholeDay(card.dod);
	if (!died) return null;
	const hinduDay = getTithi(died);
	const returned = yield* nextReturn(hinduDay, { today, died });
	if (!returned) return null;
	return {
		...{ date: isoDay(returned), kind: 'death', people: [getPerson(card)] },
		// The tithi moves by up to a month about the date.
		years: Math.round((returned.getTime() - died.getTime()) / (365.25 * dayMs)),
		hinduDay: namedBy(reckoning, hinduDay),
	};
}

/** Later years are computed only where the day does not return before. */
function* nextReturn(hinduDay: HinduDay, { today, died }: { today: Date; died: Date }): Steps<Date | null> {
	for (const later of yearsAhead) {
		const returns = yield* returnsIn(today.getUTCFullYear() + later, hinduDay);
		const found = returns.find((day) => day >= today && day > died);
		if (found) return found;
	}
	return null;
}

/** What a day is never changes, and takes milliseconds to compute. */
const tithis = new LRUCache<number, HinduDay>({
	max: 10_000,
	memoMethod: (time) => getHinduDay(new Date(time)),
});

const getTithi = (day: Date): HinduDay => tithis.memo(day.getTime());

/** Its next return by date; what was on 29 February returns on 1 March. */
function yearly(since: Date, today: Date): Pick<FamilyDay, 'date' | 'years'> {
	const inYear = (year: number) => new Date(Date.UTC(year, since.getUTCMonth(), since.getUTCDate()));
	const year = today.getUTCFullYear();
	const next = inYear(year) >= today ? inYear(year) : inYear(year + 1);
	return { date: isoDay(next), years: ageOn(since, next) };
}

/** Null where no more is known than a year or a month. */
function wholeDay(partial: string | null): Date | null {
	return partial !== null && /^\d{4}-\d{2}-\d{2}$/.test(partial) ? new Date(partial) : null;
}

function isoDay(day: Date): string {
	return day.toISOString().slice(0, 10);
}

export function getPerson({ _id, name, written, relationWords }: DatedCard): FamilyDay['people'][number] {
	return { _id, name, relationWords, ...(written && { written }) };
}
