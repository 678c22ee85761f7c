import { readWholeNumber } from '@/lib/core/digits';

/** What a list is asked for, as its address tells it. */
export interface ListState {
	/** From 1. */
	page: number;
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
}

const highestPage = 1_000_000;

/** What an address asks for; what makes no sense in it is left out. */
export function readListState(query: URLSearchParams, { filters, defaultSort }: ListShape): ListState {
	const page = readWholeNumber(query.get('page') ?? '') ?? 1;
	return {
		page: page >= 1 && page <= highestPage ? page : 1,
		sort: query.get('sort') || defaultSort,
		search: query.get('search') ?? '',
		filters: Object.fromEntries(filters.map((name) => [name, query.get(name) ?? ''])),
	};
}

/** The address's query for that state: what is as always is not in it. */
export function writeListState(state: ListState, { filters, defaultSort }: ListShape): URLSearchParams {
	const query = new URLSearchParams();
	if (state.page > 1) query.set('page', String(state.page));
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
