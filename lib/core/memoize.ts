/** Enough for the spellings of a big community; a text takes some hundred bytes. */
const maxEntries = 50_000;

/**
 * Calls `read` once for each value and keeps the result: many members name the same district, and reading a text takes
 * a thousand times as long as looking it up. Null is answered with null.
 */
export function memoize<T, Of = string>(read: (of: Of) => T) {
	const known = new Map<Of, T>();
	function reading(of: Of): T;
	function reading(of: Of | null): T | null;
	function reading(of: Of | null): T | null {
		if (of === null) return null;
		const found = known.get(of);
		if (found !== undefined) return found;
		const fresh = read(of);
		if (known.size >= maxEntries) known.clear();
		known.set(of, fresh);
		return fresh;
	}
	return reading;
}
