'use client';

import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { downloadFile } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { labelFor } from '@/lib/core/label-for';
import type { HistoryEntry } from '@/lib/features/audit/schema';
import { formatCount } from '@/lib/platform/i18n/format';
import { ChangeList } from '../change-list';
import { ExportButton } from '../data/export-button';
import { ListPage } from '../list/list-page';
import { StatusTabs } from '../list/status-tabs';
import { useListPage } from '../list/use-list-page';
import { Moment } from '../moment';
import { HistoryFilters } from './history-filters';
import { getKind, historyKinds, historyQuery, historyShape, noFilters } from './history-query';

/** Who did what to what, and when. */
export function HistoryPage() {
	const t = useTranslations('admin.history');
	const language = useLocale();
	const list = useListPage({
		shape: historyShape,
		query: (state) => {
			const { page, limit } = state;
			return apiQuery('GET /api/admin/history', { query: { ...historyQuery(state), page, limit } });
		},
		read: ({ entries, pagination }) => ({ rows: entries, pagination }),
		keyOf: ({ _id }) => _id,
		nameOf: ({ sentence }) => sentence,
	});
	const { state, change, total } = list;
	const query = historyQuery(state);
	const { actors = [], isMore = false } = list.reply ?? {};
	return (
		<ListPage
			list={list}
			namespace="admin.history"
			title={t('title')}
			isSearchable
			intro={t('intro')}
			tools={
				<ExportButton
					download={(signal) => downloadFile('GET /api/admin/exports/history', { query, signal })}
				/>
			}
			tabs={
				<StatusTabs
					label={t('shows.label')}
					values={historyKinds}
					titleOf={(kind) => t(`shows.${kind || 'changes'}`)}
					value={getKind(state.filters)}
					onChange={(kind) => change({ filters: { kind, action: '' } })}
				/>
			}
			filters={
				<>
					<HistoryFilters
						filters={state.filters}
						actors={actors}
						onChange={(filters) => change({ filters })}
						onReset={() => change({ search: '', filters: noFilters })}
					/>
					{state.filters.subjectId && (
						<p className="flex flex-wrap items-center gap-3">
							{t('filters.oneRecord')}
							<Button look="outline" onClick={() => change({ filters: { subjectId: '', subjectType: '' } })}>
								{t('filters.allRecords')}
							</Button>
						</p>
					)}
				</>
			}
			summary={
				total > 0 && (
					<p role="status" className="text-sm text-text-muted">
						{t(isMore ? 'more' : 'total', { count: formatCount(total, language) })}
					</p>
				)
			}
			columns={[
				{
					...{ key: 'at', title: t('columns.at') },
					cell: ({ at }) => (
						<span className="md:whitespace-nowrap">
							<Moment at={at} />
						</span>
					),
				},
				{
					...{ key: 'entry', title: t('columns.entry'), isHeader: true },
					cell: ({ sentence, changes }) => (
						<>
							<span className="wrap-anywhere">{sentence}</span>
							<ChangeList changes={changes} />
						</>
					),
				},
				{
					...{ key: 'subject', title: t('columns.subject') },
					cell: ({ subject }) => <Subject subject={subject} />,
				},
			]}
		/>
	);
}

/** The record that an entry is about, with the way to it where it is still there. */
function Subject({ subject }: Pick<HistoryEntry, 'subject'>) {
	const { subjects } = useMessages().admin.history;
	if (subject.name === null || subject.path === null) return labelFor(subjects, subject.type);
	return (
		<a
			href={subject.path}
			className="wrap-anywhere inline-flex min-h-11 items-center text-primary underline underline-offset-4"
		>
			{subject.name}
		</a>
	);
}
