import type { EducationLevel } from '@/lib/platform/db/generated/enums';
import { findExogamousGroup } from '@/lib/rules/clan/groups';
import { findGunaRange } from '@/lib/rules/kundli/kootas';
import { moonNumbersBetween } from '@/lib/rules/kundli/moon';
import { type Criterion, defineWish, getMissing, neutral, type ScoringProfile, speaksFor } from './criterion';
import { isKnownDynasty } from './dynasty';
import { educationLevels } from './education';
import { place } from './place-criterion';
import { areKindred, isOccupation } from './profession';

// One entry for each criterion, with the shares of its points beside it; `criteria` at the end lists them.

/** Customarily the groom is the same age or up to so many years older; beyond, and where the bride is older, points go. */
const ages = { maxYearsOlder: 5, lossPerYearBeyond: 0.1, lossPerYearBrideOlder: 0.15 } as const;

/** The share where a wished age is missed by a year; it falls with each further year, and four leave nothing. */
const agesMissed = { first: 0.6, lossPerYear: 0.2 } as const;

const age: Criterion = {
	key: 'age',
	weight: 26,
	weightWithFormerMarriage: 24,
	wishes: [
		defineWish({
			topic: 'age',
			isMust: ({ isAgeMust }) => isAgeMust,
			getValue: ({ ageFrom, ageTo }) =>
				ageFrom === null && ageTo === null
					? null
					: { from: ageFrom ?? 0, to: ageTo ?? Number.POSITIVE_INFINITY },
			isMet: ({ age }, { from, to }) => (age === null ? null : age >= from && age <= to),
			getNearness: ({ age }, { from, to }) => {
				if (age === null) return neutral;
				const missed = Math.max(from - age, age - to);
				return Math.max(0, agesMissed.first - (missed - 1) * agesMissed.lossPerYear);
			},
		}),
	],
	custom: {
		score: (seeker, candidate) => {
			const years = getYearsOlder(seeker, candidate);
			if (years === null) return neutral;
			if (years < 0) return Math.max(0, 1 + years * ages.lossPerYearBrideOlder);
			return Math.min(1, Math.max(0, 1 - (years - ages.maxYearsOlder) * ages.lossPerYearBeyond));
		},
		reason: ({ age: mine }, { age: theirs }) => {
			if (mine === null || theirs === null) return { code: 'notGiven.age', whose: getMissing(mine, theirs) };
			const years = Math.abs(mine - theirs);
			return years === 0 ? { code: 'sameAge' } : { code: 'yearsApart', years };
		},
	},
};

/**
 * Years by which the groom is older; where the two are not a man and a woman, the years between them. By their ages, which
 * are visible: from finer points a member who changes their own birth could work out the other's to the day.
 */
function getYearsOlder(seeker: ScoringProfile, candidate: ScoringProfile): number | null {
	if (seeker.age === null || candidate.age === null) return null;
	const years = seeker.age - candidate.age;
	if (seeker.gender === 'Male' && candidate.gender === 'Female') return years;
	if (seeker.gender === 'Female' && candidate.gender === 'Male') return -years;
	return Math.abs(years);
}

/** By how many levels of schooling the two differ. */
const levelsApart = [1, 0.75, 0.4, 0.1, 0] as const;

/** By how many levels the wished schooling is missed. */
const levelsMissed = [1, 0.4, 0.1, 0, 0] as const;

const education: Criterion = {
	key: 'education',
	weight: 20,
	weightWithFormerMarriage: 18,
	wishes: [
		defineWish({
			topic: 'education',
			isMust: ({ isEducationMust }) => isEducationMust,
			/** At least this much, by its index in `educationLevels`. */
			getValue: ({ education: level }) => (level === null ? null : educationLevels.indexOf(level)),
			isMet: ({ schooling }, least) => (schooling === null ? null : schooling >= least),
			getNearness: ({ schooling }, least) =>
				schooling === null ? neutral : (levelsMissed[least - schooling] ?? 0),
		}),
	],
	custom: {
		score: getSchoolingShare,
		reason: (seeker, candidate) => {
			const [mine, theirs] = [findLevel(seeker), findLevel(candidate)];
			if (mine === null || theirs === null)
				return { code: 'notGiven.education', whose: getMissing(mine, theirs) };
			if (mine === theirs) return { code: 'sameEducation', level: mine };
			const isClose = getSchoolingShare(seeker, candidate) >= speaksFor;
			return { code: isClose ? 'closeEducation' : 'educationDiffers', mine, theirs };
		},
	},
};

