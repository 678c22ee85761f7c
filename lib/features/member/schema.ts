import * as z from 'zod';
import { findMinority } from '@/lib/core/adult';
import { ageOn, todayInIndia } from '@/lib/core/calendar';
import { changedDate } from '@/lib/core/date-fields';
import { toLatinDigits } from '@/lib/core/digits';
import { emailAddress } from '@/lib/core/email';
import type { FieldError } from '@/lib/core/errors';
import { paginationSchema, pagingQuery } from '@/lib/core/paging';
import type { PartialDate } from '@/lib/core/partial-date';
import { newPassword } from '@/lib/core/password-rule';
import { nameLine } from '@/lib/core/person-name';
import { recordVersion } from '@/lib/core/record-version';
import { line, searchText } from '@/lib/core/text';
import { fromTyped } from '@/lib/core/whole-number';
import {
	fieldsWith,
	formerMarriages,
	genders,
	type MemberFieldName,
	memberFields,
	prefixes,
	privacies,
} from '@/lib/features/member/rules/member-fields';
import { isNotKnown, readYesNo } from '@/lib/features/member/rules/yes-no';
import { batch, undoSchema } from '@/lib/platform/decisions/schema';

// A form sends what nobody filled in as an empty text.
function nothingWhenBlank(value: unknown): unknown {
	return typeof value === 'string' && value.trim() === '' ? null : value;
}

function textOrNothing(text: z.ZodType<string>) {
	return z.preprocess(nothingWhenBlank, text.transform((value) => value || null).nullable());
}

/** A text of a member that may be absent, as its declaration says. */
function optionalText(field: MemberFieldName) {
	const { text, maxLength = 0 } = memberFields[field];
	return textOrNothing(text === 'name' ? nameLine(maxLength) : line(maxLength)).exactOptional();
}

function getShape<Name extends string, Schema>(
	names: readonly Name[],
	getSchema: (name: Name) => Schema,
): Record<Name, Schema> {
	return Object.fromEntries(names.map((name) => [name, getSchema(name)])) as Record<Name, Schema>;
}

function choice<const T extends readonly string[]>(options: T) {
	return z.preprocess(nothingWhenBlank, z.enum(options).nullable());
}

function yesOrNo() {
	return z.preprocess(
		readYesNo,
		z.custom<boolean>((value) => typeof value === 'boolean', { error: 'notInList' }),
	);
}

const yesNoOrNothing = z.preprocess(nothingWhenBlank, yesOrNo().nullable());

/** Yes, no, or an honest "not known". */
const yesNoOrNotKnown = z.preprocess(
	(value) => (isNotKnown(value) ? null : nothingWhenBlank(value)),
	yesOrNo().nullable(),
);

interface Range {
	min: number;
	max: number;
}

/** A whole number that may be absent; `problem` is what a number out of the range is refused with. */
function wholeNumber({ min, max }: Range, problem: { error: string; params?: Range }) {
	const isInRange = (value: unknown) =>
		Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
	return z.preprocess(
		(value) => fromTyped(nothingWhenBlank(value)),
		z.custom<number>(isInRange, problem).nullable(),
	);
}

/** The age of a member in years. */
const ageRange = { min: 1, max: 120 };
/** The children of a marriage that has ended. */
const childrenRange = { min: 0, max: 20 };

const mobileNumber = z.preprocess(
	nothingWhenBlank,
	line(20)
		.transform(toLatinDigits)
		.refine((value) => /^[+\d\s().-]*$/.test(value), { error: 'mobileNumber' })
		.transform((value) => value || null)
		.nullable(),
);

const name = nameLine(100).refine((value) => value !== '', { error: 'required' });

const privacy = z.preprocess((value) => nothingWhenBlank(value) ?? 'private', z.enum(privacies));

