/**
 * Days of the Hindu calendar by computed places of sun and moon (astronomy-engine, better than a minute of arc): the tithi is
 * that at sunrise in Ujjain, the meridian of Indian almanacs; the month is named by the sidereal sign of the sun at its
 * new moon, with the ayanamsa of the Indian Calendar Reform Committee (Lahiri).
 */
import {
	Body,
	MakeTime,
	MoonPhase,
	Observer,
	SearchMoonPhase,
	SearchRiseSet,
	SunPosition,
} from 'astronomy-engine';
import { runAtOnce, type Steps } from '@/lib/core/slices';

/** A day of the lunar calendar that ends its months with the new moon. */
export interface HinduDay {
	/** 0 is Chaitra, 11 Phalguna. */
	month: number;
	/** In an adhika month, which is put in before the month of the same name. */
	isLeap: boolean;
	/** 1 to 15 of the bright half, 16 to 30 of the dark half. */
	tithi: number;
}

/** Where months end: with the full moon in the north, with the new moon in Gujarat and the south. */
export type Reckoning = 'purnimanta' | 'amanta';

const ujjain = new Observer(23.1765, 75.7885, 0);
const dayMs = 86_400_000;
/** Midnight in India. */
const indiaMs = 5.5 * 3_600_000;
const tithisOfMonth = 30;

/** Degrees between the tropical and the sidereal zodiac: 23.853 in the year 2000, 50.29 seconds of arc more each year. */
function ayanamsaAt(date: Date): number {
	const years = (date.getTime() - Date.UTC(2000, 0, 1, 12)) / (365.25 * dayMs);
	return 23.853 + (years * 50.29) / 3600;
}

/** 0 is Mesha (Aries). */
function signOfSun(date: Date): number {
	const sidereal = SunPosition(date).elon - ayanamsaAt(date) + 360;
	return Math.floor((sidereal % 360) / 30);
}

interface Lunation {
	/** Milliseconds of the new moon that begins it. */
	beginsAt: number;
	month: number;
	isLeap: boolean;
}

/** The months that touch a span of time, one more on both sides. */
function getLunations(fromMs: number, toMs: number): Lunation[] {
	const newMoons: { at: number; sign: number }[] = [];
	let searchFrom = fromMs - 65 * dayMs;
	// Moments before 1970 are negative, so that no number may take the place of the first new moon.
	for (let last = Number.NEGATIVE_INFINITY; last < toMs + 32 * dayMs; searchFrom = last + dayMs) {
		const found = SearchMoonPhase(0, MakeTime(new Date(searchFrom)), 40);
		if (!found) throw new RangeError('No new moon: the date is beyond what can be computed');
		last = found.date.getTime();
		newMoons.push({ at: last, sign: signOfSun(found.date) });
	}
	return newMoons.slice(0, -1).map(({ at, sign }, index) => ({
		beginsAt: at,
		month: (sign + 1) % 12,
		isLeap: newMoons[index + 1]?.sign === sign,
	}));
}

function tithiAtSunrise(day: Date): { tithi: number; sunriseMs: number } {
	const midnight = MakeTime(new Date(day.getTime() - indiaMs));
	const sunrise = SearchRiseSet(Body.Sun, ujjain, 1, midnight, 1);
	if (!sunrise) throw new RangeError('No sunrise: the date is beyond what can be computed');
	return { tithi: Math.floor(MoonPhase(sunrise) / 12) + 1, sunriseMs: sunrise.date.getTime() };
}

interface CountedDay {
	day: Date;
	lunation: Lunation;
	/** Tithis counted through from the first month on. */
	count: number;
	/** The count with which its month begins. */
	monthCount: number;
}

/** The days from `from` to `to`, both midnight UTC, with what each is at its sunrise. */
function* countDays(from: Date, to: Date): Steps<CountedDay[]> {
	const lunations = getLunations(from.getTime(), to.getTime());
	const days: CountedDay[] = [];
	let at = 0;
	for (let ms = from.getTime(); ms <= to.getTime(); ms += dayMs) {
		const day = new Date(ms);
		const { tithi, sunriseMs } = tithiAtSunrise(day);
		while ((lunations[at + 1]?.beginsAt ?? Number.POSITIVE_INFINITY) <= sunriseMs) at++;
		const lunation = lunations[at];
		if (!lunation) continue;
		days.push({ day, lunation, count: at * tithisOfMonth + tithi, monthCount: at * tithisOfMonth });
		yield;
	}
	return days;
}

/** What a day, midnight UTC, is in the Hindu calendar. */
export function getHinduDay(day: Date): HinduDay {
	const [counted] = runAtOnce(countDays(day, day));
	if (!counted) throw new RangeError('The day is beyond what can be computed');
	const { lunation, count, monthCount } = counted;
	return { month: lunation.month, isLeap: lunation.isLeap, tithi: count - monthCount };
}

/** The days of a year, with one before and one after; computed once, since each costs a search for the sunrise. */
const years = new Map<number, CountedDay[]>();
const maxYears = 4;

function* daysOfYear(year: number): Steps<CountedDay[]> {
	const known = years.get(year);
	if (known) return known;
	const days = yield* countDays(new Date(Date.UTC(year, 0, 0)), new Date(Date.UTC(year + 1, 0, 1)));
	if (years.size >= maxYears) years.delete([...years.keys()][0] ?? year);
	years.set(year, days);
	return days;
}

/**
 * The days of a year on which a day of the Hindu calendar returns: none, one or two. A tithi that lasts over two sunrises
 * returns on the first; one that lasts over none, on the day in which it lies. What was in an adhika month
 * returns in the month that it was put in before.
 */
export function* returnsIn(year: number, { month, tithi }: HinduDay): Steps<Date[]> {
	const days = yield* daysOfYear(year);
	const starts = new Set(
		days
			.filter(({ lunation }) => lunation.month === month && !lunation.isLeap)
			.map(({ monthCount }) => monthCount + tithi),
	);
	return [...starts].flatMap((wanted) => {
		const at = days.findIndex(({ count }) => count >= wanted);
		const found = days[at]?.count === wanted ? days[at] : days[at - 1];
		const isFirst = at > 0 || days[at]?.count === wanted;
		return found && isFirst && found.day.getUTCFullYear() === year ? [found.day] : [];
	});
}

export interface NamedDay {
	month: number;
	isLeap: boolean;
	isDark: boolean;
	/** 1 to 15: the fifteenth is the full moon of the bright half, the new moon of the dark half. */
	tithi: number;
}

/**
 * A day with the name that a reckoning gives its month: where months end with the full moon, a dark half belongs to the
 * month that follows, unless it is in an adhika month.
 */
export function namedBy(reckoning: Reckoning, { month, isLeap, tithi }: HinduDay): NamedDay {
	const isDark = tithi > 15;
	const isNext = reckoning === 'purnimanta' && isDark && !isLeap;
	return { month: isNext ? (month + 1) % 12 : month, isLeap, isDark, tithi: isDark ? tithi - 15 : tithi };
}
