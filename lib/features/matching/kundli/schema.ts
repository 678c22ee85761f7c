import * as z from 'zod';
import { toLatinDigits } from '@/lib/core/digits';
import { line } from '@/lib/core/text';
import { kootas } from '@/lib/rules/kundli/kootas';
import { birthTimePrecisions } from '@/lib/rules/kundli/kundli';
import { manglikExceptions } from '@/lib/rules/kundli/manglik';

/** 0 is Mesha, 11 Meena. */
const rashi = z.int().min(0).max(11);
/** 0 is Ashvini, 26 Revati. */
const nakshatra = z.int().min(0).max(26);

const possibly = z.enum(['yes', 'no', 'open']);

const moon = z.object({ nakshatra, pada: z.int().min(1).max(4), rashi });

const manglikView = z.object({
	house: z.int().min(1).max(12),
	mars: rashi,
	isInHouse: z.boolean(),
	exceptions: z.array(z.enum(manglikExceptions)),
	isManglik: z.boolean(),
});

const manglik = z.object({ answer: possibly, views: z.array(manglikView) });

/** All that is possible, where the hour is known roughly or not at all. */
const kundli = z.object({
	moons: z.array(moon),
	/** Null where hour or place are not known. */
	lagnas: z.array(rashi).nullable(),
	manglikByLagna: manglik.nullable(),
	manglikByMoon: manglik,
});

export type KundliDto = z.output<typeof kundli>;

/** Why nothing is computed. */
const gaps = ['bornOn', 'tooEarly', 'inFuture', 'neverWas', 'wasTwice'] as const;

/** GET /api/family/kundli */
export const ownKundliReply = z.object({
	/** Since when the caller lets it be computed; null while it is off. */
	since: z.string().nullable(),
	/** `1990-05-17`; null unless the day is known. */
	bornOn: z.string().nullable(),
	/** `06:35` */
	time: z.string().nullable(),
	precision: z.enum(birthTimePrecisions).nullable(),
	/** As it was chosen or typed. */
	place: z.string().nullable(),
	/** Whether the place is in the list. */
	isPlaceKnown: z.boolean(),
	/** Null while it is off, and where something is missing. */
	kundli: kundli.nullable(),
	gap: z.enum(gaps).nullable(),
	/** What the caller's profile says, where what is computed says something else. */
	saidManglik: z.boolean().nullable(),
});

export type OwnKundliReply = z.output<typeof ownKundliReply>;

const clockTime = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

/** PUT /api/family/kundli: when and where the caller was born. Null: not known. */
export const birthMomentBody = z.object({
	time: line(8)
		.transform(toLatinDigits)
		.refine((text) => clockTime.test(text), { error: 'clockTime' })
		.nullable(),
	precision: z.enum(birthTimePrecisions),
	place: line(80).nullable(),
});

export type BirthMomentChange = z.output<typeof birthMomentBody>;

/** Minutes after midnight of `06:35`. */
export function readClockTime(text: string): number {
	const [, hours, minutes] = clockTime.exec(text) ?? [];
	return Number(hours) * 60 + Number(minutes);
}

export const changedKundliReply = ownKundliReply.extend({ message: z.string() });

/** GET /api/family/kundli/places */
export const birthPlacesReply = z.object({ places: z.array(z.string()) });

/** What one of two sees of either: nothing of the hour or the place. */
const seenKundli = z.object({
	nakshatras: z.array(nakshatra),
	rashis: z.array(rashi),
	manglikByLagna: possibly.nullable(),
	manglikByMoon: possibly,
});

const range = { min: z.number(), max: z.number() };

const koota = z.object({
	koota: z.enum(kootas),
	of: z.number(),
	...range,
	/** What the koota calls the Moon of each. */
	mine: z.array(z.string()),
	theirs: z.array(z.string()),
});

/** GET /api/family/kundli/{id}: with a match of the caller's. */
export const pairKundliReply = z.discriminatedUnion('state', [
	/** `off`: by the caller; `notComplete`: theirs cannot be computed; `notBoth`: the other's is off or cannot. */
	z.object({ state: z.enum(['off', 'notComplete', 'notBoth']) }),
	z.object({
		state: z.literal('counted'),
		gunas: z.object(range),
		kootas: z.array(koota),
		mine: seenKundli,
		theirs: seenKundli,
	}),
]);

export type PairKundliReply = z.output<typeof pairKundliReply>;
