'use client';

import { RetryPanel } from '@/components/ui/retry-panel';
import { useAdmin } from './admin-context';
import { Forbidden } from './forbidden';
import type { ListRefusal } from './use-list';

interface AwaitedRecordProps {
	list: { status: 'loading' | 'loaded' | 'failed'; refusal: ListRefusal | null; reload: () => void };
	loading: string;
	/** Said of one that is not there any more. */
	gone: string;
}

/** What stands in a dialog until its record is there. */
export function AwaitedRecord({ list: { status, refusal, reload }, loading, gone }: AwaitedRecordProps) {
	const { texts } = useAdmin();
	if (refusal === 'forbidden') return <Forbidden />;
	const isGone = refusal === 'gone';
	if (status !== 'failed' || isGone) return <p role="status">{isGone ? gone : loading}</p>;
	return <RetryPanel text={texts.loadFailed} retry={texts.tryAgain} onRetry={reload} />;
}
