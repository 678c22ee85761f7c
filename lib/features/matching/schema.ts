import * as z from 'zod';
import { recordVersion } from '@/lib/core/record-version';
import { line } from '@/lib/core/text';
import { wholeNumber } from '@/lib/core/whole-number';
import { shownDetailsReply } from '@/lib/features/matching/biodata/schema';
import { forQuery } from '@/lib/features/matching/guardians/schema';
import { contactFields, interestOfMatch } from '@/lib/features/matching/interests/schema';
import { verdictReply } from '@/lib/features/matching/verdicts/schema';
import { formerMarriageFields, writtenTexts } from '@/lib/features/member/schema';
import {
	EducationLevel,
	FormerMarriageWish,
	ManglikWish,
	MatchMarkKind,
} from '@/lib/platform/db/generated/enums';
import { partnerAges } from './constants';

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
	education: z.enum(EducationLevel).exactOptional(),
	clan: filter,
});

export type MatchesQuery = z.output<typeof matchesQuery>;

const list = z.array(line(80).refine((value) => value !== '', { error: 'required' })).max(20);

/** What the caller asks of a partner. A must keeps others away. */
export const partnerWishes = z.object({
	ageFrom: partnerAge.nullable(),
	ageTo: partnerAge.nullable(),
	isAgeMust: z.boolean(),
	districts: list,
	isPlaceMust: z.boolean(),
	education: z.enum(EducationLevel).nullable(),
	isEducationMust: z.boolean(),
	clans: list,
	isClanMust: z.boolean(),
	manglik: z.enum(ManglikWish).nullable(),
	isManglikMust: z.boolean(),
	/** Never married; these and the widowed; only those who were married before. Null for all. */
	formerMarriage: z.enum(FormerMarriageWish).nullable(),
	isFormerMarriageMust: z.boolean(),
	/** Gunas of 36 in the kundli. Raises the score, keeps nobody away. */
	minGunas: wholeNumber(1, 36).nullable(),
});

export type PartnerWishes = z.output<typeof partnerWishes>;

/** The wishes of a member who has stored none. */
export const noWishes: PartnerWishes = {
	ageFrom: null,
	ageTo: null,
	isAgeMust: false,
	districts: [],
	isPlaceMust: false,
	education: null,
	isEducationMust: false,
	clans: [],
	isClanMust: false,
	manglik: null,
	isManglikMust: false,
	formerMarriage: null,
	isFormerMarriageMust: false,
	minGunas: null,
};

/** PUT /api/family/matches/wishes: what is absent stays as it is. */
export const wishesChangesBody = partnerWishes
	.exactPartial()
	.extend({ version: recordVersion.exactOptional() });

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

/** PUT /api/family/matches/{id}/mark: null takes the mark away. */
export const markBody = z.object({ mark: z.enum(MatchMarkKind).nullable() });

export const markReply = z.object({ message: z.string(), mark: markBody.shape.mark });
