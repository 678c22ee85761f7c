import {
	createLoader,
	createParser,
	parseAsArrayOf,
	parseAsNumberLiteral,
	type SearchParams,
} from 'nuqs/server';
import { readWholeNumber } from '@/lib/core/digits';

export const listLimits = [10, 25, 50, 100] as const;

type ListLimit = (typeof listLimits)[number];

/** What the address of a list can say. */
export interface ListShape<Filter extends string = string, View extends string = string> {
	/** Parameters that narrow the list. */
	filters: readonly Filter[];
	/** Parameters that say what is open over the list. */
	views?: readonly View[];
	defaultSort: string;
	defaultLimit?: ListLimit;
}

/** The parameters that every list has. */
export interface OwnState {
	/** From 1. */
	page: number;
	limit: ListLimit;
	/** A column's key, with `-` in front for the falling order. */
	sort: string;
	search: string;
	/** The keys of the columns that are not shown. */
	hidden: string[];
	/** The keys of selected rows, up to as many as an address holds. */
	selected: string[];
}

/** Filters and views are '' where they are not set. */
export type ListState<Filter extends string = never, View extends string = never> = OwnState &
	Readonly<Record<Filter | View, string>>;

export type ListChange<Filter extends string = never, View extends string = never> = Partial<
	ListState<Filter, View>
>;

/** A list of the back office: what its address can say, and what the call is asked for then. */
export interface List<Filter extends string, View extends string, Query extends object>
	extends ListShape<Filter, View> {
	/** The query of the call. What is '' in it is left out. */
	query: (state: ListState<Filter, View>) => Query;
}

/** The declaration of a list, for the page on the server and in the browser alike. */
export function defineList<
	const Filter extends string = never,
	const View extends string = never,
	Query extends object = object,
>({ query, ...shape }: List<Filter, View, Query>): List<Filter, View, Partial<Query>> {
	return {
		...shape,
		query: (state) => {
			const stated = Object.entries(query(state)).filter(([, value]) => value !== '');
			return Object.fromEntries(stated) as Partial<Query>;
		},
	};
}

const maxPage = 1_000_000;

const pageNumber = createParser({
	parse: (text) => {
		const page = readWholeNumber(text);
		return page !== null && page >= 1 && page <= maxPage ? page : null;
	},
	serialize: String,
});

const text = createParser({ parse: (value) => value || null, serialize: String });

/** The parsers of a list's parameters. What makes no sense in them counts as missing. */
export function getParsers({ filters, views = [], defaultSort, defaultLimit = 10 }: ListShape) {
	const names = [...filters, ...views].map((name) => [name, text.withDefault('')] as const);
	return {
		...Object.fromEntries(names),
		page: pageNumber.withDefault(1),
		limit: parseAsNumberLiteral(listLimits).withDefault(defaultLimit),
		sort: text.withDefault(defaultSort),
		search: text.withDefault(''),
		hidden: parseAsArrayOf(text).withDefault([]),
		selected: parseAsArrayOf(text).withDefault([]),
	};
}

/** A change with what follows from it: any but the page's begins at the first page again. */
export function completeChange<Change extends Partial<OwnState>>(
	{ filters }: Pick<ListShape, 'filters'>,
	change: Change,
): Change {
	const isNarrowed = ['search', ...filters].some((name) => name in change);
	const isOther = isNarrowed || 'sort' in change || 'limit' in change;
	return { ...(isOther && { page: 1 }), ...(isNarrowed && { selected: [] }), ...change };
}

/** What the address of the page that is being rendered asks for. */
export async function loadListState<Filter extends string, View extends string = never>(
	shape: ListShape<Filter, View>,
	searchParams: Promise<SearchParams>,
): Promise<ListState<Filter, View>> {
	return createLoader(getParsers(shape))(await searchParams) as ListState<Filter, View>;
}

/** An address of a list has its parameters in the order of their names. */
export function sortParameters(query: URLSearchParams): URLSearchParams {
	const sorted = new URLSearchParams(query);
	sorted.sort();
	return sorted;
}
