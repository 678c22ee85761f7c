import { useEffect, useState } from 'react';
import { callApi } from '@/lib/client/api';

type RecordRoute = 'GET /api/blogs/[id]' | 'GET /api/deities/[id]';

/**
 * Whether the record of a page that was not found has been removed: as the page itself said, before Next replaced it in the
 * browser, else as the call says that reads the record.
 */
export function useWasRemoved(route: RecordRoute, id: string): boolean {
	const [wasRemoved, setWasRemoved] = useState(isSaidByPage);
	useEffect(() => {
		const controller = new AbortController();
		void callApi(route, { params: { id }, signal: controller.signal }).then((answer) => {
			if (!answer.ok && answer.code === 'record.removed') setWasRemoved(true);
		});
		return () => controller.abort();
	}, [route, id]);
	return wasRemoved;
}

function isSaidByPage(): boolean {
	return typeof document !== 'undefined' && document.querySelector('[data-removed]') !== null;
}
