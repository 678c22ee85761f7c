// Answers are read leniently: what is not of the kind expected is as if it were not there.

export function rowsOf(value: unknown): Record<string, unknown>[] {
	return Array.isArray(value) ? value.map(recordOf) : [];
}

export function recordOf(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function textOf(value: unknown): string | null {
	return typeof value === 'string' && value !== '' ? value : null;
}

export function numberOf(value: unknown): number | null {
	return typeof value === 'number' ? value : null;
}

/** The server's sentence about what it has done. */
export function messageOf(answer: unknown): string | null {
	return textOf(recordOf(answer).message);
}
