import { useEffect } from 'react';
import { guardEdits } from '@/lib/client/leave-guard';

/** Has the portal ask before the page is left while a form that keeps its values itself `hasEdits`. */
export function useLeaveGuard(hasEdits: boolean): void {
	useEffect(() => {
		if (hasEdits) return guardEdits({ hasEdits: () => true, isIn: (element) => element === document.body });
	}, [hasEdits]);
}
