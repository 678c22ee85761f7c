import { criteria } from './criteria';
import {
	type Criterion,
	type MatchReason,
	neutral,
	type ScoringProfile,
	speaksFor,
	type Wish,
	type WishResult,
} from './criterion';

export interface ScoredReason {
	reason: MatchReason;
	/** Whole points; those of all reasons together are the compatibility. */
	points: number;
	/** The most it could give; of all reasons together 100. */
	of: number;
	/** Whether it speaks for the two. */
	isGood: boolean;
}

/** Criteria without a custom give whole points and are added first: in another order a sum of fractions may round differently. */
const inOrderOfSum = criteria.toSorted((a, b) => Number(a.custom !== null) - Number(b.custom !== null));

/** How well two people go together, 0 to 100; the same from either side. */
export function getScore(seeker: ScoringProfile, candidate: ScoringProfile): number {
	const isFormerMarriageWished = areWishingFormerMarriage(seeker, candidate);
	let points = 0;
	for (const criterion of inOrderOfSum) {
		const weight = isFormerMarriageWished ? criterion.weightWithFormerMarriage : criterion.weight;
		if (weight === 0) continue;
		const custom = criterion.custom === null ? null : criterion.custom.score(seeker, candidate);
		const mine = getShare(criterion.key, seeker, candidate, custom) ?? custom;
		const theirs = getShare(criterion.key, candidate, seeker, custom) ?? custom;
		points += (weight * ((mine ?? theirs ?? 0) + (theirs ?? mine ?? 0))) / 2;
	}
	return Math.round(points);
}

function areWishingFormerMarriage(a: ScoringProfile, b: ScoringProfile): boolean {
	return a.wishes.some(isAboutFormerMarriage) || b.wishes.some(isAboutFormerMarriage);
}

function isAboutFormerMarriage({ topic }: Wish): boolean {
	return topic === 'formerMarriage';
}

/** The share of a criterion's points by the wishes of one of the two; null where they wish nothing. */
function getShare(
	criterion: string,
	seeker: ScoringProfile,
	candidate: ScoringProfile,
	custom: number | null,
): number | null {
	let sum = 0;
	let count = 0;
	for (const wish of seeker.wishes) {
		if (wish.criterion !== criterion) continue;
		sum += getWishShare(wish, wish.test(candidate), candidate, custom);
		count++;
	}
	return count === 0 ? null : sum / count;
}

function getWishShare(
	wish: Wish,
	result: WishResult,
	candidate: ScoringProfile,
	custom: number | null,
): number {
	if (result === 'met') return 1;
	if (result === 'notGiven') return neutral;
	return Math.min(custom ?? 1, wish.getNearness(candidate));
}

interface Share {
	reason: MatchReason;
	of: number;
	share: number;
}

/** Why two people have the score that they have, in the order of the criteria, from the view of the seeker. */
export function getReasons(seeker: ScoringProfile, candidate: ScoringProfile): ScoredReason[] {
	const isFormerMarriageWished = areWishingFormerMarriage(seeker, candidate);
	const shares = criteria.flatMap((criterion) => {
		const weight = isFormerMarriageWished ? criterion.weightWithFormerMarriage : criterion.weight;
		return listShares(criterion, seeker, candidate, weight);
	});
	const points = getWholePoints(
		shares.map(({ of, share }) => of * share),
		getScore(seeker, candidate),
	);
	return shares.map(({ reason, of, share }, index) => ({
		reason,
		points: points[index] ?? 0,
		of,
		isGood: share >= speaksFor,
	}));
}

function listShares(
	{ key, custom }: Criterion,
	seeker: ScoringProfile,
	candidate: ScoringProfile,
	weight: number,
): Share[] {
	const share = custom?.score(seeker, candidate) ?? null;
	const mine = listTested(key, seeker, candidate, share);
	const theirs = listTested(key, candidate, seeker, share);
	const half = weight / 2;
	const byCustom = (of: number) =>
		custom && share !== null ? [{ reason: custom.reason(seeker, candidate), of, share }] : [];
	if (mine.length === 0 && theirs.length === 0) return byCustom(weight);
	const [first] = mine;
	const isOneWish = mine.length === 1 && theirs.length === 1 && first?.topic === theirs[0]?.topic;
	if (isOneWish && first?.result === 'met' && theirs[0]?.result === 'met')
		return [{ reason: { code: `asked.${first.topic}.met`, whose: 'both' }, of: weight, share: 1 }];
	if (mine.length > 0 && theirs.length > 0)
		return [...listWished(mine, 'mine', half), ...listWished(theirs, 'theirs', half)];
	const rest = byCustom(half);
	const of = rest.length === 0 ? weight : half;
	return [...listWished(mine, 'mine', of), ...listWished(theirs, 'theirs', of), ...rest];
}

/** A wish and how the other of the two meets it. */
interface TestedWish {
	topic: Wish['topic'];
	result: WishResult;
	share: number;
}

function listTested(
	criterion: string,
	seeker: ScoringProfile,
	candidate: ScoringProfile,
	custom: number | null,
): TestedWish[] {
	return seeker.wishes
		.filter((wish) => wish.criterion === criterion)
		.map((wish) => {
			const result = wish.test(candidate);
			return { topic: wish.topic, result, share: getWishShare(wish, result, candidate, custom) };
		});
}

function listWished(tested: readonly TestedWish[], whose: 'mine' | 'theirs', of: number): Share[] {
	return tested.map(({ topic, result, share }) => ({
		reason: { code: `asked.${topic}.${result}`, whose },
		of: of / tested.length,
		share,
	}));
}

/** Rounds down, then gives the points that are missing to the sum to those that lost most: no reason gets more than it can give. */
function getWholePoints(exact: readonly number[], sum: number): number[] {
	const whole = exact.map(Math.floor);
	const lost = (index: number) => (exact[index] ?? 0) - (whole[index] ?? 0);
	const missing = sum - whole.reduce((total, points) => total + points, 0);
	const raised = new Set([...exact.keys()].sort((a, b) => lost(b) - lost(a)).slice(0, missing));
	return whole.map((points, index) => (raised.has(index) ? points + 1 : points));
}

/** The three that speak best for the two, the best first. */
export function bestReasons(reasons: readonly ScoredReason[]): ScoredReason[] {
	const gain = ({ points, of }: ScoredReason) => points - of * neutral;
	return reasons
		.filter(({ isGood }) => isGood)
		.sort((a, b) => gain(b) - gain(a))
		.slice(0, 3);
}
