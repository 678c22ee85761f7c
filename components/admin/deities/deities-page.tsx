'use client';

import { Download, Eye, History, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { BulkBar } from '@/components/admin/bulk-bar';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { Notices, useNotices } from '@/components/admin/notices';
import { Pager } from '@/components/admin/pager';
import { RecordHistoryDialog } from '@/components/admin/record-history';
import { RowAction } from '@/components/admin/review/row-action';
import { SearchBox } from '@/components/admin/search-box';
import { leaveWhenLoggedOut } from '@/components/admin/session-end';
import { AdminTable } from '@/components/admin/table';
import { keepUndo } from '@/components/admin/undos';
import { useBulkRemoval } from '@/components/admin/use-bulk-removal';
import { useKeptFocus } from '@/components/admin/use-kept-focus';
import { useList } from '@/components/admin/use-list';
import { useListUrl } from '@/components/admin/use-list-url';
import { useSelection } from '@/components/admin/use-selection';
import { filled } from '@/components/family/texts';
import { counted } from '@/components/matrimonial/texts';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { callApi } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { saveFile } from '@/lib/client/save-file';
import { fixedPathIn } from '@/lib/core/localized-path';
import { formatCount } from '@/lib/platform/i18n/format';
import type { AdminDeity } from './admin-deity';
import { ClanList } from './clan-list';
import { deitiesQuery, deitiesShape } from './deities-query';
import { DeityDeletion } from './deity-deletion';
import { DeityFilters } from './deity-filters';
import type { AdminDeitiesTexts } from './texts';

interface DeitiesPageProps {
	/** Every clan that a deity is of. */
	clans: readonly string[];
	texts: AdminDeitiesTexts;
}

type OpenDialog = { kind: 'delete' | 'history'; deity: AdminDeity } | { kind: 'deleteMany' } | null;

/** The deities, which administrators find, export and delete, and from which they go to their pages and forms. */
export function DeitiesPage({ clans, texts }: DeitiesPageProps) {
	const { language } = useAdmin();
	const { state, change } = useListUrl(deitiesShape);
	const query = deitiesQuery(state);
	const list = useList(apiQuery('GET /api/deities', { query }));
	const heading = useKeptFocus(list.status);
	const [dialog, setDialog] = useState<OpenDialog>(null);
	const close = () => setDialog(null);
	const deities = list.answer ?? [];
	// The call answers all of them; the page shows them a part at a time.
	const pages = Math.ceil(deities.length / state.limit);
	const page = Math.max(1, Math.min(state.page, pages));
	const shown = deities.slice((page - 1) * state.limit, page * state.limit);
	const nameOf = ({ name }: AdminDeity) => name || texts.unnamed;
	const [selected, select] = useSelection([state.search, ...Object.values(state.filters)]);
	const unselect = (ids: readonly string[]) =>
		select((current) => new Set([...current].filter((id) => !ids.includes(id))));
	const names = new Map(deities.map((deity) => [deity._id, nameOf(deity)]));
	const removal = useBulkRemoval({
		call: (id, batch) => callApi('DELETE /api/deities/[id]', { params: { id }, body: { batch } }),
		label: texts.bulk.running,
		undo: texts.bulk.undo,
		failed: texts.delete.failed,
		nameOf: (id) => names.get(id) ?? '',
		onRemoved: unselect,
	});
	const many = { count: formatCount(selected.size, language) };
	const formPath = (query = '') => fixedPathIn(language, `/kul-devi-devta-form${query}`);
	return (
		<>
			<div className="flex flex-wrap items-center gap-3">
				<h1
					ref={heading}
					tabIndex={-1}
					className="min-w-0 flex-1 basis-60 text-h2 md:text-h2-wide outline-none"
				>
					{texts.title}
				</h1>
				<ExportButton query={query} texts={texts} />
				<a href={formPath()} className={buttonClass('primary', 'max-sm:w-full')}>
					<Plus aria-hidden="true" className="size-5" />
					{texts.add}
				</a>
			</div>
			<Notices />
			<SearchBox value={state.search} onSearch={(search) => change({ search })} label={texts.searchLabel} />
			<DeityFilters
				filters={state.filters}
				clans={clans}
				texts={texts}
				onChange={(filters) => change({ filters })}
				onReset={() => change({ search: '', filters: { type: '', clan: '' } })}
			/>
			{list.answer && (
				<p role="status" className="text-text-muted">
					{counted(texts.found, deities.length, language)}
				</p>
			)}
			<BulkBar
				selected={selected.size}
				onClear={() => select(new Set())}
				isRunning={removal.isRunning}
				all={{
					total: deities.length,
					done: null,
					start: () => select(new Set(deities.map(({ _id }) => _id))),
				}}
			>
				<Button look="danger" onClick={() => setDialog({ kind: 'deleteMany' })}>
					<Trash2 aria-hidden="true" className="size-5" />
					{texts.bulk.delete}
				</Button>
			</BulkBar>
			<AdminTable
				caption={texts.caption}
				columns={[
					{
						...{ key: 'name', title: texts.name, sort: 'name', isHeader: true },
						cell: (deity) => (
							<span lang={deity.language} className="font-semibold">
								{nameOf(deity)}
							</span>
						),
					},
					{
						...{ key: 'type', title: texts.type, sort: 'deityType' },
						cell: ({ deityType }) => texts.types[deityType],
					},
					{
						...{ key: 'clans', title: texts.clans },
						cell: (deity) => <ClanList clans={deity.clans} texts={texts} />,
					},
					{
						...{ key: 'image', title: texts.image },
						cell: (deity) => <Picture deity={deity} texts={texts} />,
					},
				]}
				rows={shown}
				rowKey={({ _id }) => _id}
				actions={(deity) => {
					const name = nameOf(deity);
					return (
						<>
							<RowAction
								icon={Eye}
								label={filled(texts.view, { name })}
								href={fixedPathIn(language, `/deity/${deity._id}`)}
							/>
							{/* In this tab: the form leads back. */}
							<a
								href={formPath(`?id=${deity._id}`)}
								aria-label={filled(texts.edit, { name })}
								title={filled(texts.edit, { name })}
								className="grid size-11 shrink-0 place-items-center rounded-control text-primary hover:bg-raised"
							>
								<Pencil aria-hidden="true" className="size-5" />
							</a>
							<RowAction
								icon={History}
								label={filled(texts.historyNamed, { name })}
								onClick={() => setDialog({ kind: 'history', deity })}
							/>
							<RowAction
								icon={Trash2}
								tone="error"
								label={filled(texts.deleteNamed, { name })}
								onClick={() => setDialog({ kind: 'delete', deity })}
							/>
						</>
					);
				}}
				selection={{ selected, change: select, nameOf }}
				sort={{ value: state.sort, change: (sort) => change({ sort }) }}
				status={list.status}
				refusal={list.refusal}
				loading={texts.loading}
				empty={texts.empty}
				failure={{ text: texts.loadFailed, onRetry: list.reload }}
			/>
			<Pager
				page={page}
				pages={pages}
				onPage={(next) => change({ page: next })}
				size={{ limit: state.limit, change: (limit) => change({ limit }) }}
				label={texts.pager}
			/>
			{dialog?.kind === 'delete' && (
				<DeityDeletion
					deity={dialog.deity}
					texts={texts}
					onDeleted={(undoable) => {
						close();
						unselect([dialog.deity._id]);
						if (undoable) keepUndo(undoable, filled(texts.undo, { name: nameOf(dialog.deity) }));
						list.reload();
					}}
					onClose={close}
				/>
			)}
			{dialog?.kind === 'deleteMany' && (
				<ConfirmDialog
					isOpen
					title={texts.bulk.title}
					text={filled(texts.bulk.question, many)}
					confirm={filled(texts.bulk.confirm, many)}
					cancel={texts.delete.cancel}
					isBusy={false}
					onConfirm={() => {
						close();
						void removal.remove([...selected]);
					}}
					onClose={close}
				>
					<p className="text-text-muted">{texts.bulk.explained}</p>
				</ConfirmDialog>
			)}
			{dialog?.kind === 'history' && (
				<RecordHistoryDialog
					name={nameOf(dialog.deity)}
					subjectType="deity"
					subjectId={dialog.deity._id}
					onClose={close}
				/>
			)}
		</>
	);
}

function Picture({ deity: { image }, texts }: { deity: AdminDeity; texts: AdminDeitiesTexts }) {
	const [isBroken, setBroken] = useState(false);
	if (image === null || isBroken) return <span className="text-text-muted">{texts.noImage}</span>;
	return (
		<img
			src={image}
			alt=""
			loading="lazy"
			onError={() => setBroken(true)}
			className="size-11 rounded-control object-cover"
		/>
	);
}

/** Offers the filtered list as a file, its records as the call answers them. */
function ExportButton({
	query,
	texts,
}: {
	query: ReturnType<typeof deitiesQuery>;
	texts: AdminDeitiesTexts;
}) {
	const notices = useNotices();
	const [isBusy, setBusy] = useState(false);
	const exportList = async () => {
		setBusy(true);
		const answer = await callApi('GET /api/deities', { query });
		setBusy(false);
		if (!answer.ok) {
			notices.failure(answer.message || texts.exportFailed);
			leaveWhenLoggedOut(answer);
			return;
		}
		const text = JSON.stringify(answer.data, null, '\t');
		saveFile(new Blob([text], { type: 'application/json' }), 'deities-export.json');
	};
	return (
		<Button
			look="outline"
			busyLabel={isBusy && texts.exporting}
			onClick={() => void exportList()}
			className="max-sm:w-full"
		>
			<Download aria-hidden="true" className="size-5" />
			{texts.export}
		</Button>
	);
}
