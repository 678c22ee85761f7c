/** The rows whose parent is still there: Prisma reads it in a statement of its own, by when both may have gone. */
export function withParent<Row>(rows: readonly Row[], parent: keyof Row): Row[] {
	return rows.filter((row) => row[parent] !== null);
}
