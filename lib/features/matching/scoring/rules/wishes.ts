import type { PartnerWishes } from '@/lib/features/matching/schema';
import type { District } from '@/lib/features/matching/scoring/constants/districts';
import type { FormerMarriage, FormerMarriageWish } from '@/lib/platform/db/generated/enums';
import { findExogamousGroup } from '@/lib/rules/clan/groups';
import { findGunaRange } from '@/lib/rules/kundli/kootas';
import { moonNumbersBetween } from '@/lib/rules/kundli/moon';
import { educationLevels } from './education';
import { districtOf, findPlaceKey, findState } from './places';

export const wishTopics = ['age', 'place', 'education', 'clan', 'manglik', 'formerMarriage'] as const;

export type WishTopic = (typeof wishTopics)[number];

/** What can be asked for; gunas of the kundli alone can be no must. */
export type AskedTopic = WishTopic | 'gunas';

/** What wishes look at in somebody. */
export interface WishedFor {
	age: number | null;
	/** Keys of the home district, the tehsil and where they live, as `findPlaceKey` makes them. */
	home: string | null;
	tehsil: string | null;
	living: string | null;
	/** The home district, where it is known. */
	district: District | null;
	/** The district where they live; where that is not known, the home district. */
	residence: District | null;
	/** The level of schooling by its place in `educationLevels`. */
	schooling: number | null;
	/** The exogamous group of the clan, as `lib/rules/clan/groups` keys it. */
	clan: string | null;
	/** The group that tradition counts the clan to: of a Naruka, the Kachhwaha. */
	kul: string | null;
	/** The folded sakh: who asks for Naruka is shown a Kachhwaha of that sakh. */
	sakh: string | null;
	isManglik: boolean | null;
	/** Null for who was never married. */
	formerMarriage: FormerMarriage | null;
	/** Where the Moon may have been at birth; null unless they have turned the kundli on. */
	moon: MoonStretch | null;
}

/** Degrees of the sidereal zodiac. */
export interface MoonStretch {
	from: number;
	to: number;
}

/** What somebody asks of a partner, made ready for many comparisons. Null where nothing is asked. */
export interface PartnerCriteria {
	age: { from: number; to: number } | null;
	/** Keys of places as `findPlaceKey` makes them, and whole states. */
	places: ReadonlySet<string> | null;
	/** Those of the places that are known. */
	districts: readonly District[];
	/** At least this much, by its place in `educationLevels`. */
	schooling: number | null;
	/** Exogamous groups: Hada are Chauhan, so that either meets the other. */
	clans: ReadonlySet<string> | null;
	isManglik: boolean | null;
	formerMarriage: PartnerWishes['formerMarriage'];
	/** At least so many gunas with one's own Moon, whose places are numbered as in `moonStates`. Never a must. */
	gunas: { atLeast: number; own: readonly number[]; isBride: boolean } | null;
	musts: readonly WishTopic[];
}

/** Before somebody has said what they ask for. */
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

const nothing: PartnerCriteria = {
	age: null,
	places: null,
	districts: [],
	schooling: null,
	clans: null,
	isManglik: null,
	formerMarriage: null,
	gunas: null,
	musts: [],
};

/**
 * @param wishes null when none were ever stored
 * @param own of the one who asks: "manglik the same as I" and gunas ask nothing while they have not given their own
 */
export function askedBy(
	wishes: PartnerWishes | null,
	{ isManglik, moon, isBride }: { isManglik: boolean | null; moon: MoonStretch | null; isBride: boolean },
): PartnerCriteria {
	if (wishes === null) return nothing;
	const { ageFrom, ageTo, districts, education, clans } = wishes;
	const asked = {
		age:
			ageFrom === null && ageTo === null
				? null
				: { from: ageFrom ?? 0, to: ageTo ?? Number.POSITIVE_INFINITY },
		places: findSome(districts.map((place) => findState(place) ?? findPlaceKey(place))),
		districts: districts.map((district) => districtOf(district)).filter((district) => district !== null),
		schooling: education === null ? null : educationLevels.indexOf(education),
		clans: findSome(clans.flatMap((clan) => findExogamousGroup(clan)?.key ?? [])),
		isManglik: wishes.manglik === 'same' ? isManglik : wishes.manglik && wishes.manglik === 'manglik',
		formerMarriage: wishes.formerMarriage,
		gunas:
			wishes.minGunas === null || moon === null
				? null
				: { atLeast: wishes.minGunas, own: moonNumbersBetween(moon.from, moon.to), isBride },
	};
	return { ...asked, musts: wishTopics.filter((topic) => isMust[topic](wishes)) };
}

