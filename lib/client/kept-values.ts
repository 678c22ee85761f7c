/** Keeps what is typed in a form as long as the tab is open, so that opening the page again loses nothing. */
export function keepValues(key: string, values: object): void {
	sessionStorage.setItem(key, JSON.stringify(values));
}

/** What was kept under `key`; null where nothing was. */
export function findKept(key: string): unknown {
	return parse(sessionStorage.getItem(key));
}

/** What was kept under `key`: the texts that are not empty. */
export function findValues(key: string): Record<string, string> {
	const kept = findKept(key);
	if (typeof kept !== 'object' || kept === null) return {};
	return Object.fromEntries(
		Object.entries(kept).filter(
			(entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
		),
	);
}

export function forgetValues(key: string): void {
	sessionStorage.removeItem(key);
}

function parse(text: string | null): unknown {
	try {
		return JSON.parse(text ?? 'null');
	} catch {
		return null;
	}
}
