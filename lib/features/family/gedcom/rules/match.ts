import { addToGroup } from '@/lib/core/grouping';
import type { Steps } from '@/lib/core/slices';

/** What identifies somebody of a file or of a tree. */
export interface Recognisable {
	id: string;
	/** Folded spellings of the name. */
	keys: readonly string[];
	sex: 'Male' | 'Female' | null;
	/** Moments between which they were born. */
	born: { earliest: number; latest: number } | null;
	/** See `namedRelatives`. */
	relatives: readonly string[];
}

export interface Match {
	cardId: string;
	/** Beyond doubt: a relative of the same name or the same birth speaks for it, or nothing else can be said. */
	isSure: boolean;
}

/** With their relatives as sorted numbers: thousands of one name are compared with each other. */
interface Numbered extends Omit<Recognisable, 'relatives'> {
	parents: readonly number[];
	others: readonly number[];
}

interface Pair {
	one: Numbered;
	card: Numbered;
	rank: number;
}

const birthWeight = 5;
const relativeWeight = 10;
/** Of one name, more than these are not compared with each other. */
const maxOfOneName = 200;

/**
 * Who of a file may have a card already: of the same name, with nothing that speaks against it. The more relatives
 * agree the better; nobody is two, and no card is two people.
 */
export function* matchPeople(
	people: readonly Recognisable[],
	cards: readonly Recognisable[],
): Steps<Map<string, Match>> {
	const ofKey = new Map<string, Numbered[]>();
	const numbers = new Map<string, number>();
	for (const card of cards) {
		const known = numbered(card, numbers);
		for (const key of card.keys) addToGroup(ofKey, key, known);
	}
	const pairs: Pair[] = [];
	for (const person of people) {
		const one = numbered(person, numbers);
		const sameName = new Set(one.keys.flatMap((key) => (ofKey.get(key) ?? []).slice(0, maxOfOneName)));
		for (const card of sameName) {
			const rank = findRank(one, card);
			if (rank !== null) pairs.push({ one, card, rank });
		}
		yield;
	}
	pairs.sort((a, b) => b.rank - a.rank);
	const matches = new Map<string, Pair>();
	const taken = new Set<string>();
	for (const pair of pairs) {
		if (matches.has(pair.one.id) || taken.has(pair.card.id)) continue;
		matches.set(pair.one.id, pair);
		taken.add(pair.card.id);
	}
	const rivals = new Set(
		pairs
			.filter(({ one, card, rank }) => matches.get(one.id)?.rank === rank && !taken.has(card.id))
			.map(({ one }) => one.id),
	);
	return new Map(
		[...matches].map(([id, { one, card, rank }]) => {
			const isAlone = [one, card].every(({ parents, others }) => parents.length + others.length === 0);
			return [id, { cardId: card.id, isSure: (rank > 0 || isAlone) && !rivals.has(id) }];
		}),
	);
}

function numbered({ relatives, ...one }: Recognisable, numbers: Map<string, number>): Numbered {
	const getNumbers = (areParents: boolean) =>
		relatives
			.filter((relative) => relative.startsWith('parent ') === areParents)
			.map((relative) => {
				const number = numbers.get(relative) ?? numbers.size;
				numbers.set(relative, number);
				return number;
			})
			.sort((a, b) => a - b);
	return { ...one, parents: getNumbers(true), others: getNumbers(false) };
}

/** Null where the two cannot be one. */
function findRank(one: Numbered, card: Numbered): number | null {
	if (one.sex && card.sex && one.sex !== card.sex) return null;
	const [mine, theirs] = [one.born, card.born];
	if (mine && theirs && (mine.earliest > theirs.latest || theirs.earliest > mine.latest)) return null;
	const parents = countShared(one.parents, card.parents);
	const shared = parents + countShared(one.others, card.others);
	const areOfOthers = parents === 0 && one.parents.length > 0 && card.parents.length > 0;
	if (areOfOthers && shared === 0) return null;
	return (shared - (areOfOthers ? 1 : 0)) * relativeWeight + (mine && theirs ? birthWeight : 0);
}

/** How many stand in both lists, each as often as in both. */
function countShared(some: readonly number[], others: readonly number[]): number {
	let [count, at, otherAt] = [0, 0, 0];
	while (at < some.length && otherAt < others.length) {
		const difference = (some[at] ?? 0) - (others[otherAt] ?? 0);
		if (difference === 0) count += 1;
		if (difference <= 0) at += 1;
		if (difference >= 0) otherAt += 1;
	}
	return count;
}
