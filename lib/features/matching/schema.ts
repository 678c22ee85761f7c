import * as z from 'zod';
import { languages } from '@/lib/core/language';
import { paginationSchema, pagingQuery } from '@/lib/core/paging';
import { recordVersion } from '@/lib/core/record-version';
import { line, searchText } from '@/lib/core/text';
import { wholeNumber } from '@/lib/core/whole-number';
import { shownDetailsReply } from '@/lib/features/matching/biodata/schema';
import { forQuery } from '@/lib/features/matching/guardians/schema';
import { formerMarriageFields, writtenTexts } from '@/lib/features/member/schema';

import { decidedReply } from '@/lib/platform/decisions/schema';
import { type Verdict, verdicts } from '@/lib/rules/marriage/reasons';
import { partnerAges } from './constants';
import { interestQuestions, kindWords } from './interests/schema';

export type { Verdict };

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
const interestAnswers = z.object({
	family: z.enum(interestQuestions.family).nullable().default(null),
	village: z.enum(interestQuestions.village).nullable().default(null),
	work: z.enum(interestQuestions.work).nullable().default(null),
	plans: several(interestQuestions.plans).default([]),
	seeks: several(interestQuestions.seeks).default([]),
});

export type InterestAnswers = z.output<typeof interestAnswers>;

/** A guardian, with what they are to the candidate, in the caller's language. */
const actor = z.object({ name: z.string(), words: z.string() });

/** How the caller and a match stand to each other. */
/**
 * `own`: of the member. `guardian`: of the guardian who acts. `ended`: none, since that guardian acts no longer and the
 * candidate has not shown their own. `unconfirmed`: none, since the member's address is not confirmed. `none`.
 */
const shownContact = z.enum(['own', 'guardian', 'ended', 'unconfirmed', 'none']);

export type ShownContact = z.output<typeof shownContact>;

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

/** A match as a card shows it. The fields a member's consent to matches covers, no more; contact once both agree. */
const matchReply = z.object({
	_id: z.string(),
	name: z.string(),
	photo: z.string().nullable(),
	age: z.number(),
	profession: z.string().nullable(),
	location: z.string().nullable(),
	education: z.string().nullable(),
	clan: z.string().nullable(),
	district: z.string().nullable(),
	...formerMarriageFields,
	written: writtenTexts.optional(),
	/** The best reasons, in the caller's language. */
	commonInterests: z.array(z.string()),
	/** 0 to 100. */
	compatibility: z.number(),
	verdict: z.enum(['caution', 'unknown', 'clear']),
	/** Why caution, in sentences. */
	cautions: z.array(z.string()),
	/** How much would have to be recorded before it is clear. */
	missingCount: z.number(),
	/** What the match is to the caller, in a word or a few; null when nothing joins them. */
	path: z.string().nullable(),
	interest: interestOfMatch.nullable(),
	isShortlisted: z.boolean(),
	/** A mailed link or code has proven that the match reads their address. */
	emailConfirmed: z.boolean(),
	/** Two relatives with confirmed addresses have agreed to the link between them and the match. */
	isKnownToFamily: z.boolean(),
	/** Only while both agree. */
	...contactFields,
});

export type MatchReply = z.output<typeof matchReply>;

/** GET /api/family/matches */
export const matchesReply = z.array(matchReply);

/** GET /api/family/matches/stopped: who would be a match if no ancestor of theirs and of the caller's were one person. */
export const stoppedMatchesReply = z.array(
	z.object({
		_id: z.string(),
		name: z.string(),
		written: writtenTexts.optional(),
		/** Why, in words of kinship. */
		reasons: z.array(z.string()),
	}),
);

/** One part of the score. */
const scoredReason = z.object({
	code: z.string(),
	points: z.number(),
	of: z.number(),
	text: z.string(),
});

/** GET /api/family/matches/{id} */
export const matchDetailReply = matchReply.extend({
	prefix: z.string().nullable(),
	gender: z.string().nullable(),
	dynasty: z.string().nullable(),
	sakh: z.string().nullable(),
	tehsil: z.string().nullable(),
	scores: z.array(scoredReason),
	marriage: verdictReply,
	/** What the match tells besides, to their matches or to those who both agreed with. */
	details: shownDetailsReply,
});

