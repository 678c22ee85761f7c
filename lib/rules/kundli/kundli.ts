/** What can be computed of a birth: each as all that it may be, where the hour is known roughly or not at all. */
import { dayOf, instantsOf } from './local-time';
import { type ManglikView, viewManglik } from './manglik';
import { type MoonState, moonStatesBetween } from './moon';
import { lagnaAt, marsAt, moonAt, type Observer } from './sky';

export const birthTimePrecisions = ['minute', 'quarterHour', 'hour'] as const;

export type BirthTimePrecision = (typeof birthTimePrecisions)[number];

/** How far the hour may be off. Almanacs differ by a minute or two as well. */
const toleranceMinutes: Record<BirthTimePrecision, number> = { minute: 2, quarterHour: 15, hour: 60 };

/** Since then India has one time; before, each town had its own. */
export const firstDay = new Date(Date.UTC(1906, 0, 1));

export interface Birth {
	/** Midnight UTC. */
	bornOn: Date;
	/** After midnight by the clocks of India; null: not known. */
	time: { minutes: number; precision: BirthTimePrecision } | null;
	/** Null: not known, or not in the list of places. */
	place: Observer | null;
}

export type Refusal = 'tooEarly' | 'inFuture' | 'neverWas' | 'wasTwice';

/** Why a kundli cannot be computed; null where it can. */
export function findRefusal({ bornOn, time }: Pick<Birth, 'bornOn' | 'time'>, now: Date): Refusal | null {
	if (bornOn < firstDay) return 'tooEarly';
	if (dayOf(bornOn).from > now.getTime()) return 'inFuture';
	if (time === null) return null;
	const instants = instantsOf(bornOn, time.minutes);
	if (instants.length === 0) return 'neverWas';
	return instants.length === 1 ? null : 'wasTwice';
}

export interface Stretch {
	from: number;
	to: number;
}

/** The instants between which somebody was born, in milliseconds. */
function timeOf({ bornOn, time }: Pick<Birth, 'bornOn' | 'time'>): Stretch {
	const [instant] = time === null ? [] : instantsOf(bornOn, time.minutes);
	if (time === null || instant === undefined) return dayOf(bornOn);
	const tolerance = toleranceMinutes[time.precision] * 60_000;
	return { from: instant - tolerance, to: instant + tolerance };
}

/** Sidereal places of the Moon that are possible: from 0 up to 360, and as much further as the hour leaves open. */
export function findMoonStretch(birth: Pick<Birth, 'bornOn' | 'time'>): Stretch {
	const time = timeOf(birth);
	const [from, to] = [moonAt(new Date(time.from)), moonAt(new Date(time.to))];
	return { from, to: to < from ? to + 360 : to };
}

export interface Kundli {
	/** In the order of the zodiac. */
	moons: MoonState[];
	/** Rashis; null where hour or place are not known. */
	lagnas: number[] | null;
	/** Null where the lagna is. */
	manglikByLagna: ManglikView[] | null;
	manglikByMoon: ManglikView[];
}

const stepMs = 2 * 60_000;
const widestSteps = 48;
const signOf = (degrees: number) => Math.floor(degrees / 30);

/** @param birth one for which `findRefusal` finds none */
export function computeKundli(birth: Birth): Kundli {
	const { from, to } = timeOf(birth);
	const steps = Math.min(widestSteps, Math.ceil((to - from) / stepMs));
	const instants = Array.from({ length: steps + 1 }, (_, at) => new Date(from + ((to - from) * at) / steps));
	const seen = instants.map((at) => ({
		mars: signOf(marsAt(at)),
		moon: signOf(moonAt(at)),
		lagna: birth.time !== null && birth.place !== null ? signOf(lagnaAt(at, birth.place)) : null,
	}));
	const lagnas = seen.flatMap(({ lagna }) => (lagna === null ? [] : [lagna]));
	const moon = findMoonStretch(birth);
	return {
		moons: moonStatesBetween(moon.from, moon.to),
		lagnas: lagnas.length === 0 ? null : [...new Set(lagnas)],
		manglikByLagna:
			lagnas.length === 0
				? null
				: getViews(seen.flatMap(({ mars, lagna }) => (lagna === null ? [] : [{ mars, from: lagna }]))),
		manglikByMoon: getViews(seen.map(({ mars, moon: sign }) => ({ mars, from: sign }))),
	};
}

function getViews(places: readonly { mars: number; from: number }[]): ManglikView[] {
	const different = new Map(places.map((place) => [`${place.mars} ${place.from}`, place]));
	return [...different.values()].map(({ mars, from }) => viewManglik(mars, from));
}

export type Possibly = 'yes' | 'no' | 'open';

/** Whether all that is possible agrees. */
export function summarizeManglik(views: readonly ManglikView[]): Possibly {
	const answers = new Set(views.map(({ isManglik }) => isManglik));
	if (answers.size > 1) return 'open';
	return answers.has(true) ? 'yes' : 'no';
}