/** The details of a person, which a card of the family tree has too; absent is unchanged, null is nothing. */
export const personDetails = {
	...getShape(fieldsWith('text', 'isOnCard'), optionalText),
	prefix: choice(prefixes).exactOptional(),
	gender: choice(genders).exactOptional(),
	age: wholeNumber(ageRange, { error: 'numberRange', params: ageRange }).exactOptional(),
	mobileNumber: mobileNumber.exactOptional(),
	isMarried: yesNoOrNotKnown.exactOptional(),
	isManglik: yesNoOrNotKnown.exactOptional(),
};

/** The details that members give about themselves. */
const details = {
	...personDetails,
	...getShape(fieldsWith('text'), optionalText),
	dob: changedDate,
	/** Of who is not married; who tells one of these without `isMarried` is not. */
	formerMarriage: choice(formerMarriages).exactOptional(),
	/** Both only beside `formerMarriage`. */
	formerMarriageEndedYear: wholeNumber({ min: 1900, max: 2200 }, { error: 'year' }).exactOptional(),
	childrenCount: wholeNumber(childrenRange, {
		error: 'numberRange',
		params: childrenRange,
	}).exactOptional(),
};

/** Fields that a form shows with No chosen from the start. */
const presetFields = z.enum(['isMarried', 'isManglik']);

/** POST /api/users/register. Fields that are not named here are ignored. */
export const registrationBody = z.object({
	...details,
	name,
	email: emailAddress,
	password: newPassword,
	familyTreePrivacy: privacy.exactOptional(),
	/** Agrees to be shown to others who look for a match. */
	matrimonialConsent: yesNoOrNothing.exactOptional(),
	/** Preset fields that the member has not touched, whose No is stored as not known; as a list, or separated by commas. */
	unanswered: z
		.preprocess(
			(value) => (typeof value === 'string' ? value.split(',').filter((name) => name !== '') : value),
			z.array(presetFields).max(presetFields.options.length),
		)
		.exactOptional(),
	/** These count only where an administrator creates the account. */
	isAdmin: yesNoOrNothing.exactOptional(),
	isDeceased: yesNoOrNothing.exactOptional(),
	dod: changedDate,
});

export type Registration = z.output<typeof registrationBody>;

/** What is wrong with the date of birth of somebody who lives; null where nothing is. `today` is midnight UTC. */
export function findBirthProblem(dob: PartialDate, today: Date): FieldError | null {
	if (dob.date > today) return { path: 'dob', message: 'date' };
	const years = ageOn(dob.date, today);
	if (years >= ageRange.min && years <= ageRange.max) return null;
	return { path: 'dob', message: 'birthAge', values: ageRange };
}

/** What somebody registers with by themselves: also what the call refuses by the day on which it is sent. */
export const ownRegistration = registrationBody.superRefine(({ dob, age: years }, context) => {
	const today = todayInIndia(new Date());
	const problem = findMinority({ dob, age: years }, today) ?? (dob && findBirthProblem(dob, today));
	if (!problem) return;
	const { path, message, values }: FieldError = problem;
	context.addIssue({ code: 'custom', path: [path], message, ...(values && { params: values }) });
});

/** A member in a file that administrators read in: as at registration, but what only the member can say. */
export const importedMember = z.object({ name, email: emailAddress, ...details });

/** PUT /api/users/profile: every field may be absent, which leaves it as it is; an empty one is cleared. */
export const profileChangesBody = z.object({
	...details,
	name: name.exactOptional(),
	/** The flags that the form has read: beside a false one, a No is only sent back and states nothing. */
	isMarriedKnown: yesOrNo().exactOptional(),
	isManglikKnown: yesOrNo().exactOptional(),
	familyTreePrivacy: privacy.exactOptional(),
	/** In the public name lists. */
	isListed: yesOrNo().exactOptional(),
	/** Agrees to be shown to others who look for a match, or no longer does. */
	matrimonialConsent: yesOrNo().exactOptional(),
	/** Others than the family see the photo blurred until both agree. */
	isPhotoBlurred: yesOrNo().exactOptional(),
	/** Agrees to be named to two who are in touch, as somebody whom both families know. */
	mayIntroduce: yesOrNo().exactOptional(),
	/** Sent empty it is taken away. A new one comes as a file; the address that forms send back changes nothing. */
	photo: z
		.unknown()
		.transform((value) => (nothingWhenBlank(value) === null ? null : undefined))
		.exactOptional(),
	/** The `__v` that was read: a record that has been changed since is refused. */
	version: recordVersion.exactOptional(),
});