export type MatchDetailReply = z.output<typeof matchDetailReply>;

const filter = line(80).exactOptional();
const partnerAge = wholeNumber(partnerAges.min, partnerAges.max);
const age = partnerAge.exactOptional();

/** What narrows the matches down; each may be absent. Places, schooling and clans are found in both scripts. */
export const matchesQuery = z.object({
	...forQuery.shape,
	ageFrom: age,
	ageTo: age,
	/** District, tehsil or where they live. */
	place: filter,
	education: z.enum(['school', 'diploma', 'graduate', 'postgraduate', 'doctorate']).exactOptional(),
	clan: filter,
});

export type MatchesQuery = z.output<typeof matchesQuery>;

const ageWish = partnerAge.nullable();
const list = z.array(line(80).refine((value) => value !== '', { error: 'required' })).max(20);

const educationWish = z.enum(['school', 'diploma', 'graduate', 'postgraduate', 'doctorate']).nullable();
const manglikWish = z.enum(['same', 'manglik', 'notManglik']).nullable();
/** Never married; these and the widowed; only those who were married before. Null for all. */
const formerMarriageWish = z.enum(['never', 'neverOrWidowed', 'before']).nullable();

const minGunas = wholeNumber(1, 36).nullable();

/** What the caller asks of a partner. A must keeps others away. */
export const partnerWishes = z.object({
	ageFrom: ageWish,
	ageTo: ageWish,
	isAgeMust: z.boolean(),
	districts: list,
	isPlaceMust: z.boolean(),
	education: educationWish,
	isEducationMust: z.boolean(),
	clans: list,
	isClanMust: z.boolean(),
	manglik: manglikWish,
	isManglikMust: z.boolean(),
	formerMarriage: formerMarriageWish,
	isFormerMarriageMust: z.boolean(),
	/** Gunas of 36 in the kundli. Raises the score, keeps nobody away. */
	minGunas,
});

export type PartnerWishes = z.output<typeof partnerWishes>;

/** PUT /api/family/matches/wishes: what is absent stays as it is. */
export const wishesChangesBody = z.object({
	ageFrom: ageWish.exactOptional(),
	ageTo: ageWish.exactOptional(),
	isAgeMust: z.boolean().exactOptional(),
	districts: list.exactOptional(),
	isPlaceMust: z.boolean().exactOptional(),
	education: educationWish.exactOptional(),
	isEducationMust: z.boolean().exactOptional(),
	clans: list.exactOptional(),
	isClanMust: z.boolean().exactOptional(),
	manglik: manglikWish.exactOptional(),
	isManglikMust: z.boolean().exactOptional(),
	formerMarriage: formerMarriageWish.exactOptional(),
	isFormerMarriageMust: z.boolean().exactOptional(),
	minGunas: minGunas.exactOptional(),
	version: recordVersion.exactOptional(),
});

export type WishesChanges = z.output<typeof wishesChangesBody>;

/** The answer of GET and PUT /api/family/matches/wishes. */
export const partnerWishesReply = z.object({
	message: z.string().exactOptional(),
	wishes: partnerWishes,
	/** Districts of the portal's lists, as they are written in the language of the call where that differs. */
	writtenDistricts: z.record(z.string(), z.string()),
	/** The states that a place may be, in the language of the call. */
	states: z.array(z.string()),
	/** To be sent back with a change. 0 before anything has been saved. */
	version: z.number(),
});

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
			/** The candidate's own yes to what a guardian has sent. */
			'confirm',
			/** The candidate shows their own contact, where a guardian's was shown. */
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

/** PUT /api/family/matches/{id}/mark: null takes the mark away. */
export const markBody = z.object({ mark: z.enum(['shortlisted', 'hidden', 'blocked']).nullable() });

export const markReply = z.object({ message: z.string(), mark: markBody.shape.mark });

/** POST /api/family/matches/{id}/report */
export const reportBody = z.object({
	reason: z.enum(['notGenuine', 'married', 'rude', 'misuse', 'other']),
	text: line(1000).nullable().exactOptional(),
});

/** What has become of a report; each is in one of them. */
const reportStates = ['open', 'held', 'dismissed'] as const;

