import { useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { completeChange, getParsers, type ListChange, type ListShape, type ListState } from './list-state';

export interface ListAddress<Filter extends string = never, View extends string = never> {
	state: ListState<Filter, View>;
	/** Another order, length, search or filter begins at the first page; another list begins without a selection. */
	change: (next: ListChange<Filter, View>) => void;
	/** As `change`, in the place of the address that Back would lead to. */
	replace: (next: ListChange) => void;
}

/** What the page's list is asked for, in its address: Back, Forward and a copied link lead to it. */
export function useListState<Filter extends string, View extends string = never>(
	shape: ListShape<Filter, View>,
): ListAddress<Filter, View> {
	const parsers = useMemo(() => getParsers(shape), [shape]);
	const [values, setValues] = useQueryStates(parsers, { history: 'push' });
	const shown = new Map<string, unknown>(Object.entries(values));
	return {
		state: values as ListState<Filter, View>,
		change: (next) => {
			const changes = completeChange(shape, next);
			const isOther = Object.entries(changes).some(
				([name, value]) => String(value) !== String(shown.get(name)),
			);
			if (isOther) void setValues(changes);
		},
		replace: (next) => void setValues(next, { history: 'replace' }),
	};
}
