import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RetryPanel } from '@/components/ui/retry-panel';
import { apiQuery } from '@/lib/client/api-query';
import type { SubjectType } from '@/lib/platform/audit/actions';
import { formatMoment } from '@/lib/platform/i18n/format';
import { ChangeList } from './change-list';
import { Forbidden } from './forbidden';
import { useList } from './list/use-list';

interface RecordHistoryProps {
	subjectType: SubjectType;
	subjectId: string;
}

const shownFirst = 10;
const shownAtMost = 100;

/** What administrators have done to one record, newest first. */
export function RecordHistory({ subjectType, subjectId }: RecordHistoryProps) {
	const t = useTranslations('admin.frame.recordHistory');
	const tFrame = useTranslations('admin.frame');
	const language = useLocale();
	const [limit, setLimit] = useState(shownFirst);
	const { status, listError, answer, reload } = useList(
		apiQuery('GET /api/admin/history', { query: { subjectType, subjectId, limit } }),
	);
	if (listError === 'forbidden') return <Forbidden />;
	if (!answer && status === 'failed')
		return <RetryPanel text={t('failed')} retry={tFrame('tryAgain')} onRetry={reload} />;
	if (!answer) return <p role="status">{t('loading')}</p>;
	if (answer.entries.length === 0) return <p className="text-text-muted">{t('empty')}</p>;
	return (
		<>
			<ol aria-label={t('label')} aria-busy={status === 'loading'} className="flex flex-col gap-4">
				{answer.entries.map(({ _id, at, sentence, changes }) => (
					<li key={_id} className="border-line border-b pb-3 last:border-b-0">
						<time dateTime={at} className="text-sm text-text-muted">
							{formatMoment(at, language)}
						</time>
						<p>{sentence}</p>
						<ChangeList changes={changes} />
					</li>
				))}
			</ol>
			{limit < shownAtMost && answer.pagination.total > answer.entries.length && (
				<Button look="outline" className="mt-4" onClick={() => setLimit(shownAtMost)}>
					{t('older')}
				</Button>
			)}
		</>
	);
}

interface RecordHistoryDialogProps extends RecordHistoryProps {
	name: string;
	onClose: () => void;
}

/** The same in a dialog of its own. */
export function RecordHistoryDialog({ name, onClose, ...record }: RecordHistoryDialogProps) {
	const t = useTranslations('admin.frame');
	return (
		<Dialog title={t('recordHistory.title', { name })} onClose={onClose}>
			<RecordHistory {...record} />
		</Dialog>
	);
}

interface HistorySectionProps extends RecordHistoryProps {
	title: string;
}

/** The same folded away; asked for when it is opened. */
export function HistorySection({ title, ...record }: HistorySectionProps) {
	const [isOpen, setOpen] = useState(false);
	return (
		<details
			className="mt-5 border-line border-t pt-2"
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-primary">
				{title}
			</summary>
			{isOpen && <RecordHistory {...record} />}
		</details>
	);
}