export type ProfileChanges = Omit<
	z.output<typeof profileChangesBody>,
	'photo' | 'matrimonialConsent' | 'mayIntroduce' | 'version'
>;

/**
 * PUT /api/users/{id}: an administrator changes also what members cannot change of themselves. What members agree to
 * they alone can say.
 */
export const memberChangesBody = profileChangesBody
	.omit({ matrimonialConsent: true, mayIntroduce: true, isPhotoBlurred: true, version: true })
	.extend({
		email: emailAddress.exactOptional(),
		/** Left blank it stays as it is. */
		password: z.preprocess((value) => (value === '' ? null : value), newPassword.nullable()).exactOptional(),
		isAdmin: yesOrNo().exactOptional(),
		isDeceased: yesOrNo().exactOptional(),
		dod: changedDate,
		__v: recordVersion.exactOptional(),
	});

export type MemberChanges = Omit<z.output<typeof memberChangesBody>, 'photo'>;

/** PATCH /api/users/make-admin/{id} */
export const roleBody = z.object({ isAdmin: yesOrNo(), batch });

/** As many members as the back office selects at once. */
const maxExported = 5000;

/** POST /api/admin/exports/users: whose records are to be in the file, in this order. */
export const memberExportBody = z.object({
	ids: z
		.array(z.guid())
		.min(1)
		.max(maxExported)
		.transform((ids) => [...new Set(ids)]),
});

const nullableText = z.string().nullable();

/** What a member tells of a marriage that has ended. */
export const formerMarriageFields = {
	formerMarriage: z.enum(formerMarriages).nullable(),
	formerMarriageEndedYear: z.number().nullable(),
	childrenCount: z.number().nullable(),
};

/** Of a marriage that has ended, as the own tree records it. */
export const formerMarriageInTreeReply = z.object({
	formerMarriage: z.object({ ...formerMarriageFields, formerMarriage: z.enum(formerMarriages) }).nullable(),
});

/** The texts and choices of a person, wherever a record of one is read; null is what is missing. */
export const profileTexts = {
	...getShape(fieldsWith('text', 'isOnCard'), () => nullableText),
	prefix: nullableText,
	gender: nullableText,
	mobileNumber: nullableText,
	/** The same number as E.164, for links; null where it cannot be read as one. Shown to nobody who may not see the number. */
	mobileE164: nullableText,
};

/** The same of a member, who may be asked for more than a card tells. */
export const memberTexts = {
	...profileTexts,
	...getShape(fieldsWith('text'), () => nullableText),
};

/** The texts that are shown in the script of the page. */
export const writtenFields = fieldsWith('script');

/** How texts of a record are written in the script of the call's language, where that differs from what is stored. */
export const writtenTexts = z.partialRecord(z.enum(writtenFields), z.string());

export type WrittenTexts = z.output<typeof writtenTexts>;

