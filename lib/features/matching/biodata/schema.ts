import * as z from 'zod';
import { nameLine } from '@/lib/core/person-name';
import { recordVersion } from '@/lib/core/record-version';
import { line, lines } from '@/lib/core/text';
import { fromTyped } from '@/lib/core/whole-number';
import {
	biodataFields,
	biodataLanguages,
	details,
	diets,
	incomes,
	layouts,
	parts,
	rowFields,
	siblingKinds,
	tongues,
} from './constants/fields';
import { heights, lengths, maxSiblings } from './constants/limits';

const nothingWhenBlank = (value: unknown) =>
	typeof value === 'string' && value.trim() === '' ? null : value;

const orNothing = (text: z.ZodType<string>) =>
	z.preprocess(nothingWhenBlank, text.transform((value) => value || null).nullable());

const place = orNothing(line(lengths.place));
const words = orNothing(lines(lengths.words));

function choice<const T extends readonly string[]>(options: T) {
	return z.preprocess(nothingWhenBlank, z.enum(options).nullable());
}

/** A brother or a sister, as the member tells of them. */
const sibling = z.object({
	kind: z.enum(siblingKinds),
	name: nameLine(lengths.person),
	/** Null: not given. */
	isMarried: z.boolean().nullable(),
	/** Into which family, or whose daughter or son they have married. */
	marriedInto: line(lengths.marriedInto),
});

export type Sibling = z.output<typeof sibling>;

/** As they are stored. */
export const storedSiblings = z.array(sibling);

const eachOnce = <T>(values: readonly T[]) => [...new Set(values)];

/** PUT /api/family/details: all of the form. */
export const detailsBody = z.object({
	heightCm: z.preprocess(
		(value) => fromTyped(nothingWhenBlank(value)),
		z
			.custom<number>(
				(value) => Number.isInteger(value) && Number(value) >= heights.min && Number(value) <= heights.max,
				{ error: 'numberRange', params: heights },
			)
			.nullable(),
	),
	motherTongue: choice(tongues),
	languages: z.array(z.enum(tongues)).max(tongues.length).transform(eachOnce),
	diet: choice(diets),
	income: choice(incomes),
	workPlace: place,
	siblings: z.array(sibling).max(maxSiblings),
	maternalVillage: place,
	maternalUncle: orNothing(nameLine(lengths.person)),
	about: words,
	aboutFamily: words,
	lookingFor: words,
	shownToMatches: z.array(z.enum(details)).max(details.length).transform(eachOnce),
	shownToAgreed: z.array(z.enum(details)).max(details.length).transform(eachOnce),
	version: recordVersion.exactOptional(),
});

export type DetailsBody = z.output<typeof detailsBody>;

const text = z.string().nullable();

const ownDetails = z.object({
	heightCm: z.number().nullable(),
	motherTongue: text,
	languages: z.array(z.string()),
	diet: z.enum(diets).nullable(),
	income: z.enum(incomes).nullable(),
	workPlace: text,
	siblings: z.array(sibling),
	...{ maternalVillage: text, maternalUncle: text },
	...{ about: text, aboutFamily: text, lookingFor: text },
	/** What all matches see, and what those who have agreed to be in touch see besides. */
	shownToMatches: z.array(z.enum(details)),
	shownToAgreed: z.array(z.enum(details)),
});

export type OwnDetails = z.output<typeof ownDetails>;

export const detailsReply = z.object({
	details: ownDetails,
	/** 0 before anything has been saved. */
	version: z.number(),
	message: z.string().exactOptional(),
});

/** GET /api/family/details */
export const detailsWithProposalsReply = detailsReply.extend({
	/** What the profile and the tree know, for fields that are empty. */
	proposed: z.object({
		workPlace: text,
		siblings: z.array(sibling),
		...{ maternalVillage: text, maternalUncle: text },
	}),
	/** Of the profile, which is shown with the other facts of the mother's family. */
	motherClan: text,
	/** Of the kundli; null where nothing is entered. */
	birth: z.object({ time: text, place: text }),
});

export type Proposals = z.output<typeof detailsWithProposalsReply>['proposed'];

/** What is shown to others, in the language of the call. */
export const shownDetailsReply = z.array(
	z.object({ field: z.enum(rowFields), label: z.string(), value: z.string() }),
);

const written = z.object({ hi: z.string(), en: z.string() });

const knownRow = z.object({ field: z.enum(rowFields), label: written, value: written });

/** All that a biodata could say, in both languages. */
const known = z.object({
	name: written,
	photo: text,
	...{ title: written, invocation: written },
	parts: z.array(z.object({ part: z.enum(parts), title: written, rows: z.array(knownRow) })),
});

export type Known = z.output<typeof known>;

/** GET /api/family/biodatas/known */
export const knownReply = known;

const choiceOfBiodata = z.object({
	layout: z.enum(layouts),
	language: z.enum(biodataLanguages),
	fields: z.array(z.enum(biodataFields)),
});

export type BiodataChoice = z.output<typeof choiceOfBiodata>;

/** POST /api/family/biodatas */
export const biodataBody = choiceOfBiodata.extend({
	fields: choiceOfBiodata.shape.fields.max(biodataFields.length).transform(eachOnce),
	title: line(lengths.title).refine((value) => value !== '', { error: 'required' }),
});

export type BiodataBody = z.output<typeof biodataBody>;

/** PUT /api/family/biodatas/{id} */
export const biodataChangesBody = biodataBody.extend({ version: recordVersion });

export type BiodataChanges = z.output<typeof biodataChangesBody>;

export const biodataParams = z.object({ id: z.guid() });

const moment = z.string();

const biodataLink = z.object({
	_id: z.string(),
	sentTo: z.string(),
	createdAt: moment,
	expiresAt: moment,
	/** Neither ended nor expired. */
	isOpen: z.boolean(),
	openings: z.number(),
	lastOpenedAt: moment.nullable(),
});

export type ReadLink = z.output<typeof biodataLink>;

const madeBiodata = choiceOfBiodata.extend({
	_id: z.string(),
	title: z.string(),
	version: z.number(),
	createdAt: moment,
	updatedAt: moment,
});

export type MadeBiodata = z.output<typeof madeBiodata>;

/** GET /api/family/biodatas */
export const biodatasReply = z.object({
	biodatas: z.array(
		madeBiodata.extend({
			/** Of links that work. */
			openLinks: z.number(),
			openings: z.number(),
		}),
	),
	/** So many can be kept. */
	most: z.number(),
});

/** GET /api/family/biodatas/{id} */
export const biodataReply = z.object({ biodata: madeBiodata, known, links: z.array(biodataLink) });

/** POST /api/family/biodatas, PUT /api/family/biodatas/{id} */
export const savedBiodataReply = z.object({ message: z.string(), biodata: madeBiodata });

/** POST /api/family/biodatas/{id}/links */
export const linkBody = z.object({
	sentTo: nameLine(lengths.person).refine((value) => value !== '', { error: 'required' }),
});

export const madeLinkReply = z.object({
	message: z.string(),
	/** The link, which is never shown again. */
	address: z.string(),
	/** What is sent with it. */
	text: z.string(),
	link: biodataLink,
});

export const linkParams = biodataParams.extend({ linkId: z.guid() });

/** Calls of who reads a biodata by its link. */
export const tokenParams = z.object({ token: z.string().max(200) });
