'use client';

import { Eye, History, Pencil, Plus, Trash2 } from 'lucide-react';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { alphabetical } from '@/lib/core/alphabet';
import { labelFor } from '@/lib/core/label-for';
import { fixedPathIn } from '@/lib/core/localized-path';
import { ConfirmForm } from '../confirm-form';
import { ExportButton } from '../data/export-button';
import { ChoiceFilter, ListFilters } from '../list/list-filters';
import { ListPage } from '../list/list-page';
import { RowAction } from '../list/row-action';
import { useListPage } from '../list/use-list-page';
import { showSuccess } from '../notice';
import { keepUndoOf } from '../pending-undos';
import { RecordHistoryDialog } from '../record-history';
import { RowPicture } from '../review/picture';
import { deitiesQuery, deitiesShape } from './deities-query';

type AdminDeity = Reply<'GET /api/deities'>[number];

type OpenDialog = { kind: 'delete' | 'history'; deity: AdminDeity } | { kind: 'deleteMany' } | null;

const maxShownClans = 3;

/** The deities, which administrators find, export and delete, and from which they go to their pages and forms. */
export function DeitiesPage({ clans }: { clans: readonly string[] }) {
	const t = useTranslations('admin.deities');
	const tFallback = useTranslations('fallback');
	const { clans: clanNames } = useMessages();
	const language = useLocale();
	const getName = ({ name }: AdminDeity) => name || tFallback('unnamed');
	const list = useListPage({
		shape: deitiesShape,
		query: (state) => apiQuery('GET /api/deities', { query: deitiesQuery(state) }),
		read: (deities) => ({ rows: deities }),
		keyOf: ({ _id }) => _id,
		nameOf: getName,
	});
	const { state, change, selection, bulk } = list;
	const query = deitiesQuery(state);
	const [dialog, setDialog] = useState<OpenDialog>(null);
	const close = () => setDialog(null);
	const formPath = (asked = '') => fixedPathIn(language, `/kul-devi-devta-form${asked}`);
	const compare = alphabetical(language);
	const removeSelected = async () => {
		const removed = await bulk.run({
			...{ label: t('bulk.running'), ids: [...selection.keys], failed: t('delete.failed') },
			call: (id, batch) => callApi('DELETE /api/deities/[id]', { params: { id }, body: { batch } }),
			undoText: (count) => t('bulk.undo', { count }),
		});
		selection.remove(removed);
	};
	const forget = (deity: AdminDeity) => {
		close();
		selection.remove([deity._id]);
		list.reload();
	};
	const exportList = async (signal: AbortSignal) => {
		const answer = await callApi('GET /api/deities', { query, signal });
		if (!answer.ok) return answer;
		const text = JSON.stringify(answer.data, null, '\t');
		const content = new Blob([text], { type: 'application/json' });
		return { ok: true, content, name: 'deities-export.json' } as const;
	};
	return (
		<ListPage
			list={list}
			namespace="admin.deities"
			title={t('title')}
			isSearchable
			tools={
				<>
					<ExportButton label={t('export')} download={exportList} />
					<a href={formPath()} className={buttonClass('primary', 'max-sm:w-full')}>
						<Plus aria-hidden="true" className="size-5" />
						{t('add')}
					</a>
				</>
			}
			filters={
				<ListFilters
					legend={t('filters')}
					reset={t('reset')}
					onReset={() => change({ search: '', filters: { type: '', clan: '' } })}
				>
					<ChoiceFilter
						id="deity-type"
						label={t('type')}
						any={t('anyType')}
						choices={(['devi', 'devta'] as const).map((value) => ({ value, title: t(`types.${value}`) }))}
						value={state.filters.type}
						onChange={(type) => change({ filters: { type } })}
					/>
					<ChoiceFilter
						id="deity-clan"
						label={t('clans')}
						any={t('anyClan')}
						choices={clans
							.map((value) => ({ value, title: labelFor(clanNames, value) }))
							.toSorted((a, b) => compare(a.title, b.title))}
						value={state.filters.clan}
						onChange={(clan) => change({ filters: { clan } })}
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
					cell: (deity) => (
						<span lang={deity.language} className="font-semibold">
							{getName(deity)}
						</span>
					),
				},
				{
					...{ key: 'type', title: t('type'), sort: 'deityType' },
					cell: ({ deityType }) => t(`types.${deityType}`),
				},
				{ ...{ key: 'clans', title: t('clans') }, cell: (deity) => <ClanList clans={deity.clans} /> },
				{
					...{ key: 'image', title: t('image') },
					cell: ({ image }) => <RowPicture src={image} alt="" none={t('noImage')} />,
				},
			]}
			actions={(deity) => {
				const name = getName(deity);
				return (
					<>
						<RowAction
							icon={Eye}
							label={t('view', { name })}
							href={fixedPathIn(language, `/deity/${deity._id}`)}
							opensTab
						/>
						{/* In this tab: the form leads back. */}
						<RowAction icon={Pencil} label={t('edit', { name })} href={formPath(`?id=${deity._id}`)} />
						<RowAction
							icon={History}
							label={t('historyNamed', { name })}
							onClick={() => setDialog({ kind: 'history', deity })}
						/>
						<RowAction
							icon={Trash2}
							tone="error"
							label={t('deleteNamed', { name })}
							onClick={() => setDialog({ kind: 'delete', deity })}
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
			{dialog?.kind === 'delete' && (
				<ConfirmForm
					title={t('delete.title')}
					text={t('delete.question')}
					confirm={t('delete.confirm')}
					failed={t('delete.failed')}
					send={() => callApi('DELETE /api/deities/[id]', { params: { id: dialog.deity._id } })}
					onDone={(answer) => {
						showSuccess(answer.message);
						keepUndoOf(answer, t('undo', { name: getName(dialog.deity) }));
						forget(dialog.deity);
					}}
					onGone={() => forget(dialog.deity)}
					onClose={close}
				>
					<p lang={dialog.deity.language} className="font-bold font-serif text-heading">
						{getName(dialog.deity)}
					</p>
					<p className="text-text-muted">{t('delete.explained')}</p>
				</ConfirmForm>
			)}
			{dialog?.kind === 'deleteMany' && (
				<ConfirmForm
					title={t('bulk.title')}
					text={t('bulk.question', { count: selection.keys.size })}
					confirm={t('bulk.confirm', { count: selection.keys.size })}
					onConfirm={() => void removeSelected()}
					onClose={close}
				>
					<p className="text-text-muted">{t('bulk.explained')}</p>
				</ConfirmForm>
			)}
			{dialog?.kind === 'history' && (
				<RecordHistoryDialog
					name={getName(dialog.deity)}
					subjectType="deity"
					subjectId={dialog.deity._id}
					onClose={close}
				/>
			)}
		</ListPage>
	);
}

/** The first three clans and how many more there are; a screen reader reads which. */
function ClanList({ clans }: { clans: readonly string[] }) {
	const t = useTranslations('admin.deities');
	const { clans: clanNames } = useMessages();
	const names = clans.map((clan) => labelFor(clanNames, clan));
	const more = names.slice(maxShownClans);
	if (names.length === 0) return t('noClans');
	const named = t('moreNamed', { count: more.length, clans: more.join(', ') });
	return (
		<>
			{names.slice(0, maxShownClans).join(', ')}
			{more.length > 0 && (
				<>
					{' '}
					<span aria-hidden="true" title={named} className="whitespace-nowrap text-text-muted">
						{t('more', { count: more.length })}
					</span>
					<span className="sr-only">{named}</span>
				</>
			)}
		</>
	);
}
