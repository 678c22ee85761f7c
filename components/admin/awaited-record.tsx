import { useTranslations } from 'next-intl';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Forbidden } from './forbidden';
import type { ListError } from './list/use-list';

interface AwaitedRecordProps {
	list: { status: 'loading' | 'loaded' | 'failed'; listError: ListError | null; reload: () => void };
	loading: string;
	gone: string;
}

/** Shown in a dialog until its record is loaded. */
export function AwaitedRecord({ list: { status, listError, reload }, loading, gone }: AwaitedRecordProps) {
	const t = useTranslations('admin.frame');
	if (listError === 'forbidden') return <Forbidden />;
	const isGone = listError === 'gone';
	if (status !== 'failed' || isGone) return <p role="status">{isGone ? gone : loading}</p>;
	return <RetryPanel text={t('loadFailed')} retry={t('tryAgain')} onRetry={reload} />;
}
