'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** Whether the browser's window fits the query now; `onServer` in the server's HTML. */
export function useMediaQuery(query: string, onServer = false): boolean {
	const subscribe = useCallback(
		(listener: () => void) => {
			const list = window.matchMedia(query);
			list.addEventListener('change', listener);
			return () => list.removeEventListener('change', listener);
		},
		[query],
	);
	return useSyncExternalStore(
		subscribe,
		() => window.matchMedia(query).matches,
		() => onServer,
	);
}
