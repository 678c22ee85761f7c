'use client';

import { RotateCcw, Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import { callApi } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { formatMoment } from '@/lib/platform/i18n/format';
import { ConfirmForm } from '../confirm-form';
import { ListPage } from '../list/list-page';
import { StatusTabs } from '../list/status-tabs';
import { useListPage } from '../list/use-list-page';
import { showFailure, showSuccess } from '../notice';
import { trashKinds, trashList } from './trash-query';
import { inOrderOfReturn, type TrashedThing } from './trashed';

/** Fewer days than this are shown in a colour of their own. */
const fewDays = 4;

function getErasureText(kind: TrashedThing['kind']) {
	if (kind === 'member') return 'eraseMember';
	return kind === 'khaanp' ? 'eraseKhaanp' : 'eraseQuestion';
}

const restoreEntry = (id: string) => callApi('POST /api/admin/trash/[id]', { params: { id } });

export function TrashPage() {
	const t = useTranslations('admin.trash');
	const language = useLocale();
	const list = useListPage({
		list: trashList,
		call: (query) => apiQuery('GET /api/admin/trash', { query }),
		read: ({ entries, pagination }) => ({ rows: entries, pagination }),
		nameOf: ({ name }) => name,
	});
	const { state, change, selection, bulk } = list;
	const restoring = useRef(false);
	const restore = async ({ _id }: TrashedThing) => {
		if (restoring.current) return;
		restoring.current = true;
		const answer = await restoreEntry(_id);
		restoring.current = false;
		if (answer.ok) {
			showSuccess(t('restored'));
			return list.forget([_id]);
		}
		showFailure(answer.message || t('failures.restore'));
		if (!leaveWhenLoggedOut(answer) && answer.status === 404) list.forget([_id]);
	};
	const restoreSelected = async () => {
		const restored = await bulk.run({
			label: t('restoring'),
			ids: inOrderOfReturn(selection.rows).map(({ _id }) => _id),
			failed: t('failures.restore'),
			call: restoreEntry,
			done: (count) => t('restoredMany', { count }),
		});
		if (restored.length > 0) list.forget(restored);
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
					value={state.kind}
					onChange={(kind) => change({ kind })}
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
			rowActions={(thing) => ({
				restore: {
					icon: RotateCcw,
					label: t('restoreNamed', { name: thing.name }),
					text: t('restore'),
					onClick: () => void restore(thing),
				},
				erase: {
					icon: Trash2,
					tone: 'error',
					label: t('eraseNamed', { name: thing.name }),
					dialog: (close) => (
						<ConfirmForm
							title={t('eraseTitle')}
							text={t(getErasureText(thing.kind), { name: thing.name })}
							confirm={t('erase')}
							failed={t('failures.erase')}
							send={() => callApi('DELETE /api/admin/trash/[id]', { params: { id: thing._id } })}
							removal={{ done: t('erased'), onRemoved: () => list.forget([thing._id]) }}
							onClose={close}
						/>
					),
				},
			})}
			bulkActions={{
				restore: {
					icon: RotateCcw,
					look: 'primary',
					label: t('restoreSelected'),
					onClick: () => void restoreSelected(),
				},
			}}
		/>
	);
}
