import * as z from 'zod';
import { writtenTexts } from '@/lib/features/member/schema';

const text = z.string().nullable();

/** In the script of the caller's language, where that is another. */
const writtenCard = z.object({ name: z.string().optional(), villageAddress: z.string().optional() });

/** A card of the caller's own tree. */
const ownCard = z.object({
	_id: z.string(),
	name: z.string(),
	written: writtenCard,
	/** What they are to the caller, in both languages. */
	relationWords: z.object({ hi: z.string(), en: z.string() }),
	village: text,
	/** As dates of cards are: a day, a month, a year, or about a year. */
	born: text,
	died: text,
});

/**
 * The fields that two cards both tell, and whether they agree; never what the other card tells. Before two trees are joined, name and village
 * alone, where they agreed when the pair was found.
 */
const comparedFields = z.array(
	z.object({
		field: z.enum([
			...(['name', 'father', 'grandfather', 'mother', 'spouse', 'child'] as const),
			...(['village', 'born', 'died', 'clan'] as const),
		]),
		/** `near`: years that are a few apart. */
		agreement: z.enum(['equal', 'near', 'differs']),
	}),
);

/**
 * `asked`: the caller has not answered. `waiting`: they said yes, the other owner nothing yet. `joined`: both said yes.
 * `notJoined`: they said yes, the other no. `apart`: they said no.
 */
export const sameStates = ['asked', 'waiting', 'joined', 'notJoined', 'apart'] as const;

const acrossTrees = z.object({
	_id: z.string(),
	state: z.enum(sameStates),
	own: ownCard,
	/** Whose the other tree is. */
	owner: z.object({ name: z.string(), written: writtenTexts.optional() }),
	fields: comparedFields,
	/** The other card, once both have said yes. */
	other: ownCard.omit({ _id: true }).nullable(),
});

const withinTree = z.object({ _id: z.string(), one: ownCard, other: ownCard, fields: comparedFields });

export type AcrossTrees = z.input<typeof acrossTrees>;
export type WithinTree = z.input<typeof withinTree>;

/** GET /api/family/same-people */
export const samePeopleReply = z.object({
	comparison: z.object({
		/** What the caller has said: may owners of other trees be asked whether an ancestor is the same person? */
		isComparable: z.boolean().nullable(),
		/** Whether they are, which also depends on a confirmed address and, while nothing is said, on the tree being public. */
		takesPart: z.boolean(),
		isEmailConfirmed: z.boolean(),
	}),
	questions: z.array(acrossTrees),
	/** Two cards of the caller's tree that are likely one person: POST /api/family/merge/{id} makes them one. */
	duplicates: z.array(withinTree),
});

/** PUT /api/family/same-people */
export const comparisonBody = z.object({ isComparable: z.boolean() });

export const comparisonReply = z.object({ message: z.string() });

/** POST /api/family/same-people/{id}: of a pair that is joined, a no ends it. */
export const sameAnswerBody = z.object({ answer: z.enum(['yes', 'no']) });

export const sameAnswerReply = z.object({ message: z.string(), state: z.enum(sameStates) });
