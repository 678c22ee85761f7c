/** The rows under each key, both in the order in which they come. */
export function groupedBy<T, K>(rows: Iterable<T>, keyOf: (row: T) => K): ReadonlyMap<K, readonly T[]> {
	const groups = new Map<K, T[]>();
	for (const row of rows) addToGroup(groups, keyOf(row), row);
	return groups;
}

/** Puts a row at the end of those under its key. */
export function addToGroup<T, K>(groups: Map<K, T[]>, key: K, row: T): void {
	const group = groups.get(key);
	if (group) group.push(row);
	else groups.set(key, [row]);
}
