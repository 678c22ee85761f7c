import * as z from 'zod';
import { partialDate } from '@/lib/core/date-fields';
import { namedPerson } from '@/lib/features/family/schema';

const reckoning = z.enum(['purnimanta', 'amanta']);

/** A day of the Hindu calendar with the names of the reckoning that the member has chosen. */
const hinduDay = z.object({
	/** 0 is Chaitra, 11 Phalguna. */
	month: z.int(),
	isLeap: z.boolean(),
	/** Of the dark half of the month. */
	isDark: z.boolean(),
	/** 1 to 15. */
	tithi: z.int(),
});

const familyDay = z.object({
	/** `2026-12-01` */
	date: z.string(),
	kind: z.enum(['birthday', 'wedding', 'death']),
	/** One person, or a couple. */
	people: z.array(namedPerson.extend({ relationWords: z.object({ hi: z.string(), en: z.string() }) })),
	/** How many years ago it was; 0 where it was less than one. */
	years: z.int(),
	/** Of a death: the tithi that returns. */
	hinduDay: hinduDay.nullable(),
});

export type FamilyDay = z.output<typeof familyDay>;

/** More couples than most families have. */
export const couplesPerPage = 150;

/** A couple of the tree whose marriage has not ended. */
const couple = z.object({
	_id: z.string(),
	people: familyDay.shape.people,
	/** The day or the year of the wedding, as ISO 8601 has it. */
	marriedOn: z.string().nullable(),
});

export type Couple = z.output<typeof couple>;

export const weddingParams = z.object({ id: z.guid() });

/** PUT /api/family/days/weddings/{id}: a day or a year, null where it is not known. */
export const weddingBody = z.object({ marriedOn: partialDate.nullable() });

export type WeddingBody = z.output<typeof weddingBody>;

/** GET /api/family/days */
export const familyDaysQuery = z.object({
	/** The next days within a month alone, and no couples. */
	soon: z.literal('true').optional(),
});

/** PUT /api/family/days */
export const dayChoiceBody = z.object({ reckoning, isMailed: z.boolean() });

export type DayChoice = z.output<typeof dayChoiceBody>;

export const familyDaysReply = z.object({
	/** In India: `2026-12-01`. */
	today: z.string(),
	/** When each returns next, today first. */
	days: z.array(familyDay),
	/** Empty where only the next days are requested. */
	couples: z.array(couple),
	choice: dayChoiceBody,
	/** Since when a calendar may fetch them; null where none may. */
	feedSince: z.string().nullable(),
});

export type FamilyDaysReply = z.output<typeof familyDaysReply>;

export const savedDayChoiceReply = dayChoiceBody.extend({ message: z.string() });

/** POST /api/family/days/feed */
export const openedFeedReply = z.object({
	message: z.string(),
	/** The address, which is never shown again. */
	address: z.string(),
	feedSince: z.string(),
});

/** GET /api/family/days/feed/{key} */
export const feedParams = z.object({ key: z.string().regex(/^[\w-]{43}\.ics$/) });
