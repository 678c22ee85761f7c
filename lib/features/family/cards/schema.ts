import * as z from 'zod';
import { recordVersion } from '@/lib/core/record-version';
import { memberReply, namedPerson } from '@/lib/features/family/schema';

/** What a card tells in one value each. */
export const mergedWords = [
	...([
		'nameInOtherScript',
		'prefix',
		'education',
		'profession',
		'location',
		'mobileNumber',
		'fatherName',
	] as const),
	...(['clan', 'dynasty', 'sakh', 'gotra', 'motherClan', 'isMarried', 'isManglik'] as const),
	...(['villageAddress', 'ancestralResidence', 'tehsil', 'district'] as const),
	...(['lordName', 'lordPlace', 'ancestorPlace', 'familyGoddess', 'familyGod', 'marriagePlace'] as const),
	...(['fatherInLawName', 'fatherInLawFatherName', 'inLawDynasty', 'inLawSakh'] as const),
	...(['inLawTehsil', 'inLawDistrict', 'inLawState'] as const),
] as const;

/** What two cards of one person can tell differently. */
const mergeFields = [
	...(['name', 'photo', 'dob', 'diedOn', 'father', 'mother'] as const),
	...mergedWords,
] as const;

export type MergeField = (typeof mergeFields)[number];

/** GET /api/family/merge/{id}: what two cards tell differently. */
export const mergeQuery = z.object({ otherId: z.guid() });

const named = z.object({ _id: z.string(), name: z.string() });

export const mergePreviewReply = z.object({
	/** The card that stays: the one that represents an account, else the one in the path. */
	kept: named,
	other: named,
	conflicts: z.array(
		z.object({
			field: z.enum(mergeFields),
			/** A text, a date, `Yes` or `No`, or the address of a picture. */
			kept: z.string(),
			other: z.string(),
		}),
	),
	/** To be sent back with the answers. */
	version: z.number(),
});

/** POST /api/family/merge/{id} */
export const mergeBody = z.object({
	otherId: z.guid(),
	/** Which of the two is right, for each field that they tell differently. */
	answers: z.partialRecord(z.enum(mergeFields), z.enum(['kept', 'other'])).default({}),
	version: recordVersion,
});

export type MergeAnswers = Readonly<z.output<typeof mergeBody>['answers']>;

export const mergeReply = memberReply.extend({
	/** The card that has become one with `member`; POST /api/family/restore/{id} brings it back until then. */
	removed: namedPerson,
	restorableUntil: z.string(),
});
