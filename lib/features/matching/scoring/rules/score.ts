import { nameOfState, type State } from '@/lib/features/matching/scoring/constants/districts';
import {
	ages,
	agesMissed,
	dynasties,
	gunasMissed,
	languagesOfProfiles,
	levelsApart,
	levelsMissed,
	mangliks,
	neutral,
	type Part,
	places,
	professions,
	speaksFor,
	weights,
	weightsWithFormerMarriage,
} from '@/lib/features/matching/scoring/constants/weights';
import type { EducationLevel, Language } from '@/lib/platform/db/generated/enums';
import { isKnownDynasty, type KnownDynasty } from './dynasty';
import { educationLevels } from './education';
import { districtOfTown, kmBetween } from './places';
import { areKindred, isOccupation, type ProfessionGroup } from './profession';
import type { ScoringProfile } from './profile';
import {
	type Answer,
	type AskedTopic,
	answerTo,
	findGunas,
	type PartnerCriteria,
	type WishedFor,
} from './wishes';

/** One of the two as the other sees them. */
type Whose = 'mine' | 'theirs' | 'both';

/** A fact that gives points or keeps them away, from the view of the first of the two. `lib/features/matching/scoring/dto.ts` says it. */
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
	| { code: `notGiven.${Exclude<Part, 'language'>}`; whose: Whose }
	| { code: `asked.${AskedTopic}.${Answer}`; whose: Whose };

export interface ScoredReason {
	reason: MatchReason;
	/** Whole points; those of all reasons together are the compatibility. */
	points: number;
	/** The most it could give; of all reasons together 100. */
	of: number;
	/** Whether it speaks for the two. */
	isGood: boolean;
}

interface PartRule {
	part: Part;
	/** What somebody may ask about it. */
	topics: readonly AskedTopic[];
	/** The share of the points by custom, 0 to 1; the same from both sides. */
	custom: (a: ScoringProfile, b: ScoringProfile) => number;
	reason: (a: ScoringProfile, b: ScoringProfile) => MatchReason;
	/** How nearly somebody is what is asked for and is not. */
	nearly: (person: ScoringProfile, asked: PartnerCriteria, topic: AskedTopic) => number;
}

const not = () => 0;

const rules: readonly PartRule[] = [
	{ part: 'age', topics: ['age'], custom: ageFit, reason: ageReason, nearly: nearlyOfAge },
	{ part: 'place', topics: ['place'], custom: placeFit, reason: placeReason, nearly: nearlyFrom },
	{
		part: 'education',
		topics: ['education'],
		custom: educationFit,
		reason: educationReason,
		nearly: nearlySchooled,
	},
	{ part: 'profession', topics: [], custom: professionFit, reason: professionReason, nearly: not },
	{ part: 'lineage', topics: ['clan'], custom: dynastyFit, reason: dynastyReason, nearly: not },
	{
		part: 'manglik',
		topics: ['manglik', 'gunas'],
		custom: manglikFit,
		reason: manglikReason,
		nearly: nearlyMatched,
	},
	{ part: 'language', topics: [], custom: languageFit, reason: languageReason, nearly: not },
];

/** How well two people go together, 0 to 100; the same from either side. */
export function getScore(a: ScoringProfile, b: ScoringProfile): number {
	const isFormerMarriageAsked = asksOfFormerMarriage(a, b);
	const partWeights = isFormerMarriageAsked ? weightsWithFormerMarriage : weights;
	let points = isFormerMarriageAsked
		? getFormerMarriageShares(a, b).reduce((sum, { of, share }) => sum + of * share, 0)
		: 0;
	for (const rule of rules) {
		const custom = rule.custom(a, b);
		const shares = shareFor(rule, a, b, custom) + shareFor(rule, b, a, custom);
		points += (partWeights[rule.part] * shares) / 2;
	}
	return Math.round(points);
}

const asksOfFormerMarriage = (a: ScoringProfile, b: ScoringProfile) =>
	a.asked.formerMarriage !== null || b.asked.formerMarriage !== null;

/** What those of the two who ask about a former marriage make of each other. */
function getFormerMarriageShares(a: ScoringProfile, b: ScoringProfile): Share[] {
	const of = weightsWithFormerMarriage.formerMarriage;
	const mine = answerTo('formerMarriage', b, a.asked);
	const theirs = answerTo('formerMarriage', a, b.asked);
	const getShare = (answer: Answer, whose: Whose, most: number): Share => ({
		reason: { code: `asked.formerMarriage.${answer}`, whose },
		of: most,
		share: answer === 'met' ? 1 : 0,
	});
	if (mine === 'met' && theirs === 'met') return [getShare(mine, 'both', of)];
	const isOne = mine === null || theirs === null;
	return [
		...(mine === null ? [] : [getShare(mine, 'mine', isOne ? of : of / 2)]),
		...(theirs === null ? [] : [getShare(theirs, 'theirs', isOne ? of : of / 2)]),
	];
}