function getSchoolingShare({ schooling: mine }: ScoringProfile, { schooling: theirs }: ScoringProfile) {
	if (mine === null || theirs === null) return neutral;
	return levelsApart[Math.abs(mine - theirs)] ?? 0;
}

function findLevel({ schooling }: ScoringProfile): EducationLevel | null {
	return schooling === null ? null : (educationLevels[schooling] ?? null);
}

const profession: Criterion = {
	key: 'profession',
	weight: 10,
	weightWithFormerMarriage: 8,
	wishes: [],
	custom: {
		score: ({ profession: mine }, { profession: theirs }) => {
			if (mine === null || theirs === null) return neutral;
			if (mine === theirs) return 1;
			if (!isOccupation(mine) || !isOccupation(theirs)) return neutral;
			return areKindred(mine, theirs) ? 0.8 : 0.5;
		},
		reason: ({ profession: mine }, { profession: theirs }) => {
			if (mine === null || theirs === null)
				return { code: 'notGiven.profession', whose: getMissing(mine, theirs) };
			if (mine === theirs) return { code: 'sameProfession', group: mine };
			return { code: areKindred(mine, theirs) ? 'kindredProfession' : 'otherProfession' };
		},
	},
};

/** Wishes name clans; custom compares dynasties. */
const lineage: Criterion = {
	key: 'lineage',
	weight: 10,
	weightWithFormerMarriage: 10,
	wishes: [
		defineWish({
			topic: 'clan',
			isMust: ({ isClanMust }) => isClanMust,
			/** Exogamous groups: Hada are Chauhan, so that either meets the other. */
			getValue: ({ clans: names }) => {
				const groups = new Set<string | null>(names.flatMap((name) => findExogamousGroup(name)?.key ?? []));
				return groups.size === 0 ? null : groups;
			},
			isMet: ({ clan, kul, sakh }, groups) =>
				clan === null && sakh === null ? null : groups.has(clan) || groups.has(kul) || groups.has(sakh),
			getNearness: () => 0,
		}),
	],
	custom: {
		/** Another dynasty is hardly a drawback: one marries out of one's own clan. */
		score: ({ dynasty: mine }, { dynasty: theirs }) => {
			if (mine === null || theirs === null) return neutral;
			return mine === theirs ? 1 : 0.6;
		},
		reason: ({ dynasty: mine, row }, { dynasty: theirs }) => {
			if (mine === null || theirs === null)
				return { code: 'notGiven.lineage', whose: getMissing(mine, theirs) };
			if (mine !== theirs) return { code: 'otherDynasty' };
			return {
				code: 'sameDynasty',
				dynasty: isKnownDynasty(mine) ? mine : null,
				entered: row.dynasty ?? '',
			};
		},
	},
};

