/** Rows of a table of spellings: under each key texts between upright strokes or on lines of their own. */
export function spellingRows<Key extends string>(table: Record<Key, string>): [text: string, key: string][] {
	return Object.entries<string>(table).flatMap(([key, shown]) =>
		shown
			.split(/[|\n]/)
			.map((text) => text.trim())
			.filter((text) => text !== '')
			.map((text): [string, string] => [text, key]),
	);
}

/** How many of the texts are written in which script; some in both. */
export function spellingsByScript(rows: readonly [text: string, key: string][]) {
	return {
		latin: rows.filter(([text]) => /[a-z]/i.test(text)).length,
		devanagari: rows.filter(([text]) => /[\u0900-\u097f]/.test(text)).length,
	};
}
