/** A word in both scripts, with the spellings of each; the first one is shown. */
export interface KnownWord {
	devanagari: readonly string[];
	latin: readonly string[];
}

/**
 * Words as the tables hold them: Devanagari, `=`, Latin, with slashes between spellings.
 *
 * @throws Error when a row is not in both scripts
 */
export function readPairs(rows: readonly string[]): KnownWord[] {
	return rows.map((row) => {
		const [devanagari, latin] = row.split('=').map((side) => side.trim());
		if (!devanagari || !latin) throw new Error(`${row} is not in both scripts`);
		return { devanagari: devanagari.split('/'), latin: latin.split('/') };
	});
}
