import { type RefObject, useEffect } from 'react';
import { guardEdits } from '@/lib/client/leave-guard';

/**
 * Has the portal ask before the page, or the dialog around `form`, is left while `hasEdits`. Without `form` the edits are the
 * page's. `isKept`: the tab keeps them as a draft.
 */
export function useLeaveGuard(
	hasEdits: boolean,
	form?: RefObject<HTMLFormElement | null>,
	isKept = false,
): void {
	useEffect(() => {
		if (!hasEdits) return;
		return guardEdits({
			hasEdits: () => true,
			isKept,
			isIn: (element) =>
				form ? form.current !== null && element.contains(form.current) : element === document.body,
		});
	}, [hasEdits, form, isKept]);
}
