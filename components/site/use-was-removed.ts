import { useEffect, useState } from 'react';
import { callApi } from '@/lib/client/api';

/** Whether what a page that was not found was about has been removed; asked of the call that reads it. */
export function useWasRemoved(call: string): boolean {
	const [wasRemoved, setWasRemoved] = useState(false);
	useEffect(() => {
		const controller = new AbortController();
		void callApi(call, { signal: controller.signal }).then((answer) => {
			if (!answer.ok && answer.code === 'record.removed') setWasRemoved(true);
		});
		return () => controller.abort();
	}, [call]);
	return wasRemoved;
}
