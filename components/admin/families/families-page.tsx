'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import type { ListState } from '@/components/admin/list-url';
import { Notices } from '@/components/admin/notices';
import { Pager } from '@/components/admin/pager';
import { RowAction } from '@/components/admin/review/row-action';
import { SearchBox } from '@/components/admin/search-box';
import { AdminTable } from '@/components/admin/table';
import { keepUndo } from '@/components/admin/undos';
import { useKeptFocus } from '@/components/admin/use-kept-focus';
import { useList } from '@/components/admin/use-list';
import { useListUrl } from '@/components/admin/use-list-url';
import { filled } from '@/components/family/texts';
import { formatCount, formatMoment } from '@/lib/i18n/format';
import { type Family, readFamilies } from './answers';
import { FamilyDeletion } from './family-deletion';
import { FamilyDetails } from './family-details';
import { FamilyDialog } from './family-dialog';
import type { AdminFamiliesTexts } from './texts';

/** `open` and `edit` name a family whose details or form stand over the list. */
const shape = { filters: ['open', 'edit'], defaultSort: '-createdAt' };

function pathOf({ page, limit, sort, search }: ListState): string {
	const query = new URLSearchParams({ page: String(page), limit: String(limit) });
	if (search !== '') query.set('query', search);
	// Of a search, the best come first.
	if (search === '' || sort !== shape.defaultSort) query.set('sort', sort);
	return `/api/family/trees?${query}`;
}

/** The families, which administrators find, look into, rename and delete. */
export function FamiliesPage({ texts }: { texts: AdminFamiliesTexts }) {
	const { language } = useAdmin();
	const { state, change } = useListUrl(shape);
	const list = useList(pathOf(state), readFamilies);
	const heading = useKeptFocus(list.status);
	const [asked, setAsked] = useState<Family | null>(null);
	const { open = '', edit = '' } = state.filters;
	const show = (filters: { open?: string; edit?: string }) =>
		change({ page: state.page, filters: { open: '', edit: '', ...filters } });
	const pagination = list.answer?.pagination;
	return (
		<>
			<h1 ref={heading} tabIndex={-1} className="text-h2 md:text-h2-wide outline-none">
				{texts.title}
			</h1>
			<Notices />
			<SearchBox value={state.search} onSearch={(search) => change({ search })} label={texts.searchLabel} />
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
				rows={list.answer?.families ?? []}
				rowKey={({ _id }) => _id}
				actions={(family) => (
					<RowAction
						icon={Trash2}
						tone="error"
						label={filled(texts.deleteNamed, { name: family.name })}
						onClick={() => setAsked(family)}
					/>
				)}
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
			{asked && (
				<FamilyDeletion
					family={asked}
					texts={texts}
					onDeleted={(undoable) => {
						setAsked(null);
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
