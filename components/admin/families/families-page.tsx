'use client';

import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { BulkBar } from '@/components/admin/bulk-bar';
import type { ListState } from '@/components/admin/list-url';
import { Notices } from '@/components/admin/notices';
import { Pager } from '@/components/admin/pager';
import { RowAction } from '@/components/admin/review/row-action';
import { SearchBox } from '@/components/admin/search-box';
import { AdminTable } from '@/components/admin/table';
import { keepUndo } from '@/components/admin/undos';
import { useBulkRemoval } from '@/components/admin/use-bulk-removal';
import { useKeptFocus } from '@/components/admin/use-kept-focus';
import { useList } from '@/components/admin/use-list';
import { useListUrl } from '@/components/admin/use-list-url';
import { useSelectAll } from '@/components/admin/use-select-all';
import { useSelection } from '@/components/admin/use-selection';
import { filled } from '@/components/family/texts';
import { Button } from '@/components/ui/button';
import { callApi, mapData, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { formatCount, formatMoment } from '@/lib/platform/i18n/format';
import type { Family } from './family';
import { FamiliesDeletion, FamilyDeletion } from './family-deletion';
import { FamilyDetails } from './family-details';
import { FamilyDialog } from './family-dialog';
import type { AdminFamiliesTexts } from './texts';

/** `open` and `edit` name a family whose details or form stand over the list. */
const shape = { filters: ['open', 'edit'], defaultSort: '-createdAt' };

function queryOf({ page, limit, sort, search }: ListState) {
	// Of a search, the best come first.
	const isSorted = search === '' || sort !== shape.defaultSort;
	return { page, limit, ...(search && { query: search }), ...(isSorted && { sort }) };
}

type ListedFamily = Reply<'GET /api/family/trees'>['families'][number];

/** Administrators get families with their versions. */
const isFamily = (family: ListedFamily): family is Family => 'version' in family;

/** The families, which administrators find, look into, rename and delete, one or many. */
export function FamiliesPage({ texts }: { texts: AdminFamiliesTexts }) {
	const { language } = useAdmin();
	const { state, change } = useListUrl(shape);
	const list = useList({
		...apiQuery('GET /api/family/trees', { query: queryOf(state) }),
		select: ({ families, pagination }) => ({ families: families.filter(isFamily), pagination }),
	});
	const heading = useKeptFocus(list.status);
	const [asked, setAsked] = useState<Family | null>(null);
	const { open = '', edit = '' } = state.filters;
	const show = (filters: { open?: string; edit?: string }) =>
		change({ page: state.page, filters: { open: '', edit: '', ...filters } });
	const pagination = list.answer?.pagination;
	const families = list.answer?.families ?? [];
	const [selected, select] = useSelection([state.search]);
	const [isAsked, setIsAsked] = useState(false);
	/** Of every family that was shown so far: selected ones may be on another page. */
	const names = useRef(new Map<string, string>());
	useEffect(() => {
		for (const { _id, name } of families) names.current.set(_id, name);
	});
	const all = useSelectAll({
		listed: [state.search],
		total: pagination?.total ?? 0,
		ask: async (page, limit) =>
			mapData(
				await callApi('GET /api/family/trees', { query: queryOf({ ...state, page, limit }) }),
				({ families: found }) => found.filter(isFamily),
			),
		keyOf: ({ _id }) => _id,
		onSelected: (rows) => {
			for (const [id, { name }] of rows) names.current.set(id, name);
			select(new Set(rows.keys()));
		},
	});
	const unselect = (ids: readonly string[]) =>
		select((current) => new Set([...current].filter((id) => !ids.includes(id))));
	const removal = useBulkRemoval({
		call: (id, batch) => callApi('DELETE /api/family/trees/[id]', { params: { id }, body: { batch } }),
		label: texts.bulk.running,
		undo: texts.bulk.undo,
		failed: texts.delete.failed,
		nameOf: (id) => names.current.get(id) ?? '',
		onRemoved: unselect,
	});
	return (
		<>
			<h1 ref={heading} tabIndex={-1} className="text-h2 md:text-h2-wide outline-none">
				{texts.title}
			</h1>
			<Notices />
			<SearchBox value={state.search} onSearch={(search) => change({ search })} label={texts.searchLabel} />
			<BulkBar
				selected={selected.size}
				onClear={() => select(new Set())}
				isRunning={removal.isRunning}
				all={all}
			>
				<Button look="danger" onClick={() => setIsAsked(true)}>
					<Trash2 aria-hidden="true" className="size-5" />
					{texts.bulk.delete}
				</Button>
			</BulkBar>
			<AdminTable
				caption={texts.caption}
				columns={[
					{
						...{ key: 'name', title: texts.name, sort: 'name', isHeader: true },
						cell: ({ _id, name }) => (
							<button
								type="button"
								aria-haspopup="dialog"
								aria-label={filled(texts.open, { name })}
								onClick={() => show({ open: _id })}
								className="wrap-anywhere min-h-11 text-left font-semibold text-primary underline-offset-4 hover:underline"
							>
								{name}
							</button>
						),
					},
					{
						...{ key: 'createdBy', title: texts.createdBy },
						cell: ({ createdBy }) => createdBy.name || texts.unknown,
					},
					{
						...{ key: 'members', title: texts.members, sort: 'memberCount' },
						cell: ({ memberCount }) => formatCount(memberCount, language),
					},
					{
						...{ key: 'createdAt', title: texts.createdAt, sort: 'createdAt' },
						cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>,
					},
				]}
				rows={families}
				rowKey={({ _id }) => _id}
				actions={(family) => (
					<RowAction
						icon={Trash2}
						tone="error"
						label={filled(texts.deleteNamed, { name: family.name })}
						onClick={() => setAsked(family)}
					/>
				)}
				selection={{ selected, change: select, nameOf: ({ name }) => name }}
				sort={{ value: state.sort, change: (sort) => change({ sort }) }}
				status={list.status}
				refusal={list.refusal}
				loading={texts.loading}
				empty={texts.empty}
				failure={{ text: texts.loadFailed, onRetry: list.reload }}
			/>
			{pagination && (
				<Pager
					page={pagination.page}
					pages={pagination.pages}
					onPage={(page) => change({ page })}
					size={{ limit: state.limit, change: (limit) => change({ limit }) }}
					label={texts.pager}
				/>
			)}
			{isAsked && (
				<FamiliesDeletion
					count={selected.size}
					texts={texts}
					onConfirm={() => {
						setIsAsked(false);
						void removal.remove([...selected]);
					}}
					onClose={() => setIsAsked(false)}
				/>
			)}
			{asked && (
				<FamilyDeletion
					family={asked}
					texts={texts}
					onDeleted={(undoable) => {
						setAsked(null);
						unselect([asked._id]);
						if (undoable) keepUndo(undoable, filled(texts.delete.undo, { name: asked.name }));
						list.reload();
					}}
					onClose={() => setAsked(null)}
				/>
			)}
			{open !== '' && (
				<FamilyDetails
					key={open}
					familyId={open}
					texts={texts}
					onEdit={() => show({ edit: open })}
					onClose={() => show({})}
				/>
			)}
			{edit !== '' && (
				<FamilyDialog
					key={edit}
					familyId={edit}
					texts={texts}
					onClose={(isSaved) => {
						show({});
						if (isSaved) list.reload();
					}}
				/>
			)}
		</>
	);
}