function findSome(keys: readonly string[]): ReadonlySet<string> | null {
	return keys.length === 0 ? null : new Set(keys);
}

const isMust: Record<WishTopic, (wishes: PartnerWishes) => boolean> = {
	age: ({ isAgeMust }) => isAgeMust,
	place: ({ isPlaceMust }) => isPlaceMust,
	education: ({ isEducationMust }) => isEducationMust,
	clan: ({ isClanMust }) => isClanMust,
	manglik: ({ isManglikMust }) => isManglikMust,
	formerMarriage: ({ isFormerMarriageMust }) => isFormerMarriageMust,
};

export type Answer = 'met' | 'unmet' | 'notGiven';

/** How somebody answers to what is asked; null where nothing is asked. */
export function answerTo(topic: AskedTopic, person: WishedFor, asked: PartnerCriteria): Answer | null {
	switch (topic) {
		case 'age':
			return asked.age && answer(person.age, isWithin(person.age, asked.age));
		case 'place':
			return (
				asked.places && answer(person.home ?? person.tehsil ?? person.living, isFrom(person, asked.places))
			);
		case 'education':
			return asked.schooling === null
				? null
				: answer(person.schooling, person.schooling !== null && person.schooling >= asked.schooling);
		case 'clan':
			return asked.clans && answer(person.clan ?? person.sakh, isOf(person, asked.clans));
		case 'manglik':
			return asked.isManglik === null ? null : answer(person.isManglik, person.isManglik === asked.isManglik);
		case 'formerMarriage':
			return asked.formerMarriage && (isWelcome(person, asked.formerMarriage) ? 'met' : 'unmet');
		case 'gunas':
			return answerToGunas(person, asked);
	}
}

/** Who is not married and tells of no former marriage counts as never married. */
function isWelcome({ formerMarriage }: WishedFor, asked: FormerMarriageWish): boolean {
	switch (asked) {
		case 'never':
			return formerMarriage === null;
		case 'neverOrWidowed':
			return formerMarriage !== 'divorced';
		case 'before':
			return formerMarriage !== null;
	}
}

/** How many gunas somebody has with the one who asks for them; null where nobody asks, or they cannot be counted. */
export function findGunas({ moon }: WishedFor, { gunas }: PartnerCriteria) {
	if (gunas === null || moon === null) return null;
	const theirs = moonNumbersBetween(moon.from, moon.to);
	return gunas.isBride ? findGunaRange(gunas.own, theirs) : findGunaRange(theirs, gunas.own);
}

/** An hour of birth that leaves the gunas open gives no answer. */
function answerToGunas(person: WishedFor, asked: PartnerCriteria): Answer | null {
	if (asked.gunas === null) return null;
	const gunas = findGunas(person, asked);
	if (gunas === null) return 'notGiven';
	if (gunas.min >= asked.gunas.atLeast) return 'met';
	return gunas.max < asked.gunas.atLeast ? 'unmet' : 'notGiven';
}

function answer(entry: unknown, isMet: boolean): Answer {
	if (entry === null) return 'notGiven';
	return isMet ? 'met' : 'unmet';
}

function isWithin(age: number | null, { from, to }: { from: number; to: number }): boolean {
	return age !== null && age >= from && age <= to;
}

function isFrom({ home, tehsil, living, district }: WishedFor, places: ReadonlySet<string>): boolean {
	if (isAmong(home, places) || isAmong(tehsil, places) || isAmong(living, places)) return true;
	return district !== null && places.has(district.state);
}

function isOf({ clan, kul, sakh }: WishedFor, clans: ReadonlySet<string>): boolean {
	return isAmong(clan, clans) || isAmong(kul, clans) || isAmong(sakh, clans);
}

function isAmong(key: string | null, keys: ReadonlySet<string>): boolean {
	return key !== null && keys.has(key);
}

/**
 * Whether nothing that somebody insists on speaks against a person. What is missing, or not understood, does not meet
 * a must: who insists on graduates is shown graduates. Both directions count; ask for each.
 */
export function meetsMusts(person: WishedFor, asked: PartnerCriteria): boolean {
	return asked.musts.every((topic) => (answerTo(topic, person, asked) ?? 'met') === 'met');
}
