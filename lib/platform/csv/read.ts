import { CsvError, parse } from 'csv-parse/sync';
import { DomainError } from '@/lib/core/errors';
import { unguarded } from './formula';
import { byteOrderMark } from './write';

interface CsvLimits {
	maxBytes: number;
	/** Without the head. */
	maxRows: number;
}

export interface CsvRow {
	/** As a spreadsheet counts: the head is row 1. */
	number: number;
	/** As many as the head has. */
	cells: string[];
}

export interface CsvFile {
	head: string[];
	/** Without those that are blank. */
	rows: CsvRow[];
}

const delimiters = [',', ';', '\t'] as const;

/** No file that anybody fills in has as many columns. */
const maxColumns = 200;

/**
 * Reads a CSV file as spreadsheets write it: UTF-8, or UTF-16 with a byte order mark; commas, semicolons or tabs,
 * whichever the head has most of; lines that end in any way. The apostrophe in front of a formula is taken away.
 *
 * @throws DomainError `csv.tooLarge`, `csv.encoding`, `csv.empty`, `csv.tooManyRows`; `csv.ragged` and `csv.broken`,
 * which name the row
 */
export function readCsv(bytes: Uint8Array, { maxBytes, maxRows }: CsvLimits): CsvFile {
	if (bytes.byteLength > maxBytes)
		throw new DomainError('csv.tooLarge', { values: { megabytes: Math.floor(maxBytes / 2 ** 20) } });
	const text = decode(bytes);
	const [first, ...others] = getRecords(text, maxRows);
	const head = first?.map((cell) => cell.trim()) ?? [];
	if (head.every((cell) => cell === '')) throw new DomainError('csv.empty');
	const rows = others
		.map((cells, at) => ({ number: at + 2, cells: cells.map(unguarded) }))
		.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
	const ragged = rows.find(({ cells }) => cells.length !== head.length);
	if (ragged) {
		const values = { row: ragged.number, found: ragged.cells.length, expected: head.length };
		throw new DomainError('csv.ragged', { values });
	}
	return { head, rows };
}

function decode(bytes: Uint8Array): string {
	const [first, second] = bytes;
	const encoding =
		first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
	try {
		// Takes the byte order mark away.
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch (cause) {
		throw new DomainError('csv.encoding', { cause });
	}
}

function getRecords(text: string, maxRows: number): string[][] {
	try {
		const records = parse(text.replace(byteOrderMark, ''), {
			delimiter: getDelimiter(text),
			record_delimiter: ['\r\n', '\n', '\r'],
			relax_column_count: true,
			// One row more than there may be, to know that there are too many.
			to: maxRows + 2,
		});
		if (records.length > maxRows + 1) throw new DomainError('csv.tooManyRows', { values: { max: maxRows } });
		if (records.some((cells) => cells.length > maxColumns)) throw new DomainError('csv.empty');
		return records;
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		const row = typeof error.records === 'number' ? error.records + 1 : 1;
		throw new DomainError('csv.broken', { values: { row }, cause: error });
	}
}

/** Counted outside quotes, in the first line. */
function getDelimiter(text: string): string {
	const head = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
	const countOf = (delimiter: string) => head.split(delimiter).length;
	return delimiters.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ',';
}
