import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ApiQuery } from '@/lib/client/api-query';
import { type BulkOperation, runBulkOperation } from '../bulk-operations';
import { showSuccess } from '../notice';
import type { List, ListChange, ListState } from './list-state';
import { rowsAtOnce } from './select-all';
import { type UsedList, useList } from './use-list';
import { type ListAddress, useListState } from './use-list-state';
import { type Selection, useSelection } from './use-selection';

/** What a reply holds of the list; without `pagination` it holds the whole list. */
interface ListPart<Row> {
	rows: readonly Row[];
	pagination?: { page: number; pages: number; total: number };
}

/** A row of any list. */
export interface ListedRow {
	_id: string;
}

interface ListPageOptions<Query extends object, Reply, Row, Filter extends string, View extends string> {
	/** The same object at each render. */
	list: List<Filter, View, Query>;
	call: (query: Query) => ApiQuery<Reply>;
	read: (reply: Reply) => ListPart<Row>;
	/** What a row is called, for its checkbox and in what a bulk operation reports. */
	nameOf: (row: Row) => string;
}

/** What the page of a list shows with any filters. */
export interface ShownList<Row> extends Pick<UsedList<unknown>, 'status' | 'listError' | 'reload'> {
	state: ListState;
	change: (next: ListChange) => void;
	rows: readonly Row[];
	nameOf: (row: Row) => string;
	page: number;
	/** 0 before the first answer. */
	pages: number;
	/** Rows on all pages. */
	total: number;
	selection: Selection<Row>;
	bulk: BulkOperations;
	/** Takes out what is not there any more, and asks again. */
	forget: (ids: readonly string[]) => void;
	/** Takes the focus when what had it is not in the list any more. */
	heading: RefObject<HTMLHeadingElement | null>;
}

interface ListPage<Reply, Row, Filter extends string, View extends string>
	extends Omit<ShownList<Row>, 'state' | 'change'>,
		Omit<ListAddress<Filter, View>, 'replace'> {
	/** The last one, also while the next is loading; null before the first. */
	reply: Reply | null;
}

/** A list of the back office: what its address asks for, what the call answers, what is selected and done to that. */
export function useListPage<
	Query extends object,
	Reply,
	Row extends ListedRow,
	Filter extends string,
	View extends string,
>({
	list,
	call,
	read,
	nameOf,
}: ListPageOptions<Query, Reply, Row, Filter, View>): ListPage<Reply, Row, Filter, View> {
	const client = useQueryClient();
	const { state, change, replace } = useListState(list);
	const { status, listError, answer, reload } = useList<Reply>(call(list.query(state)));
	const part = answer === null ? null : read(answer);
	const all = part?.rows ?? [];
	const { pagination } = part ?? {};
	const pages = pagination ? pagination.pages : Math.ceil(all.length / state.limit);
	const page = pagination ? pagination.page : Math.max(1, Math.min(state.page, pages));
	const rows = pagination ? all : all.slice((page - 1) * state.limit, page * state.limit);
	const total = pagination ? pagination.total : all.length;
	// The last answer may be of another search: only the one that was asked for says what is beyond it.
	const isBeyond = status === 'loaded' && pages >= 1 && state.page > pages;
	useEffect(() => {
		if (isBeyond) replace({ page: pages });
	});
	const selection = useSelection({
		list: JSON.stringify([state.search, ...list.filters.map((name) => state[name])]),
		selected: state.selected,
		replace,
		rows: pagination ? rows : all,
		total,
		ask: async (wanted) => {
			const query = list.query({ ...state, page: wanted, limit: rowsAtOnce });
			return read(await client.fetchQuery(call(query))).rows;
		},
		nameOf,
	});
	return {
		state,
		change,
		reload,
		listError,
		reply: answer,
		rows,
		nameOf,
		page,
		pages,
		total,
		selection,
		status: isBeyond ? 'loading' : status,
		bulk: useBulk(selection),
		forget: (ids) => {
			selection.remove(ids);
			reload();
		},
		heading: useKeptFocus(status),
	};
}

/** For the heading: it takes the focus when what had it is gone from the list that has just come. */
function useKeptFocus(status: string): RefObject<HTMLHeadingElement | null> {
	const heading = useRef<HTMLHeadingElement>(null);
	const isFirst = useRef(true);
	useEffect(() => {
		if (status !== 'loaded') return;
		if (!isFirst.current && document.activeElement === document.body) heading.current?.focus();
		isFirst.current = false;
	}, [status]);
	return heading;
}

interface SelectedOperation extends Omit<BulkOperation, 'nameOf' | 'ids'> {
	/** The selected rows, where it is done to others or in another order. */
	ids?: readonly string[];
	/** What is said of one where the server gives no reason. */
	failed: string;
	/** The notice after the operation, by the number of rows. */
	done?: (count: number) => string;
}

interface BulkOperations {
	isRunning: boolean;
	/** Resolves when it is over or was stopped, with the keys of those that it was done to. */
	run: (operation: SelectedOperation) => Promise<readonly string[]>;
	/** The same for what takes rows out of the list. */
	remove: (operation: SelectedOperation) => Promise<void>;
}

/** Does the same to many rows of a list, one after the other. */
function useBulk<Row>(selection: Selection<Row>): BulkOperations {
	const [isRunning, setRunning] = useState(false);
	const run: BulkOperations['run'] = async ({ ids, failed, done, call, ...operation }) => {
		const changed: string[] = [];
		setRunning(true);
		await runBulkOperation({
			...operation,
			ids: ids ?? [...selection.keys],
			nameOf: selection.nameOfKey,
			call: async (key, batch) => {
				const answer = await call(key, batch);
				if (answer.ok) changed.push(key);
				return answer.ok || answer.message ? answer : { ...answer, message: failed };
			},
		});
		setRunning(false);
		if (done && changed.length > 0) showSuccess(done(changed.length));
		return changed;
	};
	return {
		isRunning,
		run,
		remove: async (operation) => selection.remove(await run(operation)),
	};
}
