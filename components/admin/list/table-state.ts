export type Sorting = 'ascending' | 'descending' | 'none';

/** The sorting of the column of `key` when the list is in that order. */
export function getSorting(sort: string, key: string): Sorting {
	if (sort === key) return 'ascending';
	return sort === `-${key}` ? 'descending' : 'none';
}

/** The order that a column's head leads to: rising first, then falling, and so on. */
export function nextSort(sort: string, key: string): string {
	return sort === key ? `-${key}` : key;
}

/** How many of the keys are selected: what the box over all of them shows. */
export function selectedPart(
	selected: ReadonlySet<string>,
	keys: readonly string[],
): 'none' | 'some' | 'all' {
	const count = keys.filter((key) => selected.has(key)).length;
	if (count === 0) return 'none';
	return count === keys.length ? 'all' : 'some';
}

/** The selection with these keys in it, or without them. */
export function selectionWith(
	selected: ReadonlySet<string>,
	keys: readonly string[],
	isSelected: boolean,
): ReadonlySet<string> {
	const next = new Set(selected);
	for (const key of keys) {
		if (isSelected) next.add(key);
		else next.delete(key);
	}
	return next;
}
