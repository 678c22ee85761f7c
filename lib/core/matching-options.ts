import { type KeyedOption, keyRanker, readSearch } from './search-words';
import { foldedSpelling } from './text-folding';

/** The worst rank of an option of which a word begins with the input. */
const beginningRank = 2;
/** The way in which an option may hold the input inside a word: letter for letter, and by its spelling alone. */
const insideRank = 3;
const spelledInsideRank = 3.5;

/**
 * The options that hold what is typed, letter for letter or as a spelling of it in either script, and those that
 * do but for a small slip; the best first, else in their order. A spelling inside a word counts only where no word
 * begins with it: folded letters often fit inside words that nobody takes for the same.
 */
export function matchingOptions<Option extends KeyedOption>(
	options: readonly Option[],
	typed: string,
): Option[] {
	const letters = typed.trim().normalize('NFC').toLowerCase();
	const looked = readSearch(typed);
	if (letters === '' || !looked) return [...options];
	const findRank = keyRanker(looked);
	// Words written together are the same as words written apart.
	const spelling = foldedSpelling(typed);
	const rankIn = (keyed: KeyedOption) => {
		if (keyed.spelling === spelling) return 0;
		const rank = findRank(keyed.key) ?? Number.POSITIVE_INFINITY;
		if (rank <= beginningRank) return rank;
		if (keyed.option.toLowerCase().includes(letters)) return insideRank;
		const isSpelledInside = rank === insideRank || keyed.spelling.includes(spelling);
		return isSpelledInside ? spelledInsideRank : rank;
	};
	const found = options.flatMap((keyed) => {
		const rank = Math.min(rankIn(keyed), ...(keyed.also ?? []).map(rankIn));
		return Number.isFinite(rank) ? [{ keyed, rank }] : [];
	});
	const hasBeginning = found.some(({ rank }) => rank <= beginningRank);
	return found
		.filter(({ rank }) => !hasBeginning || rank !== spelledInsideRank)
		.sort((a, b) => a.rank - b.rank)
		.map(({ keyed }) => keyed);
}