/** The share of a part's points from the side of one of the two: by what they ask, else by custom. */
function shareFor(rule: PartRule, asker: ScoringProfile, other: ScoringProfile, custom: number): number {
	let [sum, asked] = [0, 0];
	for (const topic of rule.topics) {
		const answer = answerTo(topic, other, asker.asked);
		if (answer === null) continue;
		sum += shareOf(answer, () => Math.min(custom, rule.nearly(other, asker.asked, topic)));
		asked++;
	}
	return asked === 0 ? custom : sum / asked;
}

function shareOf(answer: Answer, nearly: () => number): number {
	if (answer === 'met') return 1;
	return answer === 'notGiven' ? neutral : nearly();
}

interface Asked {
	topic: AskedTopic;
	answer: Answer;
	share: number;
}

/** What one of the two asks about a part, and how the other answers to it. */
function findAsked(rule: PartRule, asker: ScoringProfile, other: ScoringProfile, custom: number): Asked[] {
	return rule.topics.flatMap((topic) => {
		const answer = answerTo(topic, other, asker.asked);
		if (answer === null) return [];
		const share = shareOf(answer, () => Math.min(custom, rule.nearly(other, asker.asked, topic)));
		return [{ topic, answer, share }];
	});
}

/** Why two people have the score that they have, in the order of the parts, from the view of the first. */
export function getReasons(a: ScoringProfile, b: ScoringProfile): ScoredReason[] {
	const isFormerMarriageAsked = asksOfFormerMarriage(a, b);
	const partWeights = isFormerMarriageAsked ? weightsWithFormerMarriage : weights;
	const shares = [
		...rules.flatMap((rule) => getShares(rule, a, b, partWeights[rule.part])),
		...(isFormerMarriageAsked ? getFormerMarriageShares(a, b) : []),
	];
	const points = wholePoints(
		shares.map(({ of, share }) => of * share),
		getScore(a, b),
	);
	return shares.map(({ reason, of, share }, at) => ({
		reason,
		points: points[at] ?? 0,
		of,
		isGood: share >= speaksFor,
	}));
}

interface Share {
	reason: MatchReason;
	of: number;
	share: number;
}

function getShares(rule: PartRule, a: ScoringProfile, b: ScoringProfile, of: number): Share[] {
	const custom = rule.custom(a, b);
	const mine = findAsked(rule, a, b, custom);
	const theirs = findAsked(rule, b, a, custom);
	const byCustom = { reason: rule.reason(a, b), share: custom };
	if (mine.length === 0 && theirs.length === 0) return [{ ...byCustom, of }];
	const [ours] = mine;
	const isOne = mine.length === 1 && theirs.length === 1 && ours?.topic === theirs[0]?.topic;
	if (isOne && ours?.answer === 'met' && theirs[0]?.answer === 'met')
		return [{ reason: { code: `asked.${ours.topic}.met`, whose: 'both' }, of, share: 1 }];
	const half = of / 2;
	const sayAll = (asked: readonly Asked[], whose: 'mine' | 'theirs') =>
		asked.map(
			({ topic, answer, share }): Share => ({
				...{ reason: { code: `asked.${topic}.${answer}`, whose }, of: half / asked.length, share },
			}),
		);
	const asked = [...sayAll(mine, 'mine'), ...sayAll(theirs, 'theirs')];
	return mine.length > 0 && theirs.length > 0 ? asked : [...asked, { ...byCustom, of: half }];
}

/** Rounds down, then gives what is missing to the sum to those that lost most: no reason gets more than it can give. */
function wholePoints(exact: readonly number[], sum: number): number[] {
	const whole = exact.map(Math.floor);
	const lost = (at: number) => (exact[at] ?? 0) - (whole[at] ?? 0);
	const missing = sum - whole.reduce((points, some) => points + some, 0);
	const raised = new Set([...exact.keys()].sort((a, b) => lost(b) - lost(a)).slice(0, missing));
	return whole.map((points, at) => (raised.has(at) ? points + 1 : points));
}

