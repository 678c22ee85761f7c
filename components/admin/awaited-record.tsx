'use client';

import { Button } from '@/components/ui/button';
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
	return (
		<div role="alert" className="flex flex-col items-start gap-3">
			<p>{texts.loadFailed}</p>
			<Button look="outline" onClick={reload}>
				{texts.tryAgain}
			</Button>
		</div>
	);
}
