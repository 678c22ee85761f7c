import type pg from 'pg';

/**
 * What no backup holds, since it means nothing in another place or at a later time: who is logged in (a session that has
 * been ended since must not come back), codes that have been mailed, mails of a preview, what limits have counted, who
 * has deployed the portal with the secret of its sessions, and the log of changes, which counts one server's transactions. Pictures that are in the database are in a backup as pictures,
 * not as rows.
 */
const leftOut = new Set([
	'Session',
	'OneTimeCode',
	'EmailChange',
	'EmailConfirmation',
	'OutboxMail',
	'Deployment',
	'RateLimit',
	'PublicChange',
	'StoredObject',
]);

export interface Table {
	name: string;
	columns: string[];
}

/** Tables of the portal with what is written into them, the record of its migrations among them. */
export async function readTables(client: pg.Client): Promise<Table[]> {
	const { rows } = await client.query<Table>(
		`SELECT c.relname AS name, ARRAY(
			SELECT a.attname::text FROM pg_attribute a
			WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum
		) AS columns
		FROM pg_class c WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace
		ORDER BY c.relname COLLATE "C"`,
	);
	return rows;
}

/** Those of them that a backup holds. */
export function getKept(tables: readonly Table[]): Table[] {
	return tables.filter(({ name }) => !leftOut.has(name));
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** `"Member" ("id", "name", …)`, as COPY names what it moves. */
export function copied({ name, columns }: Table): string {
	return `${quoted(name)} (${columns.map(quoted).join(', ')})`;
}
