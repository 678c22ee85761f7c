/**
 * The rows of a list, page by page in their order. A page ends before the row that would give it more than `maxLines`
 * lines, so that only a row with more lines than that is longer, and has its page for itself. An empty list has one page.
 */
export function splitIntoPages<Row>(
	rows: readonly Row[],
	getLines: (row: Row) => number,
	maxLines: number,
): [Row[], ...Row[][]] {
	const pages: [Row[], ...Row[][]] = [[]];
	let page: Row[] = pages[0];
	let lines = 0;
	for (const row of rows) {
		const added = getLines(row);
		if (page.length > 0 && lines + added > maxLines) {
			page = [];
			lines = 0;
			pages.push(page);
		}
		page.push(row);
		lines += added;
	}
	return pages;
}
