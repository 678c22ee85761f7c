/**
 * A word of a list that is stored in English, in the list's language; what is not in the list stays as it is, also where
 * it is called as what every object inherits (`constructor`).
 */
export function labelFor(words: Readonly<Partial<Record<string, string>>>, value: string): string {
	return (Object.hasOwn(words, value) && words[value]) || value;
}
