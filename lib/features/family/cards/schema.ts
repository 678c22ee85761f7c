import * as z from 'zod';
import { findMinority } from '@/lib/core/adult';
import { todayInIndia } from '@/lib/core/calendar';
import { changedDate, partialDate } from '@/lib/core/date-fields';
import { findLifeProblem, type LifeInput, unknownLife } from '@/lib/core/life';
import { temporaryPassword, typedPassword } from '@/lib/core/password-rule';
import { recordVersion } from '@/lib/core/record-version';
import { line } from '@/lib/core/text';
import { relationWords } from '@/lib/features/family/relations/rules/stated-relation';
import { blankAsAbsent, familyMember, namedPerson } from '@/lib/features/family/schema';
import {
	memberChangesBody,
	personDetails,
	profileChangesBody,
	registrationBody,
} from '@/lib/features/member/schema';

const { isDeceased: yesOrNo, email, __v } = memberChangesBody.shape;

const relation = z.enum(relationWords);
const parentRole = z.enum(['father', 'mother']);

/** The place of somebody in the tree. */
const place = {
	relation,
	/** Whose relative; absent the owner of the tree. */
	relatedToMemberId: blankAsAbsent(z.guid()),
	/** Through whom, where a word such as Uncle leaves it open. */
	side: blankAsAbsent(parentRole),
	/** Of the link between a parent and a child. */
	parentKind: blankAsAbsent(z.enum(['birth', 'adopted', 'step'])),
	/** Whether a father or mother is married to the other parent. */
	isCouple: yesOrNo,
	/** The other parent of a child: a card of the tree, a person who has none, or left open. */
	otherParent: blankAsAbsent(z.union([z.guid(), z.enum(['another', 'unknown'])], { error: 'otherParent' })),
	isVisible: yesOrNo,
};

const requestMessage = blankAsAbsent(line(500));

const newPerson = {
	...personDetails,
	...place,
	name: registrationBody.shape.name,
	dob: blankAsAbsent(partialDate),
	dod: blankAsAbsent(partialDate),
	isDeceased: yesOrNo,
	requestMessage,
};

/** What a card tells of somebody, beside their place in the tree, their sex, their birth and their death. */
export const cardWords = z
	.object(personDetails)
	.omit({ age: true, gender: true })
	.extend({ name: registrationBody.shape.name, isVisible: yesOrNo });

/** What of it an account for the relative starts with. */
export const accountWords = z.object(personDetails);

/** What a member is asked by. */
export const linkBody = z.object({
	way: z.literal('link'),
	...place,
	familyMemberId: z.guid(),
	requestMessage,
});

const noDeath = {
	dod: blankAsAbsent(z.never()),
	isDeceased: yesOrNo
		.unwrap()
		.refine((isDeceased) => !isDeceased, { error: 'invalid' })
		.exactOptional(),
};

/**
 * POST /api/family/add, its four ways: ask a member, make an account for a relative, add a card alone, or add one and ask the
 * owner of an address that has an account.
 */
export const addBody = z.preprocess(
	(value) => (isRecord(value) ? { ...value, way: getWay(value) } : value),
	z.discriminatedUnion('way', [
		linkBody,
		z.object({
			way: z.literal('account'),
			...newPerson,
			email: email.unwrap(),
			password: typedPassword,
			// Nobody could claim it.
			...noDeath,
		}),
		z.object({ way: z.literal('person'), ...newPerson }),
		// Their account is there, and nobody learns whose it is.
		z.object({ way: z.literal('address'), ...newPerson, email: email.unwrap(), ...noDeath }),
	]),
);

export type AddBody = z.output<typeof addBody>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function getWay(body: Record<string, unknown>): 'link' | 'account' | 'person' | 'address' {
	const { familyMemberId, createAccount, asksOwner } = body;
	if (familyMemberId !== undefined && familyMemberId !== null && familyMemberId !== '') return 'link';
	if (yesOrNo.safeParse(asksOwner).data) return 'address';
	return yesOrNo.safeParse(createAccount).data ? 'account' : 'person';
}

/** What is written again of a card. */
export const changedWords = cardWords.extend({ name: profileChangesBody.shape.name });

/** POST /api/family/invite/{id} */
export const inviteBody = z.object({
	email: email.unwrap(),
	/** Where the address has an account: its owner is asked, instead of making one. */
	asksOwner: yesOrNo,
	requestMessage,
});

/** PUT /api/family/update/{id}: what is absent stays as it is, what is sent empty is cleared. */
export const changeBody = z.object({
	...place,
	...personDetails,
	relation: relation.exactOptional(),
	name: profileChangesBody.shape.name,
	dob: changedDate,
	dod: changedDate,
	isDeceased: yesOrNo,
	photo: profileChangesBody.shape.photo,
	__v,
});

export type ChangeBody = z.output<typeof changeBody>;

/** A relative who is added: also what the call refuses by the day on which it is sent. */
export const newRelative = addBody.superRefine((body, context) => {
	if (body.way === 'link') return;
	refuseImpossibleLife(body, context);
	if (body.way !== 'account') return;
	const [issue] = temporaryPassword.safeParse(body.password).error?.issues ?? [];
	if (issue) context.addIssue({ ...issue, path: ['password'] });
	const minority = findMinority(body, todayInIndia(new Date()));
	if (minority) context.addIssue({ code: 'custom', path: [minority.path], message: minority.message });
});

/** The changes of a card with all input about birth and death, which the call reads together. */
export const changedCard = changeBody.superRefine(refuseImpossibleLife);

function refuseImpossibleLife(input: LifeInput, context: z.core.$RefinementCtx): void {
	const problem = findLifeProblem(unknownLife, input, todayInIndia(new Date()));
	if (problem) context.addIssue({ code: 'custom', path: [problem.path], message: problem.message });
}

/** POST /api/family/connect/{id}: what somebody who is in the tree is to somebody else of it. */
export const connectBody = z.object(place).omit({ isVisible: true });

export type ConnectBody = z.output<typeof connectBody>;

const warning = z.object({ code: z.enum(['parentVeryYoung', 'parentMuchOlder']), message: z.string() });

/** POST /api/family/invite/{id} */
export const invitedReply = z.object({ message: z.string(), member: familyMember });

export const memberReply = z.object({
	message: z.string(),
	member: familyMember,
	/** What is odd about the ages, but may be. */
	warnings: z.array(warning),
	/** Present where the card was moved: until then POST /api/family/restore/{id} puts it back into its former place. */
	restorableUntil: z.string().exactOptional(),
});

/** GET /api/family/update/{id}: a change of the relation before it is made, as the body of the PUT would have it. */
export const moveQuery = changeBody.pick({
	relation: true,
	relatedToMemberId: true,
	side: true,
	parentKind: true,
	isCouple: true,
	otherParent: true,
	gender: true,
	dob: true,
});

/** The parents and partners of a person in the tree, by the ids of their cards. */
const surroundings = z.object({ parents: z.array(z.string()), partners: z.array(z.string()) });

export const moveReply = z.object({
	/** Null where the relation is as it was. */
	move: z
		.object({
			from: surroundings,
			to: surroundings,
			/** How many descendants move with the card, and how many stay where they are. */
			following: z.number(),
			staying: z.number(),
			warnings: z.array(warning),
		})
		.nullable(),
});

export const removalReply = z.object({
	message: z.string(),
	/** Until then the person can be brought back, with everything. */
	restorableUntil: z.string(),
});

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
