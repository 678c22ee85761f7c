/** How many can be selected at once: as many as one call exports. */
export const maxSelected = 5000;

interface Listed<Row> {
	/** A page of `rowsAtOnce` rows, with the list's search, filters and order; null where it cannot be read. */
	ask: (page: number) => Promise<readonly Row[] | null>;
	onProgress: (done: number) => void;
	/** True when nobody waits for it any more. */
	isStopped: () => boolean;
}

export const rowsAtOnce = 100;

/**
 * Every row that a list holds on all its pages, by its key, read a hundred at a time; rows that come twice because the
 * list changes meanwhile count once. Null when a call is refused or it was stopped.
 */
export async function collectRows<Row extends { _id: string }>({
	ask,
	onProgress,
	isStopped,
}: Listed<Row>): Promise<ReadonlyMap<string, Row> | null> {
	const found = new Map<string, Row>();
	for (let page = 1; found.size < maxSelected; page += 1) {
		const rows = await ask(page);
		if (rows === null || isStopped()) return null;
		for (const row of rows) found.set(row._id, row);
		onProgress(found.size);
		if (rows.length < rowsAtOnce) break;
	}
	return new Map([...found].slice(0, maxSelected));
}
