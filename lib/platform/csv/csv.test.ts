import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '@/lib/core/errors';
import { guarded, unguarded } from './formula';
import { readCsv } from './read';
import { byteOrderMark, csvLines } from './write';

const limits = { maxBytes: 1000, maxRows: 5 };
const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readCsv(utf8(text), limits);

function refusal(work: () => unknown) {
	try {
		work();
	} catch (error) {
		if (error instanceof DomainError) return { code: error.code, ...error.details.values };
		throw error;
	}
	return null;
}

describe('a cell', () => {
	it.each([
		...[
			'=1+1',
			'+91 98765',
			'-5',
			'@SUM(A1)',
			'\tx',
			'\rx',
			' =1',
			'\u00a0=1',
			'\u3000+1',
			'\u200b=1',
			'\ufeff=1',
		],
		...['＝1', '＋1', '－1', '＠A1', '\n=1', '  ＝cmd', "'=1"],
	])('%j is not run by a spreadsheet, and is itself again when it is read', (cell) => {
		expect(guarded(cell)).toBe(`'${cell}`);
		expect(unguarded(guarded(cell))).toBe(cell);
	});

	it.each(['', 'देवी सिंह', 'a=b', "it's", "'quoted'", '1-2', 'x@y.example', "'"])(
		'%j stays as it is',
		(cell) => {
			expect(guarded(cell)).toBe(cell);
			expect(unguarded(cell)).toBe(cell);
		},
	);
});

describe('a file', () => {
	it('is written with commas, quotes where they are needed and CRLF', () => {
		expect(
			csvLines([
				['name', 'clan'],
				['Devi, "Rani"', 'राठौड़'],
				['two\nlines', '=1'],
				['', 'a;b'],
			]),
		).toBe('name,clan\r\n"Devi, ""Rani""",राठौड़\r\n"two\nlines",\'=1\r\n,"a;b"\r\n');
	});

	it('comes back as it was written, with any content', () => {
		const cell = fc.oneof(
			fc.string({ unit: 'grapheme' }),
			fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n\'",; aराｘ＝\u00a0') }),
		);
		const rows = fc.array(
			fc.tuple(
				cell,
				cell.filter((text) => text.trim() !== ''),
			),
			{ maxLength: 20 },
		);
		fc.assert(
			fc.property(rows, (written) => {
				const bytes = utf8(byteOrderMark + csvLines([['one', 'two'], ...written]));
				const { head, rows } = readCsv(bytes, { maxBytes: 1_000_000, maxRows: 100 });
				expect(head).toEqual(['one', 'two']);
				expect(rows.map(({ cells }) => cells)).toEqual(written);
			}),
		);
	});

	it.each([
		['commas', 'name,clan\r\nDevi,Hada\r\n'],
		['semicolons, and a comma in a cell', 'name;clan\nDevi;Hada\n'],
		['tabs', 'name\tclan\nDevi\tHada'],
		['line ends of old', 'name,clan\rDevi,Hada\r'],
		['quotes around everything', '"name","clan"\n"Devi","Hada"'],
		['a byte order mark', '\ufeffname,clan\nDevi,Hada'],
	])('is read with %s', (_, text) => {
		expect(read(text)).toEqual({ head: ['name', 'clan'], rows: [{ number: 2, cells: ['Devi', 'Hada'] }] });
	});

	it('is read in UTF-16 of either byte order', () => {
		const text = '\ufeffname;clan\r\nदेवी;Hada\r\n';
		const little = new Uint8Array(Buffer.from(text, 'utf16le'));
		const big = new Uint8Array(Buffer.from(text, 'utf16le').swap16());
		for (const bytes of [little, big]) expect(readCsv(bytes, limits).rows[0]?.cells).toEqual(['देवी', 'Hada']);
	});

	it('counts rows as a spreadsheet does, and leaves blank ones out', () => {
		expect(read('a,b\n\n1,2\n , \n3,4\n,\n').rows.map(({ number }) => number)).toEqual([3, 5]);
	});

	it.each([
		['', { code: 'csv.empty' }],
		[',,\n1,2,3', { code: 'csv.empty' }],
		['a,b\n1,2\n3', { code: 'csv.ragged', row: 3, found: 1, expected: 2 }],
		['a,b\n1,2,3', { code: 'csv.ragged', row: 2, found: 3, expected: 2 }],
		['a,b\n1,2\n"3,4', { code: 'csv.broken', row: 3 }],
		['a,b\n1,"2" x\n', { code: 'csv.broken', row: 2 }],
		['a\n1\n2\n3\n4\n5\n6', { code: 'csv.tooManyRows', max: 5 }],
		[`a\n${'x'.repeat(1000)}`, { code: 'csv.tooLarge', megabytes: 0 }],
	])('%j is refused', (text, reason) => {
		expect(refusal(() => read(text))).toEqual(reason);
	});

	it('in another encoding is refused', () => {
		expect(refusal(() => readCsv(new Uint8Array([0x61, 0xff, 0x62]), limits))).toEqual({
			code: 'csv.encoding',
		});
	});
});
