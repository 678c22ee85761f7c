import { vi } from 'vitest';

/** What a tab keeps, where tests need it; returns its contents. */
export function stubTabStorage(): Map<string, string> {
	const kept = new Map<string, string>();
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
		clear: () => kept.clear(),
	});
	return kept;
}
