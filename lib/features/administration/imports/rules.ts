import { createHash } from 'node:crypto';
import { DomainError, type FieldError } from '@/lib/core/errors';
import { cutToLength, findTextFault } from '@/lib/core/text';
import { type CsvRow, readCsv } from '@/lib/platform/csv/read';

/** What would become of a row. What has a reason at a column of it stays as it is, or is refused. */
export interface PlannedRow {
	/** As a spreadsheet counts. */
	row: number;
	/** What the record is called. */
	name: string;
	outcome: 'added' | 'changed' | 'unchanged' | 'refused';
	/** Of what is changed: the value now, and the new value. */
	changes: { column: string; from: string; to: string }[];
	problems: FieldError[];
}

/** What an import would do, row by row. */
export interface ImportPlan {
	/** Another as soon as anything of it is another. */
	id: string;
	rows: PlannedRow[];
	/** Columns of the file that are not read. */
	ignored: string[];
}

/** UTF-16 units of a column's name, up to where it is quoted. */
const longestTitle = 100;

const limits = { maxBytes: 2 * 2 ** 20, maxRows: 2000 };

interface ImportRow {
	number: number;
	cells: Record<string, string>;
	/** Why nothing may be done with the cells, of which there are none then. */
	fault: FieldError | null;
}

export interface ImportTable {
	rows: ImportRow[];
	ignored: string[];
}

export interface ImportColumns {
	columns: readonly string[];
	/** The file has at least one column of each list. */
	needed: readonly (readonly string[])[];
}

/**
 * The table in a file, without the cells that are blank: they say nothing. Columns are known by their names, in any
 * order and case.
 *
 * @throws DomainError what `readCsv` throws, `import.columns` where none of the `needed` ones is there
 */
export function readImport(bytes: Uint8Array, { columns, needed }: ImportColumns): ImportTable {
	const { head: titles, rows } = readCsv(bytes, limits);
	const head = titles.map((title) => cutToLength(title, longestTitle));
	const known = head.map((title) => columns.find((column) => column.toLowerCase() === title.toLowerCase()));
	const missing = needed.filter((either) => !either.some((column) => known.includes(column)));
	if (missing.length > 0 || new Set(known.filter(Boolean)).size < known.filter(Boolean).length) {
		const lacking = missing.flatMap((either) => either.slice(0, 1)).join(', ');
		throw new DomainError('import.columns', { values: { columns: lacking || (head[0] ?? '') } });
	}
	return {
		rows: rows.map((row) => getRow(row, known)),
		ignored: head.filter((title, at) => known[at] === undefined && title !== ''),
	};
}

function getRow({ number, cells }: CsvRow, columns: readonly (string | undefined)[]): ImportRow {
	const named = columns.flatMap((column, at) => (column ? [[column, cells[at] ?? ''] as const] : []));
	const fault = findTextFault(Object.fromEntries(named));
	if (fault) return { number, cells: {}, fault };
	const trimmed = named.map(([column, cell]) => [column, cell.trim()] as const);
	return { number, cells: Object.fromEntries(trimmed.filter(([, cell]) => cell !== '')), fault };
}

/** `state` is what the plan was made from, without the rows. */
export function getPlan(rows: PlannedRow[], ignored: string[], state: unknown): ImportPlan {
	const id = createHash('sha256')
		.update(JSON.stringify([rows, state]))
		.digest('hex');
	return { id, rows, ignored };
}

/** The plan that was looked at is not what would be done any more. */
export class StalePlan extends Error {
	override readonly name = 'StalePlan';
}
