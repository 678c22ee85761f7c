import { type KeyedOption, keyRanker, readSearch } from './search-words';
import { foldedSpelling } from './text-folding';

/**
 * The options that hold what is typed, letter for letter or as a spelling of it in either script, and those that
 * do but for a small slip; the best first, else in their order.
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
		const isInside = keyed.option.toLowerCase().includes(letters) || keyed.spelling.includes(spelling);
		const rank = findRank(keyed.key) ?? Number.POSITIVE_INFINITY;
		return keyed.spelling === spelling ? 0 : isInside ? Math.min(rank, 3) : rank;
	};
	const found = options.flatMap((keyed) => {
		const rank = Math.min(rankIn(keyed), ...(keyed.also ?? []).map(rankIn));
		return Number.isFinite(rank) ? [{ keyed, rank }] : [];
	});
	return found.sort((a, b) => a.rank - b.rank).map(({ keyed }) => keyed);
}
