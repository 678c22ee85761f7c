import { stringify } from 'csv-stringify/sync';
import { guarded } from './formula';

/** In front of the whole file: without it, spreadsheets take UTF-8 for something else. */
export const byteOrderMark = '\ufeff';

/** Anything that another reader might take for the end of a cell or leave out. */
const toBeQuoted = /[\r\n\t;]|^\s|\s$/u;

/** Rows as lines of a CSV file (RFC 4180), no cell of which a spreadsheet runs. */
export function csvLines(rows: readonly (readonly string[])[]): string {
	return stringify(
		rows.map((row) => row.map(guarded)),
		{ record_delimiter: '\r\n', quoted_match: toBeQuoted },
	);
}