/** The three that speak best for the two, the best first. */
export function bestReasons(reasons: readonly ScoredReason[]): ScoredReason[] {
	const gain = ({ points, of }: ScoredReason) => points - of * neutral;
	return reasons
		.filter(({ isGood }) => isGood)
		.sort((a, b) => gain(b) - gain(a))
		.slice(0, 3);
}

/**
 * Years by which the groom is older; where not one of each is known, years between the two. By their ages, which are
 * shown: from finer points somebody who changes their own birth could work out the other's to the day.
 */
function yearsOlder(a: ScoringProfile, b: ScoringProfile): number | null {
	if (a.age === null || b.age === null) return null;
	const years = a.age - b.age;
	if (a.row.gender === 'Male' && b.row.gender === 'Female') return years;
	if (a.row.gender === 'Female' && b.row.gender === 'Male') return -years;
	return Math.abs(years);
}

function ageFit(a: ScoringProfile, b: ScoringProfile): number {
	const years = yearsOlder(a, b);
	if (years === null) return neutral;
	if (years < 0) return Math.max(0, 1 + years * ages.lossPerYearBrideOlder);
	return Math.min(1, Math.max(0, 1 - (years - ages.maxYearsOlder) * ages.lossPerYearBeyond));
}

function ageReason(a: ScoringProfile, b: ScoringProfile): MatchReason {
	if (a.age === null || b.age === null) return { code: 'notGiven.age', whose: whose(a.age, b.age) };
	const years = Math.abs(a.age - b.age);
	return years === 0 ? { code: 'sameAge' } : { code: 'yearsApart', years };
}

function nearlyOfAge({ age }: ScoringProfile, asked: PartnerCriteria): number {
	if (age === null || asked.age === null) return neutral;
	const missed = Math.max(asked.age.from - age, age - asked.age.to);
	return Math.max(0, agesMissed.first - (missed - 1) * agesMissed.lossPerYear);
}

/** What joins the two homes most closely. */
function placeTie(a: WishedFor, b: WishedFor): 'sameDistrict' | 'sameTehsil' | 'bothLiveIn' | 'apart' | null {
	if (a.home !== null && a.home === b.home) return 'sameDistrict';
	if (a.tehsil !== null && a.tehsil === b.tehsil && mayBeNeighbours(a, b)) return 'sameTehsil';
	if (a.living !== null && a.living === b.living) return 'bothLiveIn';
	return a.residence === null || b.residence === null ? null : 'apart';
}

/** Tehsils of one name lie far apart as well: there are two Rajgarhs in Rajasthan alone. */
function mayBeNeighbours({ district: a }: WishedFor, { district: b }: WishedFor): boolean {
	return a === null || b === null || kmBetween(a, b) <= places.tehsilWithinKm;
}

function placeFit(a: ScoringProfile, b: ScoringProfile): number {
	const tie = placeTie(a, b);
	if (tie === null) return neutral;
	if (tie !== 'apart') return places[tie];
	if (a.residence === null || b.residence === null) return neutral;
	const near = nearness(kmBetween(a.residence, b.residence));
	return a.residence.state === b.residence.state ? Math.max(near, places.sameState) : near;
}

function nearness(km: number): number {
	const { most, atKm, nothingAtKm } = places.near;
	return Math.min(most, Math.max(0, (most * (nothingAtKm - km)) / (nothingAtKm - atKm)));
}

function placeReason(a: ScoringProfile, b: ScoringProfile): MatchReason {
	switch (placeTie(a, b)) {
		case 'sameDistrict':
			return sameDistrict(a);
		case 'sameTehsil':
			return { code: 'sameTehsil', name: asEntered(a.row.tehsil) };
		case 'bothLiveIn':
			return {
				code: 'bothLiveIn',
				name: districtOfTown(a.row.location)?.name ?? asEntered(a.row.location),
			};
		case 'apart':
			return distance(a, b);
		case null:
			return { code: 'notGiven.place', whose: whose(a.residence, b.residence) };
	}
}

function sameDistrict({ district, row }: ScoringProfile): MatchReason {
	if (district === null) return { code: 'sameDistrict', name: asEntered(row.district) };
	const { name, state } = district;
	// Of Delhi nobody says that it is a district.
	return nameOfState(state, 'en') === name.en ? { code: 'sameState', state } : { code: 'sameDistrict', name };
}

