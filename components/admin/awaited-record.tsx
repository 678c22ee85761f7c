import { useTranslations } from 'next-intl';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Forbidden } from './forbidden';
import type { ListRefusal } from './list/use-list';

interface AwaitedRecordProps {
	list: { status: 'loading' | 'loaded' | 'failed'; refusal: ListRefusal | null; reload: () => void };
	loading: string;
	/** Said of one that is not there any more. */
	gone: string;
}

/** Shown in a dialog until its record is loaded. */
export function AwaitedRecord({ list: { status, refusal, reload }, loading, gone }: AwaitedRecordProps) {
	const t = useTranslations('admin.frame');
	if (refusal === 'forbidden') return <Forbidden />;
	const isGone = refusal === 'gone';
	if (status !== 'failed' || isGone) return <p role="status">{isGone ? gone : loading}</p>;
	return <RetryPanel text={t('loadFailed')} retry={t('tryAgain')} onRetry={reload} />;
}