/** Custom and a wish look at manglik; a wish for gunas of the kundli takes its seeker's half, with both it takes half of that. */
const manglik: Criterion = {
	key: 'manglik',
	weight: 8,
	weightWithFormerMarriage: 8,
	wishes: [
		defineWish({
			topic: 'manglik',
			isMust: ({ isManglikMust }) => isManglikMust,
			/** "The same as I" wishes nothing while the seeker's own is not given. */
			getValue: ({ manglik: wished }, { isManglik }) =>
				wished === 'same' ? isManglik : wished && wished === 'manglik',
			isMet: ({ row }, isManglik) => (row.isManglik === null ? null : row.isManglik === isManglik),
			getNearness: () => 0,
		}),
		defineWish({
			topic: 'gunas',
			isMust: () => false,
			/** Places of the seeker's own Moon are numbered as in `moonStates`; without them nothing is wished. */
			getValue: ({ minGunas }, { moon, gender }) =>
				minGunas === null || moon === null
					? null
					: { least: minGunas, own: moonNumbersBetween(moon.from, moon.to), isBride: gender === 'Female' },
			/** An hour of birth that leaves the gunas open decides nothing. */
			isMet: (candidate, wished) => {
				const gunas = findGunas(candidate, wished);
				if (gunas === null) return null;
				if (gunas.min >= wished.least) return true;
				return gunas.max < wished.least ? false : null;
			},
			getNearness: (candidate, wished) => {
				const gunas = findGunas(candidate, wished);
				return gunas ? (mostForFewerGunas * gunas.max) / wished.least : 0;
			},
		}),
	],
	custom: {
		score: ({ row: mine }, { row: theirs }) => {
			if (mine.isManglik === null || theirs.isManglik === null) return neutral;
			return mine.isManglik === theirs.isManglik ? 1 : 0;
		},
		reason: ({ row: mine }, { row: theirs }) => {
			if (mine.isManglik === null || theirs.isManglik === null)
				return { code: 'notGiven.manglik', whose: getMissing(mine.isManglik, theirs.isManglik) };
			if (mine.isManglik !== theirs.isManglik) return { code: 'manglikDiffers' };
			return { code: mine.isManglik ? 'bothManglik' : 'neitherManglik' };
		},
	},
};

/** A candidate with fewer gunas than wished gets this share, times the part of the wished gunas that they have. */
const mostForFewerGunas = 0.6;

/** Counts the gunas of two; null where the candidate's cannot be counted. */
function findGunas({ moon }: ScoringProfile, { own, isBride }: { own: readonly number[]; isBride: boolean }) {
	if (moon === null) return null;
	const theirs = moonNumbersBetween(moon.from, moon.to);
	return isBride ? findGunaRange(own, theirs) : findGunaRange(theirs, own);
}

const language: Criterion = {
	key: 'language',
	weight: 4,
	weightWithFormerMarriage: 2,
	wishes: [],
	custom: {
		score: ({ row: mine }, { row: theirs }) => (mine.language === theirs.language ? 1 : 0.5),
		reason: ({ row: mine }, { row: theirs }) =>
			mine.language === theirs.language
				? { code: 'sameLanguage', language: mine.language }
				: { code: 'otherLanguage' },
	},
};

/** Counts only where one of the two wishes something about it, and only a wish decides. */
const formerMarriage: Criterion = {
	key: 'formerMarriage',
	weight: 0,
	weightWithFormerMarriage: 10,
	wishes: [
		defineWish({
			topic: 'formerMarriage',
			isMust: ({ isFormerMarriageMust }) => isFormerMarriageMust,
			getValue: ({ formerMarriage: wished }) => wished,
			/** An unmarried candidate who tells of no former marriage counts as never married. */
			isMet: ({ row }, wished) => {
				if (wished === 'never') return row.formerMarriage === null;
				return wished === 'before' ? row.formerMarriage !== null : row.formerMarriage !== 'divorced';
			},
			getNearness: () => 0,
		}),
	],
	custom: null,
};

/**
 * What makes compatibility, in the order in which reasons are listed. Each of the two columns of weights is 100 together. A
 * new criterion is one entry here, with the codes of its reasons in `MatchReason` and their words.
 *
 * Each of the two looks at the other. A member with wishes for a criterion decides on half of its points by them; without
 * wishes that half goes by custom (the years between the two, the distance, the level of schooling). A wish therefore
 * outweighs custom, wishes of both fill the criterion, and a wish that is met never costs.
 *
 * A missing value counts as `neutral`: half, neither agreement nor the lack of it. A pair without any data has a score of
 * 50, and more data moves it away from there, up or down.
 */
export const criteria: readonly Criterion[] = [
	age,
	place,
	education,
	profession,
	lineage,
	manglik,
	language,
	formerMarriage,
];
