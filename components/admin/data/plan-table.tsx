import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Pager } from '@/components/admin/list/pager';
import { StatusTabs } from '@/components/admin/list/status-tabs';
import { AdminTable, type Column } from '@/components/admin/list/table';
import { Badge } from '@/components/ui/badge';
import { formatCount } from '@/lib/platform/i18n/format';
import { type ImportPlan, type Outcome, outcomes, type PlannedRow } from './import-kinds';

const pageSize = 50;

const tones = { added: 'ok', changed: 'warning', unchanged: 'chip', refused: 'error' } as const;

/** A plan row by row, narrowed to one outcome if that is wanted. */
export function PlanTable({ plan }: { plan: ImportPlan }) {
	const t = useTranslations('admin.data.import');
	const language = useLocale();
	const [shown, setShown] = useState<Outcome | ''>('');
	const [page, setPage] = useState(1);
	const rows = shown === '' ? plan.rows : plan.rows.filter(({ outcome }) => outcome === shown);
	const pages = Math.ceil(rows.length / pageSize);
	const columns: Column<PlannedRow>[] = [
		{ key: 'row', title: t('row'), cell: ({ row }) => formatCount(row, language) },
		{ key: 'name', title: t('name'), cell: ({ name }) => name || '–', isHeader: true },
		{
			key: 'outcome',
			title: t('outcome'),
			cell: ({ outcome }) => <Badge tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Badge>,
		},
		{ key: 'details', title: t('details'), cell: (row) => <Details row={row} /> },
	];
	return (
		<div className="flex flex-col gap-4">
			<StatusTabs
				label={t('outcome')}
				values={['', ...outcomes]}
				titleOf={(outcome) => (outcome === '' ? t('all') : t(`outcomes.${outcome}`))}
				countOf={(outcome) => (outcome === '' ? plan.rows.length : plan.totals[outcome])}
				value={shown}
				onChange={(outcome) => {
					setShown(outcome);
					setPage(1);
				}}
			/>
			<AdminTable
				caption={t('rows')}
				columns={columns}
				rows={rows.slice((page - 1) * pageSize, page * pageSize)}
				rowKey={({ row }) => String(row)}
				status="loaded"
				loading={t('checking')}
				empty={t('none')}
			/>
			<Pager page={page} pages={pages} onPage={setPage} says="showing" />
		</div>
	);
}

function Details({ row: { changes, problems } }: { row: PlannedRow }) {
	const t = useTranslations('admin.data.import');
	if (changes.length + problems.length === 0) return '–';
	return (
		<ul className="flex max-w-prose flex-col gap-1">
			{problems.map(({ path, message }) => (
				<li key={path}>
					<span className="font-semibold">{path}</span>: {message}
				</li>
			))}
			{changes.map(({ column, from, to }) => (
				<li key={column}>
					<span className="font-semibold">{column}</span>: <del>{from || t('blank')}</del>{' '}
					<span aria-hidden="true">→</span> <ins className="no-underline">{to || t('blank')}</ins>
				</li>
			))}
		</ul>
	);
}
