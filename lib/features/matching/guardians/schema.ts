import * as z from 'zod';
import { line } from '@/lib/core/text';
import { namedPerson } from '@/lib/features/family/schema';
import { ContactOf, GuardianAction, GuardianWord } from '@/lib/platform/db/generated/enums';
import { agreementMonths } from './rules';

/** Of calls about matches: the candidate for whom the caller acts as guardian; without it the caller. */
export const forQuery = z.object({ for: z.guid().exactOptional() });

const words = z.object({ hi: z.string(), en: z.string() });

/** What the two have agreed to; null before. */
const agreement = z.object({
	agreedAt: z.string(),
	expiresAt: z.string(),
	hasLastWord: z.boolean(),
	contactOf: z.enum(ContactOf),
});

const guardianship = z.object({
	_id: z.string(),
	/** The other one of the two. */
	member: namedPerson,
	/** What the other one is to the caller. */
	words,
	/** What the caller is to the other one. */
	ownWords: words,
	/**
	 * `asked`: waits for the candidate. `inForce`. `paused`: agreed, and holds again once the candidate can look for a match
	 * again. `expired`: the time that was agreed is over.
	 */
	state: z.enum(['asked', 'inForce', 'paused', 'expired']),
	agreement: agreement.nullable(),
	createdAt: z.string(),
});

/** GET /api/family/guardians */
export const guardiansReply = z.object({
	/** For whom the caller looks, or has asked to. */
	candidates: z.array(guardianship),
	/** Who looks for the caller, or asks to. */
	guardians: z.array(guardianship),
	/** Whom the caller can ask, of their own tree: adults with an account. */
	relatives: z.array(
		namedPerson.extend({
			words,
			/** The account was made for them, and waits to be taken over: so does what they are asked. */
			isUnclaimed: z.boolean(),
		}),
	),
	/** Cards without an account whom the caller could ask if they had one. */
	invitable: z.array(namedPerson.extend({ words })),
	/** What guardians have done in the caller's name, the newest first. */
	acts: z.array(
		z.object({
			_id: z.string(),
			by: namedPerson,
			/** About whom; null where it is about wishes, or about somebody whose account is gone. */
			other: namedPerson.nullable(),
			action: z.enum(GuardianAction),
			/** How often the same guardian has done the same with the same person. */
			times: z.number(),
			firstAt: z.string(),
			/** When it was done last. */
			createdAt: z.string(),
		}),
	),
	/** Whether the caller has agreed to be shown to others. */
	isListed: z.boolean(),
	isEmailConfirmed: z.boolean(),
});

export type GuardiansReply = z.output<typeof guardiansReply>;

/** POST /api/family/guardians: a card of the caller's own tree. */
export const askGuardianBody = z.object({ personId: z.guid() });

export const guardianParams = z.object({ id: z.guid() });

/** POST /api/family/guardians/{id}: what the candidate agrees to. */
export const agreeBody = z.object({
	hasLastWord: z.boolean(),
	contactOf: z.enum(ContactOf),
	months: z.literal(agreementMonths),
	/** That they are shown to others who look for a match: needed where they have not agreed to that before. */
	matrimonialConsent: z.boolean().exactOptional(),
});

export type AgreeBody = z.output<typeof agreeBody>;

/** PUT /api/family/matches/{id}/note: without a word and a text the note goes. */
export const noteBody = z.object({
	word: z.enum(GuardianWord).nullable(),
	text: line(200).nullable(),
});

export type NoteBody = z.output<typeof noteBody>;

const note = z.object({
	/** About whom. */
	otherId: z.string(),
	author: namedPerson.extend({
		isMe: z.boolean(),
		/** What they are to the candidate; null for the candidate. */
		words: words.nullable(),
	}),
	word: z.enum(GuardianWord).nullable(),
	text: z.string().nullable(),
	createdAt: z.string(),
});

/** GET /api/family/guardians/notes */
export const notesReply = z.object({
	/** Whether there is anybody to read what the caller notes. */
	isShared: z.boolean(),
	notes: z.array(note),
});

export type NotesReply = z.output<typeof notesReply>;
