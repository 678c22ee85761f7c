'use client';

import { RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { BulkBar } from '@/components/admin/bulk-bar';
import { ConfirmForm } from '@/components/admin/confirm-form';
import type { ListState } from '@/components/admin/list-url';
import { Notices, useNotices } from '@/components/admin/notices';
import { Pager } from '@/components/admin/pager';
import { leaveWhenLoggedOut } from '@/components/admin/session-end';
import { StatusTabs } from '@/components/admin/status-tabs';
import { AdminTable } from '@/components/admin/table';
import { useBulk } from '@/components/admin/use-bulk';
import { useKeptFocus } from '@/components/admin/use-kept-focus';
import { useList } from '@/components/admin/use-list';
import { useListUrl } from '@/components/admin/use-list-url';
import { useSelectAll } from '@/components/admin/use-select-all';
import { useSelection } from '@/components/admin/use-selection';
import { filled } from '@/components/family/texts';
import { counted } from '@/components/matrimonial/texts';
import { Button } from '@/components/ui/button';
import { callApi, mapData } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import type { AdminTrashTexts } from './texts';
import { trashColumns } from './trash-columns';
import { inOrderOfReturn, type TrashedThing } from './trashed';

const shape = { filters: ['kind'], defaultSort: '-deletedAt', defaultLimit: 25 };
const kinds = ['member', 'blog', 'picture', 'family', 'deity'] as const;

function queryOf({ page, limit, sort, filters: { kind } }: ListState) {
	return { page, limit, sort, ...(kind && { kind }) };
}

/** What administrators have deleted, to be given back or deleted for good. */
export function TrashPage({ texts }: { texts: AdminTrashTexts }) {
	const { language } = useAdmin();
	const { state, change } = useListUrl(shape);
	const list = useList(apiQuery('GET /api/admin/trash', { query: queryOf(state) }));
	const entries = list.answer?.entries ?? [];
	const known = useKnownThings(entries);
	const heading = useKeptFocus(list.status);
	const [selected, select] = useSelection([state.filters.kind ?? '']);
	const all = useSelectAll({
		listed: [state.filters.kind ?? ''],
		total: list.answer?.pagination.total ?? 0,
		ask: async (page, limit) =>
			mapData(
				await callApi('GET /api/admin/trash', { query: queryOf({ ...state, page, limit }) }),
				(answer) => answer.entries,
			),
		keyOf: ({ _id }) => _id,
		onSelected: (rows) => {
			for (const [id, entry] of rows) known.current.set(id, entry);
			select(new Set(rows.keys()));
		},
	});
	const [leaving, setLeaving] = useState<TrashedThing | null>(null);
	const bulk = useBulk();
	const notices = useNotices();
	const forget = (gone: readonly string[]) => {
		select((current) => new Set([...current].filter((id) => !gone.includes(id))));
		list.reload();
	};
	const actions = useTrashActions(texts, forget);
	const erased = () => {
		if (leaving) forget([leaving._id]);
		setLeaving(null);
	};
	const restoreSelected = async () => {
		const things = [...selected].flatMap((id) => known.current.get(id) ?? []);
		await actions.restoreAll(inOrderOfReturn(things), bulk.run);
	};
	const counts = list.answer?.counts ?? null;
	const pagination = list.answer?.pagination;
	return (
		<>
			<div>
				<h1 ref={heading} tabIndex={-1} className="text-h2 outline-none md:text-h2-wide">
					{texts.title}
				</h1>
				<p className="mt-2 max-w-prose text-text-soft">{texts.intro}</p>
			</div>
			<Notices />
			<StatusTabs
				label={texts.tabs.label}
				tabs={[
					{ value: '', title: texts.tabs.all, count: counts?.all ?? null },
					...kinds.map((kind) => ({ value: kind, title: texts.tabs[kind], count: counts?.[kind] ?? null })),
				]}
				value={state.filters.kind ?? ''}
				onChange={(kind) => change({ filters: { kind } })}
			/>
			<BulkBar
				selected={selected.size}
				onClear={() => select(new Set())}
				isRunning={bulk.isRunning}
				all={all}
			>
				<Button onClick={() => void restoreSelected()}>
					<RotateCcw aria-hidden="true" className="size-5" />
					{texts.restoreSelected}
				</Button>
			</BulkBar>
			<AdminTable
				caption={texts.title}
				columns={trashColumns(texts, language)}
				rows={entries}
				rowKey={({ _id }) => _id}
				actions={(thing) => (
					<>
						<Button
							look="outline"
							aria-label={filled(texts.restoreNamed, { name: thing.name })}
							onClick={() => void actions.restore(thing)}
						>
							<RotateCcw aria-hidden="true" className="size-5" />
							{texts.restore}
						</Button>
						<button
							type="button"
							aria-label={filled(texts.eraseNamed, { name: thing.name })}
							title={filled(texts.eraseNamed, { name: thing.name })}
							onClick={() => setLeaving(thing)}
							className="grid size-11 shrink-0 place-items-center rounded-control text-error hover:bg-raised"
						>
							<Trash2 aria-hidden="true" className="size-5" />
						</button>
					</>
				)}
				selection={{ selected, change: select, nameOf: ({ name }) => name }}
				sort={{ value: state.sort, change: (sort) => change({ sort }) }}
				status={list.status}
				refusal={list.refusal}
				loading={texts.loading}
				empty={texts.empty}
				failure={{ text: texts.failures.load, onRetry: list.reload }}
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
			{leaving && (
				<ConfirmForm
					title={texts.eraseTitle}
					text={filled(leaving.kind === 'member' ? texts.eraseMember : texts.eraseQuestion, {
						name: leaving.name,
					})}
					confirm={texts.erase}
					cancel={texts.cancel}
					explain={(reason) => reason || texts.failures.erase}
					send={() => callApi('DELETE /api/admin/trash/[id]', { params: { id: leaving._id } })}
					onDone={() => {
						notices.success(texts.erased);
						erased();
					}}
					onGone={erased}
					onClose={() => setLeaving(null)}
				/>
			)}
		</>
	);
}

/** What can be done to what lies in the trash, and what came of it. `onGone` is told what has left the trash. */
function useTrashActions(texts: AdminTrashTexts, onGone: (ids: readonly string[]) => void) {
	const { language } = useAdmin();
	const notices = useNotices();
	const restoring = useRef(false);
	const restore = async ({ _id }: TrashedThing) => {
		if (restoring.current) return;
		restoring.current = true;
		const answer = await callApi('POST /api/admin/trash/[id]', { params: { id: _id } });
		restoring.current = false;
		if (answer.ok) {
			notices.success(texts.restored);
			onGone([_id]);
			return;
		}
		notices.failure(answer.message || texts.failures.restore);
		if (!leaveWhenLoggedOut(answer) && answer.status === 404) onGone([_id]);
	};
	const restoreAll = async (things: readonly TrashedThing[], run: ReturnType<typeof useBulk>['run']) => {
		const back: string[] = [];
		const names = new Map(things.map(({ _id, name }) => [_id, name]));
		await run({
			label: texts.restoring,
			ids: [...names.keys()],
			nameOf: (id) => names.get(id) ?? '',
			call: async (id) => {
				const answer = await callApi('POST /api/admin/trash/[id]', { params: { id } });
				if (answer.ok) back.push(id);
				return answer.ok || answer.message ? answer : { ...answer, message: texts.failures.restore };
			},
		});
		if (back.length === 0) return;
		notices.success(counted(texts.restoredMany, back.length, language));
		onGone(back);
	};
	return { restore, restoreAll };
}

/** All that was shown so far, for those that are selected on other pages. */
function useKnownThings(entries: readonly TrashedThing[]) {
	const known = useRef(new Map<string, TrashedThing>());
	useEffect(() => {
		for (const entry of entries) known.current.set(entry._id, entry);
	}, [entries]);
	return known;
}
