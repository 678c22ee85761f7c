'use client';

import { filled } from '@/components/family/texts';
import type { ApiResult } from '@/lib/client/api';
import { formatCount } from '@/lib/platform/i18n/format';
import { useAdmin } from './admin-context';
import type { Decided } from './undo';
import { useBulk } from './use-bulk';

interface BulkRemovalOptions {
	/** Deletes one; `batch` joins it to the others. */
	call: (id: string, batch: string) => Promise<ApiResult<Decided>>;
	/** What is being done, such as "Deities are being deleted". */
	label: string;
	/** With {count}, of those that can be restored for a moment. */
	undo: string;
	/** Shown where the server gives no reason. */
	failed: string;
	nameOf: (id: string) => string;
	/** Called with the ids that were deleted. */
	onRemoved: (ids: readonly string[]) => void;
}

/** Moves many records of a list to the trash: each by the call that deletes one, and all restored by one undo. */
export function useBulkRemoval({ call, label, undo, failed, nameOf, onRemoved }: BulkRemovalOptions) {
	const { language } = useAdmin();
	const bulk = useBulk();
	const remove = async (ids: readonly string[]) => {
		const removed: string[] = [];
		await bulk.run({
			...{ label, ids, nameOf },
			call: async (id, batch) => {
				const response = await call(id, batch);
				if (response.ok) removed.push(id);
				return response.ok || response.message ? response : { ...response, message: failed };
			},
			undoText: (count) => filled(undo, { count: formatCount(count, language) }),
		});
		onRemoved(removed);
	};
	return { isRunning: bulk.isRunning, remove };
}
