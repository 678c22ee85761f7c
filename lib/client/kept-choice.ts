/** The choice that this browser remembers, of `values`; null where there is none, or the browser keeps nothing. */
export function findChoice<Value extends string>(key: string, values: readonly Value[]): Value | null {
	try {
		const kept = localStorage.getItem(key);
		return values.find((value) => value === kept) ?? null;
	} catch {
		return null;
	}
}

export function keepChoice(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
	} catch {
		// A browser that keeps nothing asks again next time.
	}
}
