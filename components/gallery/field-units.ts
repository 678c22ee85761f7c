/** A field counts UTF-16 units, of which a letter with its vowel signs has several; the server counts as readers do. */
export function getUnits(characters: number): number {
	return characters * 3;
}
