import * as z from 'zod';
import { verdicts } from '@/lib/rules/marriage/reasons';

/** One reason of a verdict, in the caller's language. */
const verdictReason = z.object({
	/** The rule, as lib/rules/marriage names it. */
	code: z.string(),
	kind: z.enum(['law', 'custom']),
	/** What speaks against it, in a sentence. */
	text: z.string(),
	/** The rule itself: which section, which custom. */
	rule: z.string(),
	/** Whom both descend from; the name only where the caller may know it. */
	ancestor: z.object({ name: z.string().nullable(), words: z.string() }).nullable(),
	/** From each of the two up to that ancestor, step by step, the two themselves first. Empty without an ancestor. */
	lines: z.array(z.array(z.object({ name: z.string().nullable(), words: z.string() }))),
});

/** Something that would have to be recorded before anything can be said for certain. */
const missingFact = z.object({
	of: z.enum(['one', 'other']),
	what: z.enum(['person', 'clan', 'gotra', 'birth', 'gender', 'marriage']),
	/** Whose it is, from that one of the two: their father's mother; themselves. */
	words: z.string(),
	/** A single relative has said it in answer to a question of the caller's: it counts once a second one has confirmed it. */
	awaitsSecond: z.boolean(),
});

const verdictParty = z.object({
	_id: z.string(),
	name: z.string(),
	isMe: z.boolean(),
	/** How many of their ancestors within the degrees of the law are known, of the caller and cards of their own tree. */
	ancestors: z
		.object({
			known: z.int(),
			total: z.int(),
			/** The card; null for the caller. */
			of: z.string().nullable(),
		})
		.nullable(),
});

/** May these two marry, and why. */
export const verdictReply = z.object({
	verdict: z.enum(verdicts),
	one: verdictParty,
	other: verdictParty,
	reasons: z.array(verdictReason),
	missing: z.array(missingFact),
	/** What they are to each other by what is recorded; null when nothing joins them. */
	path: z.object({ words: z.string(), sentence: z.string() }).nullable(),
});

export type VerdictReply = z.output<typeof verdictReply>;

/** GET /api/family/marriage: two cards of the caller's own tree, or the caller (no `one`) and a member who is a match. */
export const verdictQuery = z.object({
	one: z.guid().exactOptional(),
	other: z.guid(),
});
