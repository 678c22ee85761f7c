'use client';

import { Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { formatCount, formatMoment } from '@/lib/platform/i18n/format';
import { ListPage } from '../list/list-page';
import { RowAction, RowButton } from '../list/row-action';
import { useListPage } from '../list/use-list-page';
import { familiesQuery, familiesShape } from './families-query';
import type { Family } from './family';
import { FamiliesDeletion, FamilyDeletion } from './family-deletion';
import { FamilyDetails } from './family-details';
import { FamilyDialog } from './family-dialog';

type ListedFamily = Reply<'GET /api/family/trees'>['families'][number];

/** Administrators get families with their versions. */
const isFamily = (family: ListedFamily): family is Family => 'version' in family;

/** The families, which administrators find, look into, rename and delete, one or many. */
export function FamiliesPage() {
	const t = useTranslations('admin.families');
	const language = useLocale();
	const list = useListPage({
		shape: familiesShape,
		query: (state) => apiQuery('GET /api/family/trees', { query: familiesQuery(state) }),
		read: ({ families, pagination }) => ({ rows: families.filter(isFamily), pagination }),
		keyOf: ({ _id }) => _id,
		nameOf: ({ name }) => name,
	});
	const { change, selection, bulk } = list;
	const { open, edit } = list.state.views;
	const [asked, setAsked] = useState<Family | 'selected' | null>(null);
	const close = () => change({ views: { open: '', edit: '' } });
	const removeSelected = async () => {
		const removed = await bulk.run({
			...{ label: t('bulk.running'), ids: [...selection.keys], failed: t('delete.failed') },
			call: (id, batch) => callApi('DELETE /api/family/trees/[id]', { params: { id }, body: { batch } }),
			undoText: (count) => t('bulk.undo', { count }),
		});
		selection.remove(removed);
	};
	return (
		<ListPage
			list={list}
			namespace="admin.families"
			title={t('title')}
			isSearchable
			columns={[
				{
					...{ key: 'name', title: t('name'), sort: 'name', isHeader: true },
					cell: ({ _id, name }) => (
						<RowButton label={t('open', { name })} onClick={() => change({ views: { open: _id } })}>
							{name}
						</RowButton>
					),
				},
				{
					...{ key: 'createdBy', title: t('createdBy') },
					cell: ({ createdBy }) => createdBy.name || t('unknown'),
				},
				{
					...{ key: 'members', title: t('members'), sort: 'memberCount' },
					cell: ({ memberCount }) => formatCount(memberCount, language),
				},
				{
					...{ key: 'createdAt', title: t('createdAt'), sort: 'createdAt' },
					cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>,
				},
			]}
			actions={(family) => (
				<RowAction
					icon={Trash2}
					tone="error"
					label={t('deleteNamed', { name: family.name })}
					onClick={() => setAsked(family)}
				/>
			)}
			bulkActions={
				<Button look="danger" onClick={() => setAsked('selected')}>
					<Trash2 aria-hidden="true" className="size-5" />
					{t('bulk.delete')}
				</Button>
			}
		>
			{asked === 'selected' && (
				<FamiliesDeletion
					count={selection.keys.size}
					onConfirm={() => void removeSelected()}
					onClose={() => setAsked(null)}
				/>
			)}
			{asked !== null && asked !== 'selected' && (
				<FamilyDeletion
					family={asked}
					onDeleted={() => {
						setAsked(null);
						selection.remove([asked._id]);
						list.reload();
					}}
					onClose={() => setAsked(null)}
				/>
			)}
			{open !== '' && (
				<FamilyDetails
					key={open}
					familyId={open}
					onEdit={() => change({ views: { open: '', edit: open } })}
					onClose={close}
				/>
			)}
			{edit !== '' && <FamilyDialog key={edit} familyId={edit} onSaved={list.reload} onClose={close} />}
		</ListPage>
	);
}
