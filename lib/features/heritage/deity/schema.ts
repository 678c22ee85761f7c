import * as z from 'zod';
import { bodyInLanguages } from '@/lib/core/by-language';
import { languages } from '@/lib/core/language';
import { recordVersion } from '@/lib/core/record-version';
import { line, lines, searchText } from '@/lib/core/text';
import {
	clanMaxLength,
	maxAlternateNames,
	maxClans,
	maxPictures,
	nameMaxLength,
	textMaxLength,
} from './constants';

/** What a list of deities can be sorted by; with a minus in front, falling. */
const deitySorts = ['name', '-name', 'deityType', '-deityType', 'createdAt', '-createdAt'] as const;

export const deitiesQuery = z.object({
	search: searchText(100).default(''),
	type: z.enum(['devi', 'devta']).exactOptional(),
	/** As a deity names it. */
	clan: searchText(clanMaxLength).exactOptional(),
	/** Absent: in their own order, of a search the best first. */
	sort: z.enum(deitySorts).exactOptional(),
});

export type DeitiesQuery = z.output<typeof deitiesQuery>;

export const deityParams = z.object({ id: z.guid() });

/** The texts of a deity in one language. */
const textsReply = z.object({
	name: z.string(),
	alternateNames: z.array(z.string()),
	description: z.string(),
	rituals: z.string().nullable(),
	location: z.string().nullable(),
	district: z.string().nullable(),
	temple: z.string().nullable(),
	festival: z.string().nullable(),
	history: z.string().nullable(),
	legends: z.string().nullable(),
	importance: z.string().nullable(),
	additionalInfo: z.string().nullable(),
});

export type DeityTexts = z.output<typeof textsReply>;

const { name, ...furtherTexts } = textsReply.shape;

/** A deity on the wire: the texts are in the reader's language, or in `language` where that one is missing. */
export const deityReply = z.object({
	_id: z.string(),
	name,
	deityType: z.enum(['devi', 'devta']),
	type: z.enum(['Devi', 'Devta']),
	clans: z.array(z.string()),
	image: z.string().nullable(),
	images: z.array(z.string()),
	...furtherTexts,
	language: z.enum(languages),
	/** To be sent back with a change, so that it is not written over somebody else's. */
	version: z.number(),
	createdAt: z.string(),
});

export type DeityDto = z.output<typeof deityReply>;

/** In every language; null where one is missing. */
export const deityDetailsReply = deityReply.extend({
	texts: z.object({ hi: textsReply.nullable(), en: textsReply.nullable() }),
});

export type DeityDetails = z.output<typeof deityDetailsReply>;

export type TextsByLanguage = DeityDetails['texts'];

export const deityChangedReply = z.object({ message: z.string(), deity: deityReply });

// A form sends what nobody filled in as an empty text.
function orNothing<T extends z.ZodType<string>>(text: T) {
	return text.transform((value) => value || null).nullable();
}

const oneLine = orNothing(line(textMaxLength));
const paragraphs = orNothing(lines(textMaxLength));

/** A list, or a text with commas between; trimmed, without blanks and repetitions. */
function list(maxLength: number, maxCount: number) {
	return z.preprocess(
		(value) => (typeof value === 'string' ? value.split(',') : (value ?? [])),
		z
			.array(line(maxLength))
			.transform((values) => [...new Set(values.filter((value) => value !== ''))])
			.refine((values) => values.length <= maxCount, { error: 'tooMany', params: { max: maxCount } }),
	);
}

/** One of a few words in any case; blank is as good as absent. */
function word<const Words extends readonly string[]>(words: Words) {
	return z.preprocess(
		(value) => (typeof value === 'string' ? value.trim().toLowerCase() || null : value),
		z.enum(words).nullable(),
	);
}

/** The texts of a deity in one language; absent is unchanged, null is nothing. */
const deityTexts = {
	name: orNothing(line(nameMaxLength)).exactOptional(),
	alternateNames: list(nameMaxLength, maxAlternateNames).exactOptional(),
	description: paragraphs.exactOptional(),
	rituals: paragraphs.exactOptional(),
	location: oneLine.exactOptional(),
	district: oneLine.exactOptional(),
	temple: oneLine.exactOptional(),
	festival: oneLine.exactOptional(),
	history: paragraphs.exactOptional(),
	legends: paragraphs.exactOptional(),
	importance: paragraphs.exactOptional(),
	additionalInfo: paragraphs.exactOptional(),
};

/**
 * POST and PUT of a deity, multipart or JSON; absent is unchanged.
 *
 * Texts come bare, for the language that `language` names (else that of the call), or by the language's name for
 * either: `hi.name` in a form, `{ hi: { name } }` in JSON. A language all of whose texts are blank is left out.
 *
 * New pictures are files named `image`, `image2` … `image8`. `images` says which pictures there are, in their order:
 * addresses as GET gives them and names of files, in a list or with commas between; what it leaves out goes. Without
 * it `image` takes the place of the first picture, and the others are added.
 */
export const deityBody = bodyInLanguages(
	{
		deityType: word(['devi', 'devta']).exactOptional(),
		/** Other ways to say `deityType`. */
		type: word(['devi', 'devta']).exactOptional(),
		gender: word(['female', 'male']).exactOptional(),
		clans: list(clanMaxLength, maxClans)
			.refine((clans) => clans.length > 0, { error: 'required' })
			.exactOptional(),
		images: list(textMaxLength, maxPictures).exactOptional(),
		version: recordVersion.exactOptional(),
	},
	deityTexts,
);

export type DeityTextChange = z.output<z.ZodObject<typeof deityTexts>>;
