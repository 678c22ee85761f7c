'use client';

import { RotateCcw, Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { formatMoment } from '@/lib/platform/i18n/format';
import { ConfirmForm } from '../confirm-form';
import { ListPage } from '../list/list-page';
import { RowAction } from '../list/row-action';
import { StatusTabs } from '../list/status-tabs';
import { useListPage } from '../list/use-list-page';
import { showFailure, showSuccess } from '../notice';
import { trashKinds, trashQuery, trashShape } from './trash-query';
import { inOrderOfReturn, type TrashedThing } from './trashed';

/** Fewer days than this are shown in a colour of their own. */
const fewDays = 4;

function getErasureText(kind: TrashedThing['kind']) {
	if (kind === 'member') return 'eraseMember';
	return kind === 'khaanp' ? 'eraseKhaanp' : 'eraseQuestion';
}

export function TrashPage() {
	const t = useTranslations('admin.trash');
	const language = useLocale();
	const list = useListPage({
		shape: trashShape,
		query: (state) => apiQuery('GET /api/admin/trash', { query: trashQuery(state) }),
		read: ({ entries, pagination }) => ({ rows: entries, pagination }),
		keyOf: ({ _id }) => _id,
		nameOf: ({ name }) => name,
	});
	const { state, change, selection, bulk } = list;
	const [leaving, setLeaving] = useState<TrashedThing | null>(null);
	const restoring = useRef(false);
	const forget = (gone: readonly string[]) => {
		selection.remove(gone);
		list.reload();
	};
	const restore = async ({ _id }: TrashedThing) => {
		if (restoring.current) return;
		restoring.current = true;
		const answer = await callApi('POST /api/admin/trash/[id]', { params: { id: _id } });
		restoring.current = false;
		if (answer.ok) {
			showSuccess(t('restored'));
			return forget([_id]);
		}
		showFailure(answer.message || t('failures.restore'));
		if (!leaveWhenLoggedOut(answer) && answer.status === 404) forget([_id]);
	};
	const restoreSelected = async () => {
		const restored = await bulk.run({
			label: t('restoring'),
			ids: inOrderOfReturn(selection.rows).map(({ _id }) => _id),
			failed: t('failures.restore'),
			call: (id) => callApi('POST /api/admin/trash/[id]', { params: { id } }),
		});
		if (restored.length === 0) return;
		showSuccess(t('restoredMany', { count: restored.length }));
		forget(restored);
	};
	const erased = () => {
		if (leaving) forget([leaving._id]);
		setLeaving(null);
	};
	const counts = list.reply?.counts ?? null;
	return (
		<ListPage
			list={list}
			namespace="admin.trash"
			title={t('title')}
			intro={t('intro')}
			tabs={
				<StatusTabs
					label={t('tabs.label')}
					values={['', ...trashKinds]}
					titleOf={(kind) => t(`tabs.${kind || 'all'}`)}
					countOf={(kind) => counts?.[kind || 'all'] ?? null}
					value={state.filters.kind}
					onChange={(kind) => change({ filters: { kind } })}
				/>
			}
			columns={[
				{
					...{ key: 'name', title: t('columns.name'), sort: 'name', isHeader: true },
					cell: ({ name, image }) => (
						<span className="flex items-center gap-3">
							{image !== null && (
								<img src={image} alt="" className="size-11 shrink-0 rounded-control object-cover" />
							)}
							<span className="min-w-0 max-w-96 font-semibold">{name}</span>
						</span>
					),
				},
				{ key: 'kind', title: t('columns.kind'), cell: ({ kind }) => t(`kindOf.${kind}`) },
				{
					...{ key: 'deletedAt', title: t('columns.deletedAt'), sort: 'deletedAt' },
					cell: ({ deletedAt }) => formatMoment(deletedAt, language),
				},
				{
					...{ key: 'deletedBy', title: t('columns.deletedBy') },
					cell: ({ deletedBy }) => deletedBy?.name ?? t('deleterGone'),
				},
				{
					...{ key: 'daysLeft', title: t('columns.daysLeft') },
					cell: ({ daysLeft }) => (
						<span className={daysLeft < fewDays ? 'font-semibold text-error' : ''}>
							{t('days', { count: daysLeft })}
						</span>
					),
				},
			]}
			actions={(thing) => (
				<>
					<Button
						look="outline"
						aria-label={t('restoreNamed', { name: thing.name })}
						onClick={() => void restore(thing)}
					>
						<RotateCcw aria-hidden="true" className="size-5" />
						{t('restore')}
					</Button>
					<RowAction
						icon={Trash2}
						tone="error"
						label={t('eraseNamed', { name: thing.name })}
						onClick={() => setLeaving(thing)}
					/>
				</>
			)}
			bulkActions={
				<Button onClick={() => void restoreSelected()}>
					<RotateCcw aria-hidden="true" className="size-5" />
					{t('restoreSelected')}
				</Button>
			}
		>
			{leaving && (
				<ConfirmForm
					title={t('eraseTitle')}
					text={t(getErasureText(leaving.kind), { name: leaving.name })}
					confirm={t('erase')}
					failed={t('failures.erase')}
					send={() => callApi('DELETE /api/admin/trash/[id]', { params: { id: leaving._id } })}
					onDone={() => {
						showSuccess(t('erased'));
						erased();
					}}
					onGone={erased}
					onClose={() => setLeaving(null)}
				/>
			)}
		</ListPage>
	);
}
