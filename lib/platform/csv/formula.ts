// A spreadsheet runs a cell that begins like a formula, also after blanks and in full-width signs (OWASP, CSV
// Injection). With an apostrophe in front it is a text.

const runnable = /^(?:[\t\r]|[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;
const apostrophes = /^'+/;

function wouldRun(cell: string): boolean {
	return runnable.test(cell.replace(apostrophes, ''));
}

/** A cell as it is written. One that has apostrophes before a formula gets another, so that reading takes it away. */
export function guarded(cell: string): string {
	return wouldRun(cell) ? `'${cell}` : cell;
}

/** A cell as it was before it was written. */
export function unguarded(cell: string): string {
	return cell.startsWith("'") && wouldRun(cell) ? cell.slice(1) : cell;
}