export type ReportState = (typeof reportStates)[number];

/** What a list of reports can be sorted by; with a minus in front, falling. */
const reportSorts = ['createdAt', '-createdAt', 'about', '-about', 'reports', '-reports'] as const;

/** GET /api/admin/reports: without a state all. Nobody reads those about themselves. */
export const reportsQuery = z.object({
	...pagingQuery(10, 100),
	state: z.enum(reportStates).exactOptional(),
	reason: reportBody.shape.reason.exactOptional(),
	/** The name of either. */
	search: searchText(100).default(''),
	sort: z.enum(reportSorts).default('-createdAt'),
});

export type ReportsQuery = z.output<typeof reportsQuery>;

const named = z.object({ _id: z.string(), name: z.string() });

const memberReport = z.object({
	_id: z.string(),
	/** Null when their account is gone. */
	reporter: named.nullable(),
	about: named.extend({
		/** Since when they are kept out of matches. */
		heldSince: z.string().nullable(),
		/** About them in all, this one included. */
		reports: z.number(),
	}),
	reason: reportBody.shape.reason,
	text: z.string().nullable(),
	/** In which it is written. */
	language: z.enum(languages),
	state: z.enum(reportStates),
	/** The reply to the reporter. */
	words: z.enum(['nothingFound', 'reminded', 'moreNeeded', 'acted']).nullable(),
	isRead: z.boolean(),
	createdAt: z.string(),
	answeredAt: z.string().nullable(),
});

export type MemberReport = z.output<typeof memberReport>;

export const reportsReply = z.object({
	reports: z.array(memberReport),
	pagination: paginationSchema,
	stateCounts: z.record(z.enum(['all', ...reportStates]), z.number()),
});

/** GET /api/admin/reports/{id} */
const sideCounts = z.object({
	/** When the account was made. */
	since: z.string(),
	/** Since when they are kept out of matches. */
	heldSince: z.string().nullable(),
	interestsSent: z.number(),
	/** Of them. */
	declined: z.number(),
	/** How many have blocked them. */
	blockedBy: z.number(),
});

/** What administrators read of the two of a report, for its decision alone. */
const reportHistory = z.object({
	/** Between the two, newest first. */
	interests: z.array(
		z.object({
			_id: z.string(),
			by: z.enum(['about', 'reporter']),
			status: z.enum(['sent', 'accepted', 'declined', 'withdrawn', 'ended', 'over']),
			answers: interestAnswers.nullable(),
			createdAt: z.string(),
			answeredAt: z.string().nullable(),
			endedAt: z.string().nullable(),
		}),
	),
	about: sideCounts.nullable(),
	/** Null when their account is gone, or they read it themselves. */
	reporter: sideCounts.nullable(),
	/** Other reports about either or by either, newest first. */
	reports: z.array(
		z.object({
			_id: z.string(),
			about: z.enum(['about', 'reporter', 'other']),
			by: z.enum(['about', 'reporter', 'other']),
			reason: reportBody.shape.reason,
			state: z.enum(reportStates),
			createdAt: z.string(),
		}),
	),
});

export type ReportHistory = z.output<typeof reportHistory>;

export const memberReportReply = z.object({ report: memberReport, history: reportHistory });

/** The reply to the reporter where nothing follows from it, the first of them without a choice. Else it says that something was done. */
const wordsOfDismissal = ['nothingFound', 'reminded', 'moreNeeded'] as const;

/**
 * PATCH /api/admin/reports/{id}, one thing at a time: that it was opened; what becomes of it, up to the account of the
 * member it is about being deleted; or that this member is let into matches again.
 */
export const reportAnswerBody = z.union([
	z.strictObject({ isRead: z.boolean() }),
	z.strictObject({ outcome: z.literal('dismissed'), words: z.enum(wordsOfDismissal).exactOptional() }),
	z.strictObject({ outcome: z.literal('held') }),
	z.strictObject({ outcome: z.literal('removed') }),
	z.strictObject({ isHeld: z.literal(false) }),
]);

export type ReportAnswer = z.output<typeof reportAnswerBody>;

/** The report goes with the account that it is about, and comes back with it. */
export const reportAnsweredReply = decidedReply.extend({ report: memberReport.exactOptional() });
