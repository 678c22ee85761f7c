import * as z from 'zod';
import { findMinority } from '@/lib/core/adult';
import { todayInIndia } from '@/lib/core/calendar';
import { changedDate, partialDate } from '@/lib/core/date-fields';
import { languages } from '@/lib/core/language';
import { findLifeProblem, type LifeInput, unknownLife } from '@/lib/core/life';
import { paginationSchema, pagingQuery } from '@/lib/core/paging';
import { temporaryPassword, typedPassword } from '@/lib/core/password-rule';
import { nameLine } from '@/lib/core/person-name';
import { recordVersion } from '@/lib/core/record-version';
import { line, searchText } from '@/lib/core/text';
import {
	memberChangesBody,
	personDetails,
	profileChangesBody,
	profileTexts,
	registrationBody,
	writtenTexts,
} from '@/lib/features/member/schema';
import { CardFact } from '@/lib/platform/db/generated/enums';
import { factKinds } from '@/lib/rules/gedcom/facts';
import { addressTerms } from '@/lib/rules/kinship/address-words';
import { stepKinds } from '@/lib/rules/kinship/steps';
import { maxBranches } from '@/lib/rules/lineage/branches';
import { relationWords } from './relations/rules/stated-relation';

/** What a list of trees can be sorted by; with a minus in front, falling. */
const treeSorts = ['createdAt', '-createdAt', 'name', '-name', 'memberCount', '-memberCount'] as const;

export type TreeSort = (typeof treeSorts)[number];

const searched = searchText(100).default('');

export const familyTreesQuery = z.object({
	...pagingQuery(10, 1000),
	search: searched,
	/** The same, as the back office calls it. */
	query: searched,
	sort: z.enum(treeSorts).exactOptional(),
});

export const listedTree = z.object({
	_id: z.string(),
	name: z.string(),
	title: z.string(),
	/** The name in the script of the call's language, where that differs. */
	written: z.string().optional(),
	memberCount: z.number(),
	createdBy: z.object({ name: z.string(), written: z.string().optional() }),
	isPublic: z.boolean(),
	createdAt: z.string(),
});

export const changeableTree = listedTree.extend({
	/** To be sent back with a change, so that it is not written over somebody else's. */
	version: z.number(),
});

export const familyTreesReply = z.object({
	/** Administrators get them with their versions. */
	families: z.array(z.union([changeableTree, listedTree])),
	totalFamilies: z.number(),
	pagination: paginationSchema,
});

/** PUT /api/family/trees/{id} */
export const treeChangesBody = z.object({
	name: nameLine(200)
		.refine((name) => name !== '', { error: 'required' })
		.exactOptional(),
	isPublic: memberChangesBody.shape.isDeceased,
	version: recordVersion.exactOptional(),
});

export type TreeChanges = z.output<typeof treeChangesBody>;

export const treeChangedReply = z.object({ message: z.string(), familyTree: changeableTree });

/** GET /api/family/trees/{id} */
export const treeReply = z.object({ familyTree: changeableTree });

export const familyCountReply = z.object({ totalFamilies: z.number() });

const text = z.string().nullable();

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

function blankAsAbsent<S extends z.ZodType>(schema: S) {
	return z
		.preprocess(
			(value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
			schema.optional(),
		)
		.optional();
}

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

export const pendingRequestsReply = z.array(
	z.object({
		_id: z.string(),
		requestId: z.string(),
		fromUser: z.object({ _id: z.string(), name: z.string(), photo: text.exactOptional() }),
		/** What they say the reader is to them. */
		relation: z.string(),
		relationWords: z.object({ hi: z.string(), en: z.string() }),
		/** Whose relative, where that is not the sender. */
		relatedToName: text,
		message: text,
		createdAt: z.string(),
	}),
);

/** GET /api/family/relation: from the caller's own card unless another is named. */
export const relationQuery = z.object({ from: blankAsAbsent(z.guid()), to: z.guid() });

/** POST /api/family/respond-request */
export const answerBody = z.object({ requestId: z.guid(), response: z.enum(['accept', 'reject']) });

/** POST /api/family/withdraw-request and /api/family/resend-request */
export const withdrawalBody = z.object({ requestId: z.guid() });

/** POST /api/family/resend-request */
export const resentReply = z.object({ message: z.string() });

export const requestReply = z.object({
	message: z.string(),
	request: z.object({ _id: z.string(), status: z.enum(['accepted', 'rejected', 'withdrawn']) }),
	/** Present where a request was withdrawn: until then POST /api/family/restore/{id} of its card restores it. */
	restorableUntil: z.string().exactOptional(),
});

/** GET /api/family/named-in: the trees of others that name the reader, but for those that wait for their answer. */
export const namedInReply = z.array(
	z.object({
		/** Whose tree. */
		owner: z.object({ _id: z.string(), name: z.string() }),
		/** What they say the reader is to them; null where it was the reader who asked them. */
		relation: text,
		relationWords: z.object({ hi: z.string(), en: z.string() }).nullable(),
		/** Whose relative, where that is not the owner. */
		relatedToName: text,
	}),
);

/** POST /api/family/not-me */
export const notMeBody = z.object({
	/** Whose tree names the caller. */
	ownerId: z.guid(),
});

export const notMeReply = z.object({ message: z.string() });

export const removalReply = z.object({
	message: z.string(),
	/** Until then the person can be brought back, with everything. */
	restorableUntil: z.string(),
});

/** GET /api/family/held-links */
export const heldLinksReply = z.object({
	/** Links that give no rights until the caller keeps them. */
	links: z.array(
		z.object({
			_id: z.string(),
			/** The other one of the two. */
			member: namedPerson,
			/** The relation of the member who was asked to the member who asked, as it was stated then. */
			relation: z.string(),
			/** Whether it was asked in the caller's name. */
			isAskedByMe: z.boolean(),
			createdAt: z.string(),
		}),
	),
});

export type HeldLinksReply = z.output<typeof heldLinksReply>;

/** POST /api/family/held-links/{id} */
export const heldLinkBody = z.object({ answer: z.enum(['keep', 'end']) });
