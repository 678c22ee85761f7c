import pg from 'pg';

/** Runs one or several statements on a connection of their own; resolves to the values of all rows, in order. */
export async function runQuery(url: string, text: string): Promise<unknown[]> {
	const client = new pg.Client(url);
	await client.connect();
	try {
		// Several statements have a result each.
		return [await client.query({ text, rowMode: 'array' })].flat().flatMap(({ rows }) => rows.flat());
	} finally {
		await client.end();
	}
}
