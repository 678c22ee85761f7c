const denials: ReadonlySet<string> = new Set([
	'n',
	'no',
	'not',
	'none',
	'never',
	'nahi',
	'nahin',
	'नहीं',
	'नही',
	'ना',
	'न',
]);

/** Whether the text of an event says that it did not happen: `DEAT N`, `DIV NO`, `DEAT नहीं`. */
export function isDenial(text: string): boolean {
	return denials.has(text.trim().toLowerCase().replace(/[.।]$/u, ''));
}
