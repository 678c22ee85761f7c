'use client';

import { FileUp, History, Pencil, Plus, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { callApi, downloadFile } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { ownKulAnswers } from '@/lib/features/heritage/khaanp/schema';
import { formatCount } from '@/lib/platform/i18n/format';
import { ConfirmForm } from '../confirm-form';
import { ExportButton } from '../data/export-button';
import { ChoiceFilters } from '../list/list-filters';
import { ListPage } from '../list/list-page';
import { useListPage } from '../list/use-list-page';
import { RecordHistoryDialog } from '../record-history';
import type { KnownKhaanps } from './admin-khaanp';
import { KhaanpDialog } from './khaanp-dialog';
import { khaanpsList } from './khaanps-query';

const removeKhaanp = (id: string) => callApi('DELETE /api/admin/khaanps/[id]', { params: { id } });

export function KhaanpsPage({ known }: { known: KnownKhaanps }) {
	const t = useTranslations('admin.khaanps');
	const language = useLocale();
	const list = useListPage({
		list: khaanpsList,
		call: (query) => apiQuery('GET /api/admin/khaanps', { query }),
		read: ({ khaanps, pagination }) => ({ rows: khaanps, pagination }),
		nameOf: ({ name }) => name,
	});
	const { selection, bulk } = list;
	const [isAdding, setAdding] = useState(false);
	return (
		<ListPage
			list={list}
			namespace="admin.khaanps"
			title={t('title')}
			isSearchable
			intro={t('intro')}
			tools={
				<>
					<ExportButton download={(signal) => downloadFile('GET /api/admin/exports/khaanps', { signal })} />
					<Link
						href="/admin/import?kind=khaanps"
						prefetch={false}
						className={buttonClass('outline', 'max-sm:w-full')}
					>
						<FileUp aria-hidden="true" className="size-5" />
						{t('import')}
					</Link>
					<Button onClick={() => setAdding(true)}>
						<Plus aria-hidden="true" className="size-5" />
						{t('add')}
					</Button>
				</>
			}
			filters={
				<ChoiceFilters
					list={list}
					legend={t('filters')}
					reset={t('reset')}
					choices={{
						kul: { label: t('kul'), any: t('anyKul'), options: known.kuls },
						isOwnKul: {
							label: t('isOwnKul'),
							any: t('anyAnswer'),
							options: ownKulAnswers.map((value) => ({ value, title: t(`ownKul.${value}`) })),
						},
					}}
				/>
			}
			summary={
				list.reply && (
					<p role="status" className="text-text-muted">
						{t('found', { count: list.total })}
					</p>
				)
			}
			columns={[
				{
					key: 'name',
					title: t('name'),
					sort: 'name',
					isHeader: true,
					cell: ({ name }) => <span className="break-words font-semibold">{name}</span>,
				},
				{ key: 'parent', title: t('parent'), cell: ({ parentName }) => parentName ?? t('none') },
				{ key: 'kul', title: t('kul'), sort: 'kul', cell: ({ kulName }) => kulName },
				{ key: 'isOwnKul', title: t('isOwnKul'), cell: ({ isOwnKul }) => t(`ownKul.${isOwnKul}`) },
				{
					key: 'seats',
					title: t('seats'),
					cell: ({ seatCount }) => <span className="tabular-nums">{formatCount(seatCount, language)}</span>,
				},
			]}
			rowActions={(khaanp) => {
				const { _id, name } = khaanp;
				return {
					edit: {
						icon: Pencil,
						label: t('edit', { name }),
						dialog: (close) => (
							<KhaanpDialog khaanp={khaanp} known={known} onSaved={list.reload} onClose={close} />
						),
					},
					history: {
						icon: History,
						label: t('historyNamed', { name }),
						dialog: (close) => (
							<RecordHistoryDialog name={name} subjectType="khaanp" subjectId={_id} onClose={close} />
						),
					},
					delete: {
						icon: Trash2,
						tone: 'error',
						label: t('deleteNamed', { name }),
						dialog: (close) => (
							<ConfirmForm
								title={t('delete.title')}
								text={t('delete.question', { name })}
								confirm={t('delete.confirm')}
								failed={t('delete.failed')}
								send={() => removeKhaanp(_id)}
								removal={{ onRemoved: () => list.forget([_id]) }}
								onClose={close}
							>
								<p className="text-text-muted">{t('delete.explained')}</p>
							</ConfirmForm>
						),
					},
				};
			}}
			bulkActions={{
				delete: {
					icon: Trash2,
					look: 'danger',
					label: t('bulk.delete'),
					dialog: (close) => (
						<ConfirmForm
							title={t('delete.title')}
							text={t('bulk.question', { count: selection.keys.size })}
							confirm={t('delete.confirm')}
							onConfirm={() =>
								void bulk.remove({
									label: t('bulk.running'),
									failed: t('delete.failed'),
									call: removeKhaanp,
									done: (count) => t('bulk.done', { count }),
								})
							}
							onClose={close}
						>
							<p className="text-text-muted">{t('delete.explained')}</p>
						</ConfirmForm>
					),
				},
			}}
		>
			{isAdding && (
				<KhaanpDialog khaanp={null} known={known} onSaved={list.reload} onClose={() => setAdding(false)} />
			)}
		</ListPage>
	);
}
