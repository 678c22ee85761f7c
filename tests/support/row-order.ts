type Places = ReadonlyMap<string, { x: number; y: number }>;

/** The share of the pairs in a row whose order from left to right is the same in both pictures. */
export function shareOfOrderKept(before: Places, after: Places): number {
	let [pairs, kept] = [0, 0];
	for (const row of getRows(before)) {
		const xs = row.map((id) => after.get(id)?.x ?? Number.NaN);
		xs.forEach((x, index) => {
			for (const other of xs.slice(index + 1)) {
				pairs += 1;
				if (x < other) kept += 1;
			}
		});
	}
	return pairs === 0 ? 1 : kept / pairs;
}

/** Who is in each row, from left to right. */
export function getRows(places: Places): string[][] {
	const rows = new Map<number, { id: string; x: number }[]>();
	for (const [id, { x, y }] of places) {
		const row = rows.get(y);
		if (row) row.push({ id, x });
		else rows.set(y, [{ id, x }]);
	}
	return [...rows.values()].map((row) => row.sort((a, b) => a.x - b.x).map(({ id }) => id));
}