function distance({ residence: a }: ScoringProfile, { residence: b }: ScoringProfile): MatchReason {
	if (a === null || b === null) return { code: 'notGiven.place', whose: 'both' };
	if (a.key === b.key) return { code: 'sameDistrict', name: a.name };
	const km = kmBetween(a, b);
	return a.state === b.state && nearness(km) <= places.sameState
		? { code: 'sameState', state: a.state }
		: { code: 'kmApart', km, places: [a.name, b.name] };
}

function asEntered(text: string | null): Record<Language, string> {
	return { hi: text ?? '', en: text ?? '' };
}

function nearlyFrom({ district }: ScoringProfile, asked: PartnerCriteria): number {
	if (district === null) return 0;
	return Math.max(0, ...asked.districts.map((wished) => nearness(kmBetween(district, wished))));
}

function educationFit({ schooling: a }: ScoringProfile, { schooling: b }: ScoringProfile): number {
	if (a === null || b === null) return neutral;
	return levelsApart[Math.abs(a - b)] ?? 0;
}

function educationReason(a: ScoringProfile, b: ScoringProfile): MatchReason {
	const [mine, theirs] = [findLevel(a), findLevel(b)];
	if (mine === null || theirs === null) return { code: 'notGiven.education', whose: whose(mine, theirs) };
	if (mine === theirs) return { code: 'sameEducation', level: mine };
	const isClose = educationFit(a, b) >= speaksFor;
	return { code: isClose ? 'closeEducation' : 'educationDiffers', mine, theirs };
}

function findLevel({ schooling }: ScoringProfile): EducationLevel | null {
	return schooling === null ? null : (educationLevels[schooling] ?? null);
}

function nearlySchooled({ schooling }: ScoringProfile, asked: PartnerCriteria): number {
	if (schooling === null || asked.schooling === null) return neutral;
	return levelsMissed[asked.schooling - schooling] ?? 0;
}

function professionFit({ profession: a }: ScoringProfile, { profession: b }: ScoringProfile): number {
	if (a === null || b === null) return neutral;
	if (a === b) return professions.same;
	if (!isOccupation(a) || !isOccupation(b)) return neutral;
	return areKindred(a, b) ? professions.kindred : professions.different;
}

function professionReason({ profession: a }: ScoringProfile, { profession: b }: ScoringProfile): MatchReason {
	if (a === null || b === null) return { code: 'notGiven.profession', whose: whose(a, b) };
	if (a === b) return { code: 'sameProfession', group: a };
	return { code: areKindred(a, b) ? 'kindredProfession' : 'otherProfession' };
}

function dynastyFit({ dynasty: a }: ScoringProfile, { dynasty: b }: ScoringProfile): number {
	if (a === null || b === null) return neutral;
	return a === b ? dynasties.same : dynasties.different;
}

function dynastyReason({ dynasty: a, row }: ScoringProfile, { dynasty: b }: ScoringProfile): MatchReason {
	if (a === null || b === null) return { code: 'notGiven.lineage', whose: whose(a, b) };
	if (a !== b) return { code: 'otherDynasty' };
	return { code: 'sameDynasty', dynasty: isKnownDynasty(a) ? a : null, entered: row.dynasty ?? '' };
}

function manglikFit({ isManglik: a }: ScoringProfile, { isManglik: b }: ScoringProfile): number {
	if (a === null || b === null) return neutral;
	return a === b ? mangliks.same : mangliks.different;
}

function nearlyMatched(person: ScoringProfile, asked: PartnerCriteria, topic: AskedTopic): number {
	const gunas = topic === 'gunas' ? findGunas(person, asked) : null;
	return gunas && asked.gunas ? (gunasMissed.most * gunas.max) / asked.gunas.atLeast : 0;
}

function manglikReason({ isManglik: a }: ScoringProfile, { isManglik: b }: ScoringProfile): MatchReason {
	if (a === null || b === null) return { code: 'notGiven.manglik', whose: whose(a, b) };
	if (a !== b) return { code: 'manglikDiffers' };
	return { code: a ? 'bothManglik' : 'neitherManglik' };
}

function languageFit({ row: a }: ScoringProfile, { row: b }: ScoringProfile): number {
	return a.language === b.language ? languagesOfProfiles.same : languagesOfProfiles.different;
}

function languageReason({ row: a }: ScoringProfile, { row: b }: ScoringProfile): MatchReason {
	return a.language === b.language
		? { code: 'sameLanguage', language: a.language }
		: { code: 'otherLanguage' };
}

/** The members whose value is missing. */
function whose(mine: unknown, theirs: unknown): Whose {
	if (mine === null && theirs === null) return 'both';
	return mine === null ? 'mine' : 'theirs';
}
