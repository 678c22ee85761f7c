import * as z from 'zod';
import { writtenTexts } from '@/lib/features/member/schema';
import { interestQuestions, kindWords } from './constants';

const interestStates = [
	/** Waits for an answer. */
	'sent',
	/** Both agree. */
	'accepted',
	/** Declined, not answered for long, or withdrawn: nobody learns which. */
	'notAccepted',
	/** Withdrawn by its sender. */
	'withdrawn',
	/** Neither has said no: one of the two has married. */
	'over',
] as const;

const several = <const T extends readonly string[]>(choices: T) =>
	z.array(z.enum(choices)).refine((chosen) => new Set(chosen).size === chosen.length, { error: 'invalid' });

/** What the sender has chosen; each question may be left out. */
export const interestAnswers = z.object({
	family: z.enum(interestQuestions.family).nullable().default(null),
	village: z.enum(interestQuestions.village).nullable().default(null),
	work: z.enum(interestQuestions.work).nullable().default(null),
	plans: several(interestQuestions.plans).default([]),
	seeks: several(interestQuestions.seeks).default([]),
});

export type InterestAnswers = z.output<typeof interestAnswers>;

/** A guardian, with what they are to the seeker, in the caller's language. */
const actor = z.object({ name: z.string(), words: z.string() });

/**
 * `own`: of the member. `guardian`: of the guardian who acts. `ended`: none, since that guardian acts no longer and the
 * seeker has not shown their own. `unconfirmed`: none, since the member's address is not confirmed. `none`.
 */
const shownContact = z.enum(['own', 'guardian', 'ended', 'unconfirmed', 'none']);

export type ShownContact = z.output<typeof shownContact>;

/** How the caller and a match stand to each other. */
export const interestOfMatch = z.object({
	_id: z.string(),
	direction: z.enum(['sent', 'received']),
	state: z.enum(interestStates),
	/** Null where none of the questions was answered. */
	answers: interestAnswers.nullable(),
	/** Only of interests from before the questions. */
	message: z.string().nullable(),
	/** What was chosen to be said with the no, by the one of the two who has declined or ended it. */
	kindWords: z.enum(kindWords).nullable(),
	createdAt: z.string(),
	/** The guardians who act for the caller's side and for the other; null where the two do so themselves. */
	ownActor: actor.nullable(),
	otherActor: actor.nullable(),
	/** Whose own yes is awaited, where a guardian has said it. */
	awaits: z.enum(['own', 'other']).nullable(),
	/** The one asked has said yes, and the sender's own yes is awaited. */
	saidYes: z.boolean(),
	/** The sender's own yes is awaited beside a yes of the caller's side. */
	isSenderAwaited: z.boolean(),
	/**
	 * The contact that the caller's side shows to the other once both agree, and the other side to the caller; null where
	 * nothing is open or agreed, and as long as the caller does not learn who acts for the other side.
	 */
	ownContact: shownContact.nullable(),
	otherContact: shownContact.nullable(),
});

/** How the other side is reached; who it is where it is their guardian. */
export const contactFields = {
	email: z.string().exactOptional(),
	mobileNumber: z.string().nullable().exactOptional(),
	mobileE164: z.string().nullable().exactOptional(),
	contactOf: actor.nullable().exactOptional(),
};

/** POST /api/family/interests: answers are chosen; nothing can be written before both agree. */
export const interestBody = z.strictObject({
	memberId: z.guid(),
	answers: interestAnswers.exactOptional(),
});

/** POST /api/family/interests/{id}: the one asked accepts or declines, the sender withdraws, either ends what both agreed to. */
export const interestAnswerBody = z
	.object({
		answer: z.enum([
			...(['accept', 'decline', 'withdraw', 'end'] as const),
			/** The seeker's own yes to what a guardian has sent. */
			'confirm',
			/** The seeker shows their own contact, where a guardian's was shown. */
			'showContact',
		]),
		/** Only with a no to the other: declined, or ended. */
		kindWords: z.enum(kindWords).nullable().exactOptional(),
	})
	.refine(({ answer, kindWords: words }) => !words || answer === 'decline' || answer === 'end', {
		path: ['kindWords'],
		error: 'notInList',
	});

export const interestReply = z.object({ message: z.string(), interest: interestOfMatch });

/** Somebody in one of the caller's lists. */
export const interestCard = z.object({
	member: z.object({
		_id: z.string(),
		name: z.string(),
		/** These only of a match, and only if both agree. */
		photo: z.string().nullable().exactOptional(),
		age: z.number().nullable().exactOptional(),
		profession: z.string().nullable().exactOptional(),
		location: z.string().nullable().exactOptional(),
		clan: z.string().nullable().exactOptional(),
		written: writtenTexts.optional(),
		/** Only while both agree. */
		...contactFields,
	}),
	interest: interestOfMatch.nullable(),
});

/** GET /api/family/interests: each list newest first. */
export const interestsReply = z.object({
	/** How many interests the caller can send now. */
	left: z.number(),
	received: z.array(interestCard),
	sent: z.array(interestCard),
	agreed: z.array(interestCard),
	shortlisted: z.array(interestCard),
	hidden: z.array(interestCard),
	blocked: z.array(interestCard),
});

export type InterestsReply = z.output<typeof interestsReply>;
