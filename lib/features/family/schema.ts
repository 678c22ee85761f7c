import * as z from 'zod';
import { languages } from '@/lib/core/language';
import { nameLine } from '@/lib/core/person-name';
import { searchText } from '@/lib/core/text';
import { profileTexts, writtenTexts } from '@/lib/features/member/schema';
import { CardFact } from '@/lib/platform/db/generated/enums';
import { factKinds } from '@/lib/rules/gedcom/facts';
import { addressTerms } from '@/lib/rules/kinship/address-words';
import { stepKinds } from '@/lib/rules/kinship/steps';
import { maxBranches } from '@/lib/rules/lineage/branches';
import { relationWords } from './relations/rules/stated-relation';

export const text = z.string().nullable();

/** What an account tells of its member beside a card. */
export const linkedFields = [
	...(['clan', 'dynasty', 'sakh', 'gotra', 'motherClan'] as const),
	...(['villageAddress', 'tehsil', 'district'] as const),
];

export type LinkedField = (typeof linkedFields)[number];

/** Cut to what the reader may see. */
const linkedProfile = z.object({
	_id: z.string(),
	clan: text.exactOptional(),
	dynasty: text.exactOptional(),
	sakh: text.exactOptional(),
	gotra: text.exactOptional(),
	motherClan: text.exactOptional(),
	villageAddress: text.exactOptional(),
	tehsil: text.exactOptional(),
	district: text.exactOptional(),
	written: writtenTexts.optional(),
});

/** What a file says of a person or a marriage of theirs, and no other field has. */
const factReply = z.object({
	/** Its word is the message `family.facts.{kind}`. */
	kind: factKinds,
	/** What kind of it, as somebody has written; of `fact` and `event` what it is at all. */
	type: text,
	/** "about 1850" */
	date: z.object({ hi: z.string(), en: z.string() }).nullable(),
	place: text,
	/** May have several lines. */
	text,
	/** Where it is said: "Village register, page 12". */
	sources: z.array(z.string()),
});

/** With the name in the script of the call's language, where that differs. */
export const namedPerson = z.object({ _id: z.string(), name: z.string(), written: writtenTexts.optional() });

/** A card of one's tree. Null is what nobody has entered. */
export const familyMember = z.object({
	_id: z.string(),
	__v: z.number(),
	name: z.string(),
	/** What they are to the tree's owner, in the words of the forms. */
	relation: z.enum([...relationWords, 'Me']),
	relationWords: z.object({ hi: z.string(), en: z.string() }),
	/** The common parent of half-siblings, which the words leave out; only where there are such on the way. */
	relationNote: z.object({ hi: z.string(), en: z.string() }).optional(),
	/** What the owner's family calls them; null where nothing is known, or no such words are shown. */
	addressWord: z.object({ hi: z.string(), en: z.string() }).nullable(),
	/** How bahis record a wife: by the clan that she was born into, her father and the village; in the language of the call. */
	bahi: text,
	/** A day, a month `1921-03`, a year, or about a year `1921~`. */
	dob: text,
	/** The day of death, or how much of it is known, as `dob`. */
	dod: text,
	/** Of the deceased the age that they reached. */
	age: z.number().nullable(),
	photo: text,
	isVisible: z.boolean(),
	isDeceased: z.boolean(),
	approvalStatus: z.enum(['pending', 'approved', 'rejected']),
	addedBy: namedPerson.nullable(),
	/** The card through which they hang together with the owner's own. */
	relatedTo: text,
	familyMemberId: linkedProfile.nullable(),
	/** Whether `familyMemberId` is a link that both have agreed to. */
	isProfileLinked: z.boolean(),
	/** Of the request or link with an account, to be withdrawn by; a request waits until `isProfileLinked`. */
	requestId: text,
	/** Since when the owner waits for an answer to the request, or for the account to be taken over. */
	invitedAt: text,
	/** Ids of people who may have no card: see `links`. */
	parents: z.array(z.string()),
	spouses: z.array(z.string()),
	isMarried: z.boolean().nullable(),
	isManglik: z.boolean().nullable(),
	...profileTexts,
	written: writtenTexts.optional(),
	facts: z.array(factReply),
	/** What a single relative has said in answer to a question, and no second one has confirmed; absent where there is nothing. */
	unconfirmed: z.array(z.enum(CardFact)).exactOptional(),
});

export type FamilyMember = z.output<typeof familyMember>;

export const familyTreeReply = z.object({
	familyTree: z.object({
		_id: z.string(),
		name: z.string(),
		written: writtenTexts.optional(),
		currentUserId: z.string(),
		isCreator: z.boolean(),
		isPublic: z.boolean(),
	}),
	familyMembers: z.array(familyMember),
	/** Whose cards the owner does not want to see, to be shown again. */
	hiddenMembers: z.array(namedPerson),
	/** The whole structure: ids that are no member's belong to people without a card. */
	links: z.object({
		parentLinks: z.array(
			z.object({ childId: z.string(), parentId: z.string(), role: z.string(), kind: z.string() }),
		),
		unions: z.array(
			z.object({
				partnerAId: z.string(),
				partnerBId: z.string(),
				sequence: z.number(),
				endedBy: z.string().nullable(),
			}),
		),
	}),
});

/** Of a query, separated by commas. */
const cardIds = z
	.string()
	.default('')
	.transform((typed) => (typed === '' ? [] : typed.split(',')))
	.pipe(z.array(z.guid()).max(maxBranches));

const addressWord = nameLine(40);

