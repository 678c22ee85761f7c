import type { PartnerWishes } from '@/lib/features/matching/schema';
import type { District, State } from '@/lib/features/matching/scoring/constants/districts';
import type { EducationLevel, FormerMarriage, Gender, Language } from '@/lib/platform/db/generated/enums';
import type { KnownDynasty } from './dynasty';
import type { ProfessionGroup } from './profession';

/** The share of a criterion's points where something is missing. */
export const neutral = 0.5;

/** The share of its points from which a criterion speaks for the two. */
export const speaksFor = 0.65;

/** The data of a member by which two are compared, as they are stored. */
export interface ScoringRow {
	id: string;
	/** Days since 1970. */
	bornDay: number | null;
	clan: string | null;
	sakh: string | null;
	dynasty: string | null;
	tehsil: string | null;
	district: string | null;
	location: string | null;
	education: string | null;
	profession: string | null;
	language: Language;
	isManglik: boolean | null;
	/** How the marriage of an unmarried member ended; null for one who was never married. */
	formerMarriage: FormerMarriage | null;
	/** Degrees; null unless the kundli is on and computed for the date of birth. */
	moonFrom: number | null;
	moonTo: number | null;
	/** Null when none were ever stored. */
	wishes: PartnerWishes | null;
}

/** A stretch of the sidereal zodiac, in degrees. */
interface MoonStretch {
	from: number;
	to: number;
}

/** A member made ready for many comparisons: every text is folded and looked up. */
export interface ScoringProfile {
	row: ScoringRow;
	gender: Gender | null;
	age: number | null;
	/** Keys of the home district, the tehsil and the place where the member lives, as `findPlaceKey` makes them. */
	home: string | null;
	tehsil: string | null;
	living: string | null;
	/** The home district, where it is known. */
	district: District | null;
	/** The district where the member lives; where that is not known, the home district. */
	residence: District | null;
	/** The level of schooling by its index in `educationLevels`. */
	schooling: number | null;
	profession: ProfessionGroup | null;
	/** The exogamous group of the clan, as `lib/rules/clan/groups` keys it. */
	clan: string | null;
	/** The group that tradition counts the clan to: of a Naruka, the Kachhwaha. */
	kul: string | null;
	/** The folded sakh: a wish for Naruka is met by a Kachhwaha of that sakh. */
	sakh: string | null;
	dynasty: string | null;
	/** The stretch where the Moon may have been at birth; null unless the member has turned the kundli on. */
	moon: MoonStretch | null;
	/** In the order of the criteria. */
	wishes: readonly Wish[];
}

/** A topic that a member may have wishes about. Gunas of the kundli alone can be no must. */
export type WishTopic = 'age' | 'place' | 'education' | 'clan' | 'manglik' | 'gunas' | 'formerMarriage';

export type WishResult = 'met' | 'unmet' | 'notGiven';

/** One wish of a seeker, made ready for many candidates. */
export interface Wish {
	/** The key of the criterion that it belongs to. */
	criterion: string;
	topic: WishTopic;
	isMust: boolean;
	test: (candidate: ScoringProfile) => WishResult;
	/** How nearly a candidate meets it who does not, 0 to 1. */
	getNearness: (candidate: ScoringProfile) => number;
}

/** The seeker's own values, to which wishes may refer. */
export type WishOwner = Pick<ScoringRow, 'isManglik'> & Pick<ScoringProfile, 'moon' | 'gender'>;

/** Finds a wish of a criterion among the stored ones; null where the seeker wishes nothing. */
type WishFinder = (criterion: string, wishes: PartnerWishes, owner: WishOwner) => Wish | null;

interface WishRule<Value> {
	topic: WishTopic;
	isMust: (wishes: PartnerWishes) => boolean;
	/** The wished value; null where the seeker wishes nothing. */
	getValue: (wishes: PartnerWishes, owner: WishOwner) => Value | null;
	/** Null where the candidate gives nothing to decide by. */
	isMet: (candidate: ScoringProfile, value: Value) => boolean | null;
	getNearness: (candidate: ScoringProfile, value: Value) => number;
}

export function defineWish<Value>({
	topic,
	isMust,
	getValue,
	isMet,
	getNearness,
}: WishRule<Value>): WishFinder {
	return (criterion, wishes, owner) => {
		const value = getValue(wishes, owner);
		if (value === null) return null;
		return {
			criterion,
			topic,
			isMust: isMust(wishes),
			test: (candidate) => {
				const result = isMet(candidate, value);
				if (result === null) return 'notGiven';
				return result ? 'met' : 'unmet';
			},
			getNearness: (candidate) => getNearness(candidate, value),
		};
	};
}

export interface Criterion {
	key: string;
	/** The most points that it gives. */
	weight: number;
	/** The same where one of the two has a wish about a former marriage. */
	weightWithFormerMarriage: number;
	wishes: readonly WishFinder[];
	/** Null where custom asks nothing, so that only wishes decide. */
	custom: {
		/** The share of the points by custom, 0 to 1; the same from both sides. */
		score: (seeker: ScoringProfile, candidate: ScoringProfile) => number;
		reason: (seeker: ScoringProfile, candidate: ScoringProfile) => MatchReason;
	} | null;
}

/** The members of the two that a reason is about, from the view of the seeker. */
type Whose = 'mine' | 'theirs' | 'both';

/** A fact that gives points or keeps them away, from the view of the seeker. `lib/features/matching/scoring/dto.ts` words it. */
export type MatchReason =
	| { code: 'sameAge' | 'bothManglik' | 'neitherManglik' | 'manglikDiffers' }
	| { code: 'kindredProfession' | 'otherProfession' | 'otherDynasty' | 'otherLanguage' }
	| { code: 'yearsApart'; years: number }
	| { code: 'sameDistrict' | 'sameTehsil' | 'bothLiveIn'; name: Record<Language, string> }
	| { code: 'sameState'; state: State }
	/** Between the places where the two live, where both are known. */
	| { code: 'kmApart'; km: number; places: [Record<Language, string>, Record<Language, string>] }
	| { code: 'sameEducation'; level: EducationLevel }
	| { code: 'closeEducation' | 'educationDiffers'; mine: EducationLevel; theirs: EducationLevel }
	| { code: 'sameProfession'; group: ProfessionGroup }
	| { code: 'sameDynasty'; dynasty: KnownDynasty | null; entered: string }
	| { code: 'sameLanguage'; language: Language }
	| {
			code: `notGiven.${'age' | 'place' | 'education' | 'profession' | 'lineage' | 'manglik'}`;
			whose: Whose;
	  }
	| { code: `asked.${WishTopic}.${WishResult}`; whose: Whose };

/** The members whose value is missing. */
export function getMissing(mine: unknown, theirs: unknown): Whose {
	if (mine === null && theirs === null) return 'both';
	return mine === null ? 'mine' : 'theirs';
}
