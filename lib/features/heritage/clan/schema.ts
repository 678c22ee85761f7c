import * as z from 'zod';
import { bodyInLanguages } from '@/lib/core/by-language';
import { languages } from '@/lib/core/language';
import { recordVersion } from '@/lib/core/record-version';
import { lines } from '@/lib/core/text';

/** Characters of each text. */
export const clanTextMaxLength = 5000;

export const clanParams = z.object({ slug: z.string().max(80) });

const nullableText = z.string().nullable();

/** The text about a group of clans in one language; where sources disagree, all of them. */
const clanReplyTexts = {
	vansh: z.string(),
	gotra: nullableText,
	kuldevi: nullableText,
	about: nullableText,
	sources: nullableText,
};

/** A group of clans on the wire, in the reader's language, or in `language` where that one is missing. */
export const clanReply = z.object({
	_id: z.string(),
	slug: z.string(),
	name: z.string(),
	/** As the clan list spells them. */
	clans: z.array(z.string()),
	branches: z.array(z.string()),
	spellings: z.array(z.string()),
	...clanReplyTexts,
	/** Totals alone: members of these clans, and the family trees that are theirs. */
	members: z.number(),
	families: z.number(),
	language: z.enum(languages),
	/** To be sent back with a change, so that it is not written over somebody else's. */
	version: z.number(),
});

export type ClanDto = z.output<typeof clanReply>;

const nullableTexts = z.object(clanReplyTexts).nullable();

export const clanDetailsReply = clanReply.extend({
	/** Devis and devtas that its clans or their branches worship. */
	deities: z.array(z.object({ _id: z.string(), name: z.string(), deityType: z.enum(['devi', 'devta']) })),
	/** In every language; null where one is missing. */
	texts: z.object({ hi: nullableTexts, en: nullableTexts }),
});

export type ClanDetails = z.output<typeof clanDetailsReply>;

export const clanChangedReply = z.object({ message: z.string(), clan: clanDetailsReply });

const text = lines(clanTextMaxLength)
	.transform((value) => value || null)
	.nullable()
	.exactOptional();

const clanTexts = { vansh: text, gotra: text, kuldevi: text, about: text, sources: text };

/**
 * PUT of a group of clans; absent is unchanged. Texts come bare, for the language that `language` names (else that of
 * the call), or by the language's name for either: `{ hi: { vansh } }`, `hi.vansh`.
 */
export const clanBody = bodyInLanguages({ version: recordVersion.exactOptional() }, clanTexts);

export type ClanTextChange = z.output<z.ZodObject<typeof clanTexts>>;
