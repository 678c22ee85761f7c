'use client';

import { useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { Pager } from '@/components/admin/pager';
import { StatusTabs } from '@/components/admin/status-tabs';
import { AdminTable, type Column } from '@/components/admin/table';
import { Badge } from '@/components/ui/badge';
import { formatCount } from '@/lib/platform/i18n/format';
import { type ImportPlan, type Outcome, outcomes, type PlannedRow } from './import-plan';
import type { ImportTexts } from './import-texts';

const pageSize = 50;

const tones = { added: 'ok', changed: 'warning', unchanged: 'chip', refused: 'error' } as const;

/** A plan row by row, narrowed to one outcome if that is wanted. */
export function PlanTable({ plan, texts }: { plan: ImportPlan; texts: ImportTexts }) {
	const { language } = useAdmin();
	const [shown, setShown] = useState<Outcome | null>(null);
	const [page, setPage] = useState(1);
	const rows = shown === null ? plan.rows : plan.rows.filter(({ outcome }) => outcome === shown);
	const pages = Math.ceil(rows.length / pageSize);
	const tabs = [
		{ value: '', title: texts.all, count: plan.rows.length },
		...outcomes.map((value) => ({ value, title: texts.outcomes[value], count: plan.totals[value] })),
	];
	const columns: Column<PlannedRow>[] = [
		{ key: 'row', title: texts.row, cell: ({ row }) => formatCount(row, language) },
		{ key: 'name', title: texts.name, cell: ({ name }) => name || '–', isHeader: true },
		{
			key: 'outcome',
			title: texts.outcome,
			cell: ({ outcome }) => <Badge tone={tones[outcome]}>{texts.outcomes[outcome]}</Badge>,
		},
		{ key: 'details', title: texts.details, cell: (row) => <Details row={row} texts={texts} /> },
	];
	return (
		<div className="flex flex-col gap-4">
			<StatusTabs
				label={texts.outcome}
				tabs={tabs}
				value={shown ?? ''}
				onChange={(value) => {
					setShown(outcomes.find((outcome) => outcome === value) ?? null);
					setPage(1);
				}}
			/>
			<AdminTable
				caption={texts.rows}
				columns={columns}
				rows={rows.slice((page - 1) * pageSize, page * pageSize)}
				rowKey={({ row }) => String(row)}
				status="loaded"
				loading={texts.checking}
				empty={texts.none}
			/>
			<Pager page={page} pages={pages} onPage={setPage} label={texts.page} />
		</div>
	);
}

function Details({ row: { changes, problems }, texts }: { row: PlannedRow; texts: ImportTexts }) {
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
					<span className="font-semibold">{column}</span>: <del>{from || texts.blank}</del>{' '}
					<span aria-hidden="true">→</span> <ins className="no-underline">{to || texts.blank}</ins>
				</li>
			))}
		</ul>
	);
}
