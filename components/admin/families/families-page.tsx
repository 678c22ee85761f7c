'use client';

import { Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { ApiForm } from '@/components/form/use-api-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { readWholeNumber } from '@/lib/core/digits';
import { formatCount, formatMoment } from '@/lib/platform/i18n/format';
import { ConfirmForm } from '../confirm-form';
import { ListPage } from '../list/list-page';
import { RowButton } from '../list/row-action';
import { useListPage } from '../list/use-list-page';
import { familiesList } from './families-query';
import { FamilyDetails } from './family-details';
import { type Family, FamilyDialog } from './family-dialog';

type ListedFamily = Reply<'GET /api/family/trees'>['families'][number];

/** Administrators get families with their versions. */
const isFamily = (family: ListedFamily): family is Family => 'version' in family;

export function FamiliesPage() {
	const t = useTranslations('admin.families');
	const language = useLocale();
	const list = useListPage({
		list: familiesList,
		call: (query) => apiQuery('GET /api/family/trees', { query }),
		read: ({ families, pagination }) => ({ rows: families.filter(isFamily), pagination }),
		nameOf: ({ name }) => name,
	});
	const { change, selection, bulk } = list;
	const { open, edit } = list.state;
	const { size: count } = selection.keys;
	const close = () => change({ open: '', edit: '' });
	return (
		<ListPage
			list={list}
			namespace="admin.families"
			title={t('title')}
			isSearchable
			columns={[
				{
					key: 'name',
					title: t('name'),
					sort: 'name',
					isHeader: true,
					cell: ({ _id, name }) => (
						<RowButton label={t('open', { name })} onClick={() => change({ open: _id })}>
							{name}
						</RowButton>
					),
				},
				{
					key: 'createdBy',
					title: t('createdBy'),
					cell: ({ createdBy }) => (createdBy.written ?? createdBy.name) || t('unknown'),
				},
				{
					key: 'members',
					title: t('members'),
					sort: 'memberCount',
					cell: ({ memberCount }) => formatCount(memberCount, language),
				},
				{
					key: 'createdAt',
					title: t('createdAt'),
					sort: 'createdAt',
					cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>,
				},
			]}
			rowActions={({ _id, name }) => ({
				delete: {
					icon: Trash2,
					tone: 'error',
					label: t('deleteNamed', { name }),
					dialog: (closeDialog) => (
						<ConfirmForm<Typed>
							title={t('delete.title')}
							text={t('delete.text', { name })}
							confirm={t('delete.confirm')}
							failed={t('delete.failed')}
							defaultValues={{ typed: '' }}
							send={() => callApi('DELETE /api/family/trees/[id]', { params: { id: _id } })}
							removal={{
								done: t('delete.done'),
								undo: t('delete.undo', { name }),
								onRemoved: () => list.forget([_id]),
							}}
							onClose={closeDialog}
						>
							{(form) => (
								<TypedField
									form={form}
									label={t('delete.type', { name })}
									mismatch={t('delete.mismatch')}
									isRight={(typed) => typed.trim() === name}
								/>
							)}
						</ConfirmForm>
					),
				},
			})}
			bulkActions={{
				delete: {
					icon: Trash2,
					look: 'danger',
					label: t('bulk.delete'),
					dialog: (closeDialog) => (
						<ConfirmForm<Typed>
							title={t('bulk.title')}
							text={t('bulk.text', { count })}
							confirm={t('bulk.confirm', { count })}
							defaultValues={{ typed: '' }}
							onConfirm={() =>
								void bulk.remove({
									label: t('bulk.running'),
									failed: t('delete.failed'),
									call: (id, batch) =>
										callApi('DELETE /api/family/trees/[id]', { params: { id }, body: { batch } }),
									undoText: (done) => t('bulk.undo', { count: done }),
								})
							}
							onClose={closeDialog}
						>
							{(form) => (
								<TypedField
									form={form}
									label={t('bulk.type', { count })}
									mismatch={t('bulk.mismatch')}
									isRight={(typed) => readWholeNumber(typed) === count}
									inputMode="numeric"
								/>
							)}
						</ConfirmForm>
					),
				},
			}}
		>
			{open !== '' && (
				<FamilyDetails
					key={open}
					familyId={open}
					onEdit={() => change({ open: '', edit: open })}
					onClose={close}
				/>
			)}
			{edit !== '' && <FamilyDialog key={edit} familyId={edit} onSaved={list.reload} onClose={close} />}
		</ListPage>
	);
}

interface Typed {
	typed: string;
}

interface TypedFieldProps {
	form: ApiForm<Typed>;
	label: string;
	mismatch: string;
	isRight: (typed: string) => boolean;
	inputMode?: 'text' | 'numeric';
}

function TypedField({ form, label, mismatch, isRight, inputMode = 'text' }: TypedFieldProps) {
	const id = useId();
	const field = form.register('typed', { validate: (typed) => isRight(typed) || mismatch });
	return (
		<Field id={id} label={label} error={form.errorAt('typed')} isRequired>
			{(control) => (
				<Input {...control} {...field} inputMode={inputMode} autoComplete="off" spellCheck={false} />
			)}
		</Field>
	);
}
