/** Enough for the spellings of a big community; a text takes some hundred bytes. */
const mostKnown = 50_000;

/**
 * The same reading, done once a text (or whatever else is asked of): many members tell the same district, and reading a
 * text takes a thousand times as long as looking it up. Null stays null.
 */
export function remembered<T, Of = string>(read: (of: Of) => T) {
	const known = new Map<Of, T>();
	function reading(of: Of): T;
	function reading(of: Of | null): T | null;
	function reading(of: Of | null): T | null {
		if (of === null) return null;
		const found = known.get(of);
		if (found !== undefined) return found;
		const fresh = read(of);
		if (known.size >= mostKnown) known.clear();
		known.set(of, fresh);
		return fresh;
	}
	return reading;
}
