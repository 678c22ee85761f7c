import { useMemo, useSyncExternalStore } from 'react';
import { vi } from 'vitest';

/** Replaces `next/navigation`: the address is the one of the window, and going elsewhere renders nothing. */

const changes = new EventTarget();

function subscribe(listener: () => void): () => void {
	changes.addEventListener('change', listener);
	addEventListener('popstate', listener);
	return () => {
		changes.removeEventListener('change', listener);
		removeEventListener('popstate', listener);
	};
}

// Next.js follows changes of the history itself too: nuqs writes the state of lists there.
for (const method of ['pushState', 'replaceState'] as const) {
	const change = history[method].bind(history);
	history[method] = (...entry) => {
		change(...entry);
		changes.dispatchEvent(new Event('change'));
	};
}

/** Makes `path` the address of the window, without a new entry of its history. */
export function replaceAddress(path: string): void {
	history.replaceState(null, '', path);
}

/** Makes `path` a new entry of the window's history, at which nuqs forgets what it has queued for the last address. */
export function pushAddress(path: string): void {
	history.pushState(null, '', path);
}

/** The calls that components have made to the router, newest last; `tests/support/browser/setup.ts` empties it after each test. */
export const router = {
	push: vi.fn((href: string, _options?: object) => pushAddress(href)),
	replace: vi.fn((href: string, _options?: object) => replaceAddress(href)),
	refresh: vi.fn(() => {}),
	back: vi.fn(() => history.back()),
	forward: vi.fn(() => history.forward()),
	prefetch: vi.fn((_href: string) => {}),
};

export const useRouter = () => router;

export const usePathname = () => useSyncExternalStore(subscribe, () => location.pathname);

export function useSearchParams(): URLSearchParams {
	const search = useSyncExternalStore(subscribe, () => location.search);
	return useMemo(() => new URLSearchParams(search), [search]);
}

let params: Record<string, string> = {};

/** The parts of the address that `useParams` returns. */
export function setParams(parts: Record<string, string>): void {
	params = parts;
}

export const useParams = () => params;

export function notFound(): never {
	throw new Error('notFound() was called');
}

export function redirect(href: string): never {
	throw new Error(`redirect('${href}') was called`);
}
