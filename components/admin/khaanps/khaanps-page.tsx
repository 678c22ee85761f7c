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
import { ChoiceFilter, ListFilters } from '../list/list-filters';
import { ListPage } from '../list/list-page';
import { RowAction } from '../list/row-action';
import { useListPage } from '../list/use-list-page';
import { showSuccess } from '../notice';
import { RecordHistoryDialog } from '../record-history';
import type { AdminKhaanp, KnownKhaanps } from './admin-khaanp';
import { KhaanpDialog } from './khaanp-dialog';
import { khaanpsQuery, khaanpsShape } from './khaanps-query';

type OpenDialog =
	| { kind: 'edit' | 'delete' | 'history'; khaanp: AdminKhaanp }
	| { kind: 'add' }
	| { kind: 'deleteMany' }
	| null;

export function KhaanpsPage({ known }: { known: KnownKhaanps }) {
	const t = useTranslations('admin.khaanps');
	const language = useLocale();
	const getName = ({ name }: AdminKhaanp) => name;
	const list = useListPage({
		shape: khaanpsShape,
		query: (state) => apiQuery('GET /api/admin/khaanps', { query: khaanpsQuery(state) }),
		read: ({ khaanps, pagination }) => ({ rows: khaanps, pagination }),
		keyOf: ({ _id }) => _id,
		nameOf: getName,
	});
	const { state, change, selection, bulk } = list;
	const [dialog, setDialog] = useState<OpenDialog>(null);
	const close = () => setDialog(null);
	const remove = (id: string) => callApi('DELETE /api/admin/khaanps/[id]', { params: { id } });
	const removeSelected = async () => {
		const removed = await bulk.run({
			...{ label: t('bulk.running'), ids: [...selection.keys], failed: t('delete.failed') },
			call: remove,
		});
		selection.remove(removed);
		if (removed.length > 0) showSuccess(t('bulk.done', { count: removed.length }));
	};
	const forget = (khaanp: AdminKhaanp) => {
		close();
		selection.remove([khaanp._id]);
		list.reload();
	};
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
					<Button onClick={() => setDialog({ kind: 'add' })}>
						<Plus aria-hidden="true" className="size-5" />
						{t('add')}
					</Button>
				</>
			}
			filters={
				<ListFilters
					legend={t('filters')}
					reset={t('reset')}
					onReset={() => change({ search: '', filters: { kul: '', isOwnKul: '' } })}
				>
					<ChoiceFilter
						id="khaanp-kul"
						label={t('kul')}
						any={t('anyKul')}
						choices={known.kuls}
						value={state.filters.kul}
						onChange={(kul) => change({ filters: { kul } })}
					/>
					<ChoiceFilter
						id="khaanp-own-kul"
						label={t('isOwnKul')}
						any={t('anyAnswer')}
						choices={ownKulAnswers.map((value) => ({ value, title: t(`ownKul.${value}`) }))}
						value={state.filters.isOwnKul}
						onChange={(isOwnKul) => change({ filters: { isOwnKul } })}
					/>
				</ListFilters>
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
					...{ key: 'name', title: t('name'), sort: 'name', isHeader: true },
					cell: (khaanp) => <span className="break-words font-semibold">{getName(khaanp)}</span>,
				},
				{
					...{ key: 'parent', title: t('parent') },
					cell: ({ parentName }) => parentName ?? t('none'),
				},
				{ ...{ key: 'kul', title: t('kul'), sort: 'kul' }, cell: ({ kulName }) => kulName },
				{
					...{ key: 'isOwnKul', title: t('isOwnKul') },
					cell: ({ isOwnKul }) => t(`ownKul.${isOwnKul}`),
				},
				{
					...{ key: 'seats', title: t('seats') },
					cell: ({ seatCount }) => <span className="tabular-nums">{formatCount(seatCount, language)}</span>,
				},
			]}
			actions={(khaanp) => {
				const name = getName(khaanp);
				return (
					<>
						<RowAction
							icon={Pencil}
							label={t('edit', { name })}
							onClick={() => setDialog({ kind: 'edit', khaanp })}
						/>
						<RowAction
							icon={History}
							label={t('historyNamed', { name })}
							onClick={() => setDialog({ kind: 'history', khaanp })}
						/>
						<RowAction
							icon={Trash2}
							tone="error"
							label={t('deleteNamed', { name })}
							onClick={() => setDialog({ kind: 'delete', khaanp })}
						/>
					</>
				);
			}}
			bulkActions={
				<Button look="danger" onClick={() => setDialog({ kind: 'deleteMany' })}>
					<Trash2 aria-hidden="true" className="size-5" />
					{t('bulk.delete')}
				</Button>
			}
		>
			{(dialog?.kind === 'add' || dialog?.kind === 'edit') && (
				<KhaanpDialog
					khaanp={dialog.kind === 'edit' ? dialog.khaanp : null}
					known={known}
					onSaved={list.reload}
					onClose={close}
				/>
			)}
			{dialog?.kind === 'delete' && (
				<ConfirmForm
					title={t('delete.title')}
					text={t('delete.question', { name: getName(dialog.khaanp) })}
					confirm={t('delete.confirm')}
					failed={t('delete.failed')}
					send={() => remove(dialog.khaanp._id)}
					onDone={({ message }) => {
						showSuccess(message);
						forget(dialog.khaanp);
					}}
					onGone={() => forget(dialog.khaanp)}
					onClose={close}
				>
					<p className="text-text-muted">{t('delete.explained')}</p>
				</ConfirmForm>
			)}
			{dialog?.kind === 'deleteMany' && (
				<ConfirmForm
					title={t('delete.title')}
					text={t('bulk.question', { count: selection.keys.size })}
					confirm={t('delete.confirm')}
					onConfirm={() => void removeSelected()}
					onClose={close}
				>
					<p className="text-text-muted">{t('delete.explained')}</p>
				</ConfirmForm>
			)}
			{dialog?.kind === 'history' && (
				<RecordHistoryDialog
					name={getName(dialog.khaanp)}
					subjectType="khaanp"
					subjectId={dialog.khaanp._id}
					onClose={close}
				/>
			)}
		</ListPage>
	);
}