/** A member's own record, as they read it; null is what they have not given. */
export const ownProfile = z.object({
	_id: z.string(),
	__v: z.number(),
	createdAt: z.string(),
	name: z.string(),
	email: z.string(),
	/** A mailed link or code has proven that the member reads the address. */
	emailConfirmed: z.boolean(),
	photo: z.string().nullable(),
	isAdmin: z.boolean(),
	isDeceased: z.boolean(),
	isListed: z.boolean(),
	matrimonialConsent: z.boolean(),
	/** May be named to two who are in touch, as somebody whom both families know. */
	mayIntroduce: z.boolean(),
	/** Administrators keep the member out of matches; only they and the member see it. */
	isHeldFromMatches: z.boolean(),
	/** Others than the family see the photo blurred until both agree. */
	isPhotoBlurred: z.boolean(),
	/** Two relatives with confirmed addresses have agreed to the link between them and the member. */
	isKnownToFamily: z.boolean(),
	familyTreePrivacy: z.enum(privacies),
	isMarried: z.boolean(),
	/** Else `isMarried` is false for want of anything better. */
	isMarriedKnown: z.boolean(),
	...formerMarriageFields,
	isManglik: z.boolean(),
	/** Else `isManglik` is false for want of anything better. */
	isManglikKnown: z.boolean(),
	/** Of the deceased the age that they reached. */
	age: z.number().nullable(),
	/** As much of the date of birth as is known: a day, a month `1921-03`, a year, or about a year `1921~`. */
	dob: nullableText,
	/** The date of death, or how much of it is known, as `dob`. */
	dod: nullableText,
	...memberTexts,
	written: writtenTexts.optional(),
});

export type OwnProfile = z.output<typeof ownProfile>;

/** Another member's record, with the fields that its reader may see. */
export const readableProfile = ownProfile
	.extend({ isMarried: z.boolean().nullable(), isManglik: z.boolean().nullable() })
	.partial()
	.required({ _id: true, name: true });

export type ReadableProfile = z.output<typeof readableProfile>;

/** What a list of members can be sorted by; `-` in front is falling. */
const memberSorts = [
	...(['createdAt', 'name', 'email', 'clan', 'dynasty'] as const),
	...(['-createdAt', '-name', '-email', '-clan', '-dynasty'] as const),
] as const;

export type MemberSort = (typeof memberSorts)[number];

/** Members on a page, where the caller does not say. */
export const defaultLimits = { list: 10, search: 20 };

const { page, limit } = pagingQuery(defaultLimits.list, 100);
const filter = searchText(120).default('');

/** GET /api/users: a search by name for everybody; what follows it counts for administrators only. */
export const memberListQuery = z.object({
	sort: z.enum(memberSorts).default('-createdAt'),
	page,
	limit: limit.unwrap().exactOptional(),
	search: searchText(100).default(''),
	query: searchText(254).default(''),
	clan: filter,
	dynasty: filter,
	isAdmin: yesNoOrNothing.exactOptional(),
});

export type MemberListQuery = z.output<typeof memberListQuery>;

/** A member in a list, with what of photo, clan and location the reader may see. */
export const foundMember = z.object({
	_id: z.string(),
	name: z.string(),
	photo: z.string().nullable().exactOptional(),
	clan: z.string().nullable().exactOptional(),
	location: z.string().nullable().exactOptional(),
	/** What of it is written in the script of the call's language otherwise; visitors get the stored name and nothing else. */
	written: writtenTexts.optional(),
	/** Whether the profile opens for the member who asks; visitors do not learn it. */
	isProfileOpen: z.boolean().exactOptional(),
});

/** Whole records are for administrators. */
export const memberListReply = z.object({
	users: z.array(z.union([ownProfile, foundMember])),
	pagination: paginationSchema,
});

/** The answer of login. */
export const sessionReply = z.object({ token: z.string(), user: ownProfile });

/** The answer of register; an administrator who creates somebody's account gets no token. */
export const registrationReply = z.object({
	message: z.string(),
	token: z.string().exactOptional(),
	user: ownProfile,
});

/** PUT /api/users/terms: the version of the terms that the caller has read the notice of. */
export const readTermsBody = z.object({ version: line(40) });
export const readTermsReply = z.object({ message: z.string() });

export const profileReply = z.object({ message: z.string(), user: ownProfile });

/** What an administrator changed of an account, and how to undo it where that is the role. */
export const changedMemberReply = profileReply.extend({ undo: undoSchema.exactOptional() });
