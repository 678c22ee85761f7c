import { useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import {
	changedParameters,
	type ListChange,
	type ListShape,
	type ListState,
	namedParsers,
	namedState,
	type OwnParameters,
	ownParsers,
} from './list-state';

export interface ListAddress<Filter extends string = string, View extends string = string> {
	state: ListState<Filter, View>;
	/** Another order, length, search or filter begins at the first page; another list begins without a selection. */
	change: (next: ListChange<Filter, View>) => void;
	/** As `change`, in the place of the address that Back would lead to. */
	replace: (next: Partial<OwnParameters>) => void;
}

/** What the page's list is asked for, in its address: Back, Forward and a copied link lead to it. */
export function useListState<Filter extends string, View extends string = never>(
	shape: ListShape<Filter, View>,
): ListAddress<Filter, View> {
	const parsers = useMemo(() => ({ own: ownParsers(shape), named: namedParsers(shape) }), [shape]);
	const [own, setOwn] = useQueryStates(parsers.own, { history: 'push' });
	const [named, setNamed] = useQueryStates(parsers.named, { history: 'push' });
	return {
		state: { ...own, ...namedState(shape, named) },
		change: (next) => {
			const changes = changedParameters(next);
			if (differs(changes.own, own)) void setOwn(changes.own);
			if (differs(changes.named, named)) void setNamed(changes.named);
		},
		replace: (next) => void setOwn(next, { history: 'replace' }),
	};
}

function differs(next: object, shown: object): boolean {
	const before = new Map<string, unknown>(Object.entries(shown));
	return Object.entries(next).some(([name, value]) => String(value) !== String(before.get(name)));
}
