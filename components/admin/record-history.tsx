'use client';

import { useState } from 'react';
import { filled } from '@/components/family/texts';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RetryPanel } from '@/components/ui/retry-panel';
import { apiQuery } from '@/lib/client/api-query';
import type { SubjectType } from '@/lib/features/audit/actions';
import { formatMoment } from '@/lib/platform/i18n/format';
import { useAdmin } from './admin-context';
import { ChangeList } from './change-list';
import { Forbidden } from './forbidden';
import { useList } from './use-list';

interface RecordHistoryProps {
	subjectType: SubjectType;
	subjectId: string;
}

const shownFirst = 10;
const shownAtMost = 100;

/** What administrators have done to one record, newest first. */
export function RecordHistory({ subjectType, subjectId }: RecordHistoryProps) {
	const { language, texts: frame } = useAdmin();
	const texts = frame.recordHistory;
	const [limit, setLimit] = useState(shownFirst);
	const { status, refusal, answer, reload } = useList(
		apiQuery('GET /api/admin/history', { query: { subjectType, subjectId, limit } }),
	);
	if (refusal === 'forbidden') return <Forbidden />;
	if (!answer && status === 'failed')
		return <RetryPanel text={texts.failed} retry={frame.tryAgain} onRetry={reload} />;
	if (!answer) return <p role="status">{texts.loading}</p>;
	if (answer.entries.length === 0) return <p className="text-text-muted">{texts.empty}</p>;
	return (
		<>
			<ol aria-label={texts.label} aria-busy={status === 'loading'} className="flex flex-col gap-4">
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
					{texts.older}
				</Button>
			)}
		</>
	);
}

interface RecordHistoryDialogProps extends RecordHistoryProps {
	/** What the record is called. */
	name: string;
	onClose: () => void;
}

/** The same in a dialog of its own. */
export function RecordHistoryDialog({ name, onClose, ...record }: RecordHistoryDialogProps) {
	const { texts } = useAdmin();
	return (
		<Dialog title={filled(texts.recordHistory.title, { name })} closeLabel={texts.close} onClose={onClose}>
			<RecordHistory {...record} />
		</Dialog>
	);
}
