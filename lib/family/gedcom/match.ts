import { addToGroup } from '@/lib/core/grouping';

/** Somebody of a file or of a tree, as far as they can be known again. */
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

interface Pair {
	one: Recognisable;
	card: Recognisable;
	rank: number;
}

const birthWeight = 5;
const relativeWeight = 10;
/** Of one name, more than these are not compared with each other. */
const mostOfOneName = 200;

/**
 * Who of a file may have a card already: of the same name, with nothing that speaks against it. The more relatives
 * agree the better; nobody is two, and no card is two people.
 */
export function matchPeople(
	people: readonly Recognisable[],
	cards: readonly Recognisable[],
): Map<string, Match> {
	const ofKey = new Map<string, Recognisable[]>();
	for (const card of cards) {
		for (const key of card.keys) addToGroup(ofKey, key, card);
	}
	const pairs = people.flatMap((one) => {
		const sameName = new Set(one.keys.flatMap((key) => (ofKey.get(key) ?? []).slice(0, mostOfOneName)));
		return [...sameName].flatMap((card): Pair[] => {
			const rank = rankOf(one, card);
			return rank === null ? [] : [{ one, card, rank }];
		});
	});
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
			const isAlone = one.relatives.length === 0 && card.relatives.length === 0;
			return [id, { cardId: card.id, isSure: (rank > 0 || isAlone) && !rivals.has(id) }];
		}),
	);
}

/** Null where the two cannot be one. */
function rankOf(one: Recognisable, card: Recognisable): number | null {
	if (one.sex && card.sex && one.sex !== card.sex) return null;
	const [mine, theirs] = [one.born, card.born];
	if (mine && theirs && (mine.earliest > theirs.latest || theirs.earliest > mine.latest)) return null;
	const known = [...card.relatives];
	const shared = one.relatives.filter((relative) => {
		const at = known.indexOf(relative);
		if (at >= 0) known.splice(at, 1);
		return at >= 0;
	});
	const parentsOf = (relatives: readonly string[]) =>
		relatives.filter((relative) => relative.startsWith('parent '));
	const areOfOthers =
		parentsOf(shared).length === 0 &&
		parentsOf(one.relatives).length > 0 &&
		parentsOf(card.relatives).length > 0;
	if (areOfOthers && shared.length === 0) return null;
	return (shared.length - (areOfOthers ? 1 : 0)) * relativeWeight + (mine && theirs ? birthWeight : 0);
}
