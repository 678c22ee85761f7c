'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';

/**
 * Leaves the pages of a session that has ended for another page of the portal. What the router keeps of them is dropped:
 * the browser's Back would show them.
 */
export function useSessionExit(): (path: string) => void {
	const router = useRouter();
	return useCallback(
		(path: string) => {
			router.replace(path);
			router.refresh();
		},
		[router],
	);
}