/** PUT /api/family/address-words */
export const addressWordsBody = z.object({
	isShown: z.boolean(),
	/** By the term of the relation; empty for the proposed word. */
	words: z.object(Object.fromEntries(addressTerms.map((term) => [term, addressWord.default('')]))),
});

/** GET /api/family/address-words */
export const addressWordsReply = z.object({
	isShown: z.boolean(),
	words: z.array(
		z.object({
			term: z.enum(addressTerms),
			relation: z.string(),
			/** In the language of the call. */
			proposed: z.string(),
			/** The family's own; empty for the proposed one. */
			word: z.string(),
		}),
	),
});

export type AddressWordsReply = z.output<typeof addressWordsReply>;

/** GET /api/family/book */
export const bookQuery = z.object({
	/** The card that the book begins with; the oldest forefather by default. */
	from: z.guid().optional(),
	language: z.enum(languages),
});

/** GET /api/family/near */
export const nearFamilyQuery = z.object({
	/** Around whom; absent the owner of the tree. */
	around: z.guid().optional(),
	/** At whose cards the branches are open. */
	open: cardIds,
	/** Whose card is to be drawn. */
	toward: z.guid().optional(),
	/** The `version` and the `open` of the answer that the caller has: of that one no card is sent again. */
	version: z.string().max(40).optional(),
	known: cardIds,
});

const { familyTree, hiddenMembers, links } = familyTreeReply.shape;

/** A part of one's tree. */
export const nearFamilyReply = z.object({
	/** Differs whenever anything in the tree does. */
	version: z.string(),
	/** At whose cards the branches are open. */
	open: z.array(z.string()),
	familyTree,
	hiddenMembers,
	/** Of those who are drawn, and whom the caller does not know; their parents and spouses are in the links. */
	familyMembers: z.array(familyMember.omit({ parents: true, spouses: true })),
	/** Those that end at somebody who is drawn. */
	links,
	beyond: z.object({
		/** Everybody who is drawn, with a card or without one, the nearest first. */
		drawn: z.array(z.string()),
		/** Cards that are not drawn, and are connected with the one in the middle. */
		connected: z.number(),
		/** Cards of the whole tree. */
		total: z.number(),
		branches: z.array(
			z.object({ id: z.string(), isOpen: z.boolean(), count: z.number(), isUpward: z.boolean() }),
		),
		/** The owner's card. */
		meId: z.string(),
		isMeConnected: z.boolean(),
		/** Of the cards of parents who are not drawn. */
		parents: z.array(z.object({ childId: z.string(), gender: familyMember.shape.gender })),
	}),
});

/** GET /api/family/find */
export const findRelativesQuery = z.object({
	name: searchText(100).min(1),
	/** Around whom the tree is drawn: those alone who are connected with them are found. */
	around: z.guid().optional(),
	/** Finds all who have a card, also those whom nothing connects with the one in the middle. */
	everyone: z.literal('true').optional(),
});

export const findRelativesReply = z.array(
	familyMember.pick({
		...{ _id: true, name: true, written: true, relation: true, relationWords: true },
		...{ dob: true, dod: true, isDeceased: true },
	}),
);

/** In Hindi and in English, whichever the page is in. */
const words = z.object({ hi: z.string(), en: z.string() });

/** Somebody on a way from one relative to another; without an id and a name where they have no card. */
const relative = z.object({
	_id: text,
	name: text,
	written: writtenTexts.optional(),
	photo: text,
	gender: z.enum(['Male', 'Female']).nullable(),
	isDeceased: z.boolean(),
	/** What they are to the one from whom the way leads; null for that one, and where no way leads. */
	words: words.nullable(),
});

export type Relative = z.output<typeof relative>;

const relationStep = z.object({
	kind: z.enum(stepKinds),
	/** What the next of the people is to the one before. */
	words,
	/** How a parent and child, or brothers and sisters, belong together. */
	link: z.enum(['birth', 'adopted', 'half', 'step']).nullable(),
	/** Of a marriage. */
	endedBy: z.enum(['death', 'divorce']).nullable(),
	/** Whom a brother and sister both have as parents. */
	sharedParents: z.array(relative),
	/** Whether these are a couple. */
	areParentsMarried: z.boolean(),
});

const relationReply = z.object({
	isBlood: z.boolean(),
	/** What `to` is to `from`, and `from` to `to`. */
	words,
	inverseWords: words,
	/** The common parent of half-siblings, which the words leave out; null where there are none. */
	note: words.nullable(),
	inverseNote: words.nullable(),
	/** What `from` calls `to`, and `to` calls `from`; null as on cards. */
	addressWord: words.nullable(),
	inverseAddressWord: words.nullable(),
	sentence: words,
	/** Both ends included: one more than there are steps. */
	people: z.array(relative),
	steps: z.array(relationStep),
});

export type RelationReply = z.output<typeof relationReply>;

/** Blood before marriage, the shortest first; none of somebody to themselves, or where nothing joins the two. */
export const relationsReply = z.object({
	from: relative,
	to: relative,
	relations: z.array(relationReply),
	total: z.number(),
	/** Whether the page offers the question of marriage between the two. */
	mayAskAboutMarriage: z.boolean(),
});

export type RelationsReply = z.output<typeof relationsReply>;

/** Reads an empty field of a form as absent. */
export function blankAsAbsent<S extends z.ZodType>(schema: S) {
	return z
		.preprocess(
			(value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
			schema.optional(),
		)
		.optional();
}

/** GET /api/family/relation: from the caller's own card unless another is named. */
export const relationQuery = z.object({ from: blankAsAbsent(z.guid()), to: z.guid() });
