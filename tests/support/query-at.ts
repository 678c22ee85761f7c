import pg from 'pg';

/** Runs one statement, or several without values, in the database at `url` on a connection of its own; returns the rows. */
export async function queryAt<Row extends pg.QueryResultRow>(
	url: string,
	statements: string,
	values: unknown[] = [],
): Promise<Row[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		// Several statements have a result each.
		return [await client.query<Row>(statements, values)].flat().flatMap(({ rows }) => rows);
	} finally {
		await client.end();
	}
}

/** The values of all rows of `queryAt`, in order. */
export async function queryValues(url: string, statements: string): Promise<unknown[]> {
	return (await queryAt(url, statements)).flatMap((row) => Object.values(row));
}
