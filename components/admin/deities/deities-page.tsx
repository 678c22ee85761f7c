'use client';

import { Eye, History, Pencil, Plus, Trash2 } from 'lucide-react';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-style';
import { callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { alphabetical } from '@/lib/core/alphabet';
import { labelFor } from '@/lib/core/label-for';
import { fixedPathIn } from '@/lib/core/localized-path';
import { ConfirmForm } from '../confirm-form';
import { ExportButton } from '../data/export-button';
import { ChoiceFilters } from '../list/list-filters';
import { ListPage } from '../list/list-page';
import { useListPage } from '../list/use-list-page';
import { RecordHistoryDialog } from '../record-history';
import { RowPicture } from '../review/picture';
import { deitiesList } from './deities-query';

type AdminDeity = Reply<'GET /api/deities'>[number];

const maxShownClans = 3;

const removeDeity = (id: string, batch?: string) =>
	callApi('DELETE /api/deities/[id]', {
		params: { id },
		...(batch !== undefined && { body: { batch } }),
	});

/** The deities, which administrators find, export and delete, and from which they go to their pages and forms. */
export function DeitiesPage({ clans }: { clans: readonly string[] }) {
	const t = useTranslations('admin.deities');
	const tFallback = useTranslations('fallback');
	const { clans: clanNames } = useMessages();
	const language = useLocale();
	const getName = ({ name }: AdminDeity) => name || tFallback('unnamed');
	const list = useListPage({
		list: deitiesList,
		call: (query) => apiQuery('GET /api/deities', { query }),
		read: (deities) => ({ rows: deities }),
		nameOf: getName,
	});
	const { selection, bulk } = list;
	const formPath = (query = '') => fixedPathIn(language, `/kul-devi-devta-form${query}`);
	const compare = alphabetical(language);
	const exportList = async (signal: AbortSignal) => {
		const query = deitiesList.query(list.state);
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
				<ChoiceFilters
					list={list}
					legend={t('filters')}
					reset={t('reset')}
					choices={{
						type: {
							label: t('type'),
							any: t('anyType'),
							options: (['devi', 'devta'] as const).map((value) => ({ value, title: t(`types.${value}`) })),
						},
						clan: {
							label: t('clans'),
							any: t('anyClan'),
							options: clans
								.map((value) => ({ value, title: labelFor(clanNames, value) }))
								.toSorted((a, b) => compare(a.title, b.title)),
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
					cell: (deity) => (
						<span lang={deity.language} className="font-semibold">
							{getName(deity)}
						</span>
					),
				},
				{
					key: 'type',
					title: t('type'),
					sort: 'deityType',
					cell: ({ deityType }) => t(`types.${deityType}`),
				},
				{ key: 'clans', title: t('clans'), cell: (deity) => <ClanList clans={deity.clans} /> },
				{
					key: 'image',
					title: t('image'),
					cell: ({ image }) => <RowPicture src={image} alt="" none={t('noImage')} />,
				},
			]}
			rowActions={(deity) => {
				const name = getName(deity);
				return {
					view: {
						icon: Eye,
						label: t('view', { name }),
						href: fixedPathIn(language, `/deity/${deity._id}`),
						opensTab: true,
					},
					// In this tab: the form leads back.
					edit: { icon: Pencil, label: t('edit', { name }), href: formPath(`?id=${deity._id}`) },
					history: {
						icon: History,
						label: t('historyNamed', { name }),
						dialog: (close) => (
							<RecordHistoryDialog name={name} subjectType="deity" subjectId={deity._id} onClose={close} />
						),
					},
					delete: {
						icon: Trash2,
						tone: 'error',
						label: t('deleteNamed', { name }),
						dialog: (close) => (
							<ConfirmForm
								title={t('delete.title')}
								text={t('delete.question')}
								confirm={t('delete.confirm')}
								failed={t('delete.failed')}
								send={() => removeDeity(deity._id)}
								removal={{ undo: t('undo', { name }), onRemoved: () => list.forget([deity._id]) }}
								onClose={close}
							>
								<p lang={deity.language} className="font-bold font-serif text-heading">
									{name}
								</p>
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
							title={t('bulk.title')}
							text={t('bulk.question', { count: selection.keys.size })}
							confirm={t('bulk.confirm', { count: selection.keys.size })}
							onConfirm={() =>
								void bulk.remove({
									label: t('bulk.running'),
									failed: t('delete.failed'),
									call: removeDeity,
									undoText: (count) => t('bulk.undo', { count }),
								})
							}
							onClose={close}
						>
							<p className="text-text-muted">{t('bulk.explained')}</p>
						</ConfirmForm>
					),
				},
			}}
		/>
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
