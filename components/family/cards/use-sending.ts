import { useRef, useState } from 'react';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import type { ApiResult } from '@/lib/client/api';
import { showToast } from '@/lib/client/toast';

/** Sends what a button says, shows what came of it, reads all again, and leads back to the heading. */
export function useSending(refetch: () => Promise<unknown>, failed: string) {
	const handleRefusal = useRefusalHandler();
	const heading = useRef<HTMLHeadingElement>(null);
	/** Whose answer is being sent. */
	const [busyId, setBusyId] = useState<string | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const send = async (id: string, work: () => Promise<ApiResult<{ message: string }>>) => {
		setBusyId(id);
		setFailure(null);
		const answer = await work();
		if (!answer.ok && handleRefusal(answer)) return;
		if (answer.ok) showToast(answer.data.message, 'success');
		else setFailure(answer.message || failed);
		await refetch();
		setBusyId(null);
		heading.current?.focus();
	};
	return { heading, busyId, failure, dismissFailure: () => setFailure(null), send };
}
