import { readWholeNumber } from '@/lib/core/digits';

/** What a list is asked for, as its address tells it. */
export interface ListState {
	/** From 1. */
	page: number;
	/** How many rows a page has: one of `listLimits`. */
	limit: number;
	/** A column's key, with `-` in front for the falling order. */
	sort: string;
	search: string;
	/** '' where a filter is not set. */
	filters: Readonly<Record<string, string>>;
}

/** What a list can be asked for. */
export interface ListShape {
	/** Names of the filters in the address; none of `page`, `sort` and `search`. */
	filters: readonly string[];
	defaultSort: string;
	/** How many rows a page has where the address does not say; 10 where this does not either. */
	defaultLimit?: number;
}

/** How many rows a page can have. */
export const listLimits = [10, 25, 50, 100] as const;

const highestPage = 1_000_000;

/** What an address asks for; what makes no sense in it is left out. */
export function readListState(
	query: URLSearchParams,
	{ filters, defaultSort, defaultLimit = 10 }: ListShape,
): ListState {
	const page = readWholeNumber(query.get('page') ?? '') ?? 1;
	return {
		page: page >= 1 && page <= highestPage ? page : 1,
		limit: listLimits.find((limit) => String(limit) === query.get('limit')) ?? defaultLimit,
		sort: query.get('sort') || defaultSort,
		search: query.get('search') ?? '',
		filters: Object.fromEntries(filters.map((name) => [name, query.get(name) ?? ''])),
	};
}

/** The address's query for that state: what is as always is not in it. */
export function writeListState(
	state: ListState,
	{ filters, defaultSort, defaultLimit = 10 }: ListShape,
): URLSearchParams {
	const query = new URLSearchParams();
	if (state.page > 1) query.set('page', String(state.page));
	if (state.limit !== defaultLimit) query.set('limit', String(state.limit));
	if (state.sort !== defaultSort) query.set('sort', state.sort);
	if (state.search !== '') query.set('search', state.search);
	for (const name of filters) {
		const value = state.filters[name] ?? '';
		if (value !== '') query.set(name, value);
	}
	return query;
}

/** The state after a change: any but the page's begins at the first page again. */
export function changedListState(state: ListState, next: Partial<ListState>): ListState {
	const filters = { ...state.filters, ...next.filters };
	return { ...state, page: 1, ...next, filters };
}

/**
 * The last page of a list whose answer says that the page asked for is beyond it; null for every other answer. Of an
 * empty list no page is beyond the last.
 */
export function lastPageBefore(answer: unknown): number | null {
	const { pagination } = { pagination: null, ...Object(answer) };
	const { page, pages } = { page: null, pages: null, ...Object(pagination) };
	if (typeof page !== 'number' || typeof pages !== 'number') return null;
	return page > pages && pages >= 1 ? pages : null;
}
