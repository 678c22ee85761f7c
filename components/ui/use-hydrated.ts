'use client';

import { useInBrowser } from './use-in-browser';

/**
 * False in the server's HTML and until React has taken the page over: a form sent before that would leave the page,
 * with what was typed.
 */
export function useHydrated(): boolean {
	return useInBrowser(() => true, false);
}
