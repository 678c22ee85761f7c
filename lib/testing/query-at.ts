import pg from 'pg';

/** Runs one statement in the database at `url`, on a connection of its own, and returns the rows. */
export async function queryAt<Row extends pg.QueryResultRow>(
	url: string,
	statement: string,
	values: unknown[] = [],
): Promise<Row[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query<Row>(statement, values)).rows;
	} finally {
		await client.end();
	}
}
