import { Archive, UserX } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { callApi } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { formatCount, formatMoment } from '@/lib/platform/i18n/format';
import { ConfirmForm } from '../confirm-form';
import { ChoiceFilter } from '../list/list-filters';
import { ListPage } from '../list/list-page';
import { RowButton } from '../list/row-action';
import { StatusTabs } from '../list/status-tabs';
import { useListPage } from '../list/use-list-page';
import { type MemberReport, reportsList } from './inbox-query';
import { ReportDialog } from './report-dialog';

const states = ['open', 'held', 'dismissed'] as const;
const reasons = ['notGenuine', 'married', 'rude', 'misuse', 'other'] as const;
const tones = { open: 'brand', held: 'warning', dismissed: 'chip' } as const;

export function Reports() {
	const t = useTranslations('admin.messages.report');
	const tReason = useTranslations('interests.reportReason');
	const language = useLocale();
	const getName = ({ about }: MemberReport) => about.name || t('unnamed');
	const list = useListPage({
		list: reportsList,
		call: (query) => apiQuery('GET /api/admin/reports', { query }),
		read: ({ reports, pagination }) => ({ rows: reports, pagination }),
		nameOf: getName,
	});
	const { state, change, selection, bulk } = list;
	const { open } = state;
	const show = (id: string) => change({ open: id });
	/** Those that can still be decided. */
	const undecided = selection.rows.filter((report) => report.state === 'open');
	const decide = async (outcome: 'dismissed' | 'held') => {
		await bulk.run({
			label: t('bulk.running'),
			ids: undecided.map(({ _id }) => _id),
			failed: t('detail.failed'),
			call: (id) => callApi('PATCH /api/admin/reports/[id]', { params: { id }, body: { outcome } }),
			done: (count) => t(`bulk.${outcome}`, { count }),
		});
		selection.change(new Set());
	};
	const counts = list.reply?.stateCounts;
	const confirmDecision = (outcome: 'dismissed' | 'held', close: () => void) => {
		const question = outcome === 'held' ? 'bulk.confirmHold' : 'bulk.confirmDismiss';
		return (
			<ConfirmForm
				title={t(`${question}.title`)}
				text={t(`${question}.text`, { count: undecided.length })}
				confirm={t(`${question}.confirm`, { count: undecided.length })}
				onConfirm={() => void decide(outcome)}
				onClose={close}
			/>
		);
	};
	return (
		<ListPage
			list={list}
			namespace="admin.messages.report"
			isSearchable
			tabs={
				<StatusTabs
					label={t('state')}
					values={['', ...states]}
					titleOf={(value) => t(`states.${value || 'all'}`)}
					countOf={(value) => counts?.[value || 'all'] ?? null}
					value={state.state}
					onChange={(value) => change({ state: value })}
				/>
			}
			filters={
				<ChoiceFilter
					id="report-reason"
					label={t('reasons.label')}
					any={t('reasons.any')}
					choices={reasons.map((value) => ({ value, title: tReason(value) }))}
					value={state.reason}
					onChange={(reason) => change({ reason })}
				/>
			}
			columns={[
				{
					...{ key: 'about', title: t('about'), sort: 'about', isHeader: true },
					cell: (report) => (
						<RowButton
							label={t('open', { name: getName(report) })}
							onClick={() => show(report._id)}
							className={report.isRead ? '' : 'font-bold!'}
						>
							{getName(report)}
						</RowButton>
					),
				},
				{
					...{ key: 'reporter', title: t('reporter') },
					cell: ({ reporter }) => (reporter ? reporter.name || t('unnamed') : t('gone')),
				},
				{ key: 'reason', title: t('reason'), cell: ({ reason }) => tReason(reason) },
				{
					...{ key: 'reports', title: t('reports'), sort: 'reports' },
					cell: ({ about }) => formatCount(about.reports, language),
				},
				{
					...{ key: 'state', title: t('state') },
					cell: (report) => <Badge tone={tones[report.state]}>{t(`states.${report.state}`)}</Badge>,
				},
				{
					...{ key: 'received', title: t('received'), sort: 'createdAt' },
					cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>,
				},
			]}
			rowClass={(report) => (!report.isRead && report.state === 'open' ? 'bg-raised' : '')}
			bulkActions={{
				dismiss: {
					icon: Archive,
					label: t('bulk.dismiss'),
					isDisabled: undecided.length === 0,
					dialog: (close) => confirmDecision('dismissed', close),
				},
				hold: {
					icon: UserX,
					look: 'primary',
					label: t('bulk.hold'),
					isDisabled: undecided.length === 0,
					dialog: (close) => confirmDecision('held', close),
				},
			}}
		>
			{open !== '' && (
				<ReportDialog
					key={open}
					reportId={open}
					onChanged={list.reload}
					onRemoved={() => {
						show('');
						list.reload();
					}}
					onClose={() => show('')}
				/>
			)}
		</ListPage>
	);
}
