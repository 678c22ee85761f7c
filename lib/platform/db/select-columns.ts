import { Prisma } from './generated/client';

/**
 * The columns of a `select` without relations as a list for raw SQL, so that both read the same; with the name of
 * their table in front where `table` gives one.
 */
export function getColumns(select: Readonly<Record<string, true>>, table?: string): Prisma.Sql {
	const prefix = table === undefined ? '' : `${table}.`;
	const columns = Object.keys(select).map((name) => `${prefix}"${name}"`);
	return Prisma.raw(columns.join(', '));
}
