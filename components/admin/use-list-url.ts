'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { changedListState, type ListShape, type ListState, readListState, writeListState } from './list-url';

/** What the page's list is asked for: it stands in the address, so that Back, Forward and a copied link know it too. */
export function useListUrl({ filters, defaultSort, defaultLimit = 10 }: ListShape): {
	state: ListState;
	change: (next: Partial<ListState>) => void;
} {
	const query = useSearchParams();
	const names = filters.join();
	return useMemo(() => {
		const shape = { filters: names === '' ? [] : names.split(','), defaultSort, defaultLimit };
		const change = (next: Partial<ListState>) => {
			// A change before this one may stand in the address already and not be rendered yet.
			const state = readListState(new URLSearchParams(location.search), shape);
			const changed = writeListState(changedListState(state, next), shape);
			if (changed.toString() !== writeListState(state, shape).toString()) show(changed, 'pushState');
		};
		return { state: readListState(query, shape), change };
	}, [query, names, defaultSort, defaultLimit]);
}

/** Puts the last page into the address in place of one beyond it. */
export function showLastPage(last: number): void {
	const query = new URLSearchParams(location.search);
	if (last > 1) query.set('page', String(last));
	else query.delete('page');
	show(query, 'replaceState');
}

/** Next follows: whoever reads the address is rendered anew, and the server is not asked for the page. */
function show(query: URLSearchParams, how: 'pushState' | 'replaceState'): void {
	history[how](null, '', query.size === 0 ? location.pathname : `${location.pathname}?${query}`);
}
