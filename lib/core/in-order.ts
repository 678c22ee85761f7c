/** The rows in the order of their ids, as the database does not keep it for a list of them. */
export function inOrder<Row extends { id: string }>(ids: string[], rows: Row[]): Row[] {
	const rowOf = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => rowOf.get(id) ?? []);
}
