/** Enough for the spellings of a big community; a text takes some hundred bytes. */
const mostTexts = 50_000;

/**
 * The same reading, done once a text: many members tell the same district, and reading a text takes a thousand times as
 * long as looking it up. Null stays null.
 */
export function remembered<T>(read: (text: string) => T) {
	const known = new Map<string, T>();
	function reading(text: string): T;
	function reading(text: string | null): T | null;
	function reading(text: string | null): T | null {
		if (text === null) return null;
		const found = known.get(text);
		if (found !== undefined) return found;
		const fresh = read(text);
		if (known.size >= mostTexts) known.clear();
		known.set(text, fresh);
		return fresh;
	}
	return reading;
}
