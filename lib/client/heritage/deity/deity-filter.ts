import { keyRanker, readSearch } from '@/lib/core/search-words';
import type { DeityDto } from '@/lib/features/heritage/deity/schema';

/** What a list needs of a deity to leave it out. */
export interface FilteredDeity {
	id: string;
	deityType: DeityDto['deityType'];
	clans: readonly string[];
	/** All that it is looked for by on the page, folded (`searchKey`). */
	key: string;
}

export interface DeityFilter {
	search: string;
	type: 'all' | 'devi' | 'devta';
	/** Empty for any. */
	clan: string;
}

export const noFilter: DeityFilter = { search: '', type: 'all', clan: '' };

/** The names of the form's fields, which are those of the page's address too. */
const names = { search: 'q', type: 'type', clan: 'clan' } as const;

export const filterNames = Object.values(names);

/** What a form or an address says; of what they do not say, nothing is left out. */
export function filterIn(fields: URLSearchParams): DeityFilter {
	const getText = (name: string) => String(fields.get(name) ?? '');
	const type = getText(names.type);
	return {
		search: getText(names.search),
		type: type === 'devi' || type === 'devta' ? type : 'all',
		clan: getText(names.clan),
	};
}

/** The same as an address says it, without what leaves nothing out. */
export function getQuery({ search, type, clan }: DeityFilter): URLSearchParams {
	const query = new URLSearchParams();
	if (search.trim() !== '') query.set(names.search, search.trim());
	if (type !== 'all') query.set(names.type, type);
	if (clan !== '') query.set(names.clan, clan);
	return query;
}

/** Ranks up to here stand for the words themselves; behind them, small slips. */
const lastExactRank = 3;

/**
 * The ids of those that are shown. With a search, those that hold its words, in either script; only where there are
 * none, those that do but for a small slip.
 */
export function shownDeities(
	deities: readonly FilteredDeity[],
	{ search, type, clan }: DeityFilter,
): Set<string> {
	const chosen = deities.filter(
		(deity) => (type === 'all' || deity.deityType === type) && (clan === '' || deity.clans.includes(clan)),
	);
	const getIds = (found: readonly FilteredDeity[]) => new Set(found.map(({ id }) => id));
	if (search.trim() === '') return getIds(chosen);
	const looked = readSearch(search);
	if (!looked) return new Set();
	const findRank = keyRanker(looked);
	const ranked = chosen.flatMap((deity) => {
		const rank = findRank(deity.key);
		return rank === null ? [] : [{ deity, rank }];
	});
	const exact = ranked.filter(({ rank }) => rank <= lastExactRank);
	return getIds((exact.length > 0 ? exact : ranked).map(({ deity }) => deity));
}
