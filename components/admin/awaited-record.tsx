'use client';

import { Button } from '@/components/ui/button';
import { useAdmin } from './admin-context';

interface AwaitedRecordProps {
	list: { status: 'loading' | 'loaded' | 'failed'; isGone: boolean; reload: () => void };
	loading: string;
	/** Said of one that is not there any more. */
	gone: string;
}

/** What stands in a dialog until its record is there. */
export function AwaitedRecord({ list: { status, isGone, reload }, loading, gone }: AwaitedRecordProps) {
	const { texts } = useAdmin();
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
