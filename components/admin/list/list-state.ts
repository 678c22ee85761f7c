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

export interface ListState<Filter extends string = string, View extends string = string> {
	/** From 1. */
	page: number;
	limit: ListLimit;
	/** A column's key, with `-` in front for the falling order. */
	sort: string;
	search: string;
	/** The keys of the columns that are not shown. */
	hidden: readonly string[];
	/** The keys of selected rows, up to as many as an address holds. */
	selected: readonly string[];
	/** '' where a filter is not set. */
	filters: Readonly<Record<Filter, string>>;
	/** '' where nothing is open. */
	views: Readonly<Record<View, string>>;
}

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

/** The parameters that every list has. What makes no sense in them counts as missing. */
export function ownParsers({ defaultSort, defaultLimit = 10 }: ListShape) {
	return {
		page: pageNumber.withDefault(1),
		limit: parseAsNumberLiteral(listLimits).withDefault(defaultLimit),
		sort: text.withDefault(defaultSort),
		search: text.withDefault(''),
		hidden: parseAsArrayOf(text).withDefault([]),
		selected: parseAsArrayOf(text).withDefault([]),
	};
}

export function namedParsers({ filters, views = [] }: ListShape) {
	return Object.fromEntries([...filters, ...views].map((name) => [name, text.withDefault('')]));
}

export function namedState<Filter extends string, View extends string>(
	{ filters, views = [] }: ListShape<Filter, View>,
	values: Readonly<Record<string, string>>,
): Pick<ListState<Filter, View>, 'filters' | 'views'> {
	return { filters: pickTexts(filters, values), views: pickTexts(views, values) };
}

function pickTexts<Name extends string>(names: readonly Name[], values: Readonly<Record<string, string>>) {
	return Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Record<Name, string>;
}

/** The parameters that every list has, as an address is given them. */
export type OwnParameters = Pick<ListState, 'page' | 'limit' | 'sort' | 'search'> & {
	hidden: string[];
	selected: string[];
};

export interface ListChange<Filter extends string, View extends string> extends Partial<OwnParameters> {
	filters?: Partial<Record<Filter, string>>;
	views?: Partial<Record<View, string>>;
}

/** What of the address a change changes: any but the page's begins at the first page again. */
export function changedParameters<Filter extends string, View extends string>({
	filters,
	views,
	...next
}: ListChange<Filter, View>) {
	const isNarrowed = filters !== undefined || next.search !== undefined;
	const isOther = isNarrowed || next.sort !== undefined || next.limit !== undefined;
	return {
		own: { ...(isOther && { page: 1 }), ...(isNarrowed && { selected: [] }), ...next },
		named: { ...filters, ...views },
	};
}

/** What the address of the page that is being rendered asks for. */
export async function loadListState<Filter extends string, View extends string = never>(
	shape: ListShape<Filter, View>,
	searchParams: Promise<SearchParams>,
): Promise<ListState<Filter, View>> {
	const query = await searchParams;
	return {
		...createLoader(ownParsers(shape))(query),
		...namedState(shape, createLoader(namedParsers(shape))(query)),
	};
}

/** An address of a list has its parameters in the order of their names. */
export function sortParameters(query: URLSearchParams): URLSearchParams {
	const sorted = new URLSearchParams(query);
	sorted.sort();
	return sorted;
}
