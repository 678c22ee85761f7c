'use client';

import { Eye, ShieldPlus, Trash2, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BulkBar } from '@/components/admin/bulk-bar';
import { Notices, useNotices } from '@/components/admin/notices';
import { Pager } from '@/components/admin/pager';
import { SearchBox } from '@/components/admin/search-box';
import { AdminTable } from '@/components/admin/table';
import { useKeptFocus } from '@/components/admin/use-kept-focus';
import { useList } from '@/components/admin/use-list';
import { useListUrl } from '@/components/admin/use-list-url';
import { useSelectAll } from '@/components/admin/use-select-all';
import { Button } from '@/components/ui/button';
import { callApi, downloadFile, mapData } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { ExportButton } from '../data/export-button';
import { type AdminUser, isWhole } from './admin-user';
import { OpenUserDialog, type UserDialogKind } from './open-user-dialog';
import type { AdminUsersTexts } from './texts';
import { useBulkChanges } from './use-bulk-changes';
import { useDeletions } from './use-deletions';
import { UserActions } from './user-actions';
import { userColumns, userRowClass } from './user-columns';
import { UserFilters } from './user-filters';
import { usersQuery, usersShape } from './users-query';

interface UsersPageProps {
	/** The account of the administrator who looks at it. */
	ownId: string;
	texts: AdminUsersTexts;
}

/** The members, whom administrators find, add, change, give roles and delete. */
export function UsersPage({ ownId, texts }: UsersPageProps) {
	const { state, change } = useListUrl(usersShape);
	const query = usersQuery(state);
	const { page, limit } = state;
	const list = useList({
		...apiQuery('GET /api/users', { query: { page, limit, ...query } }),
		select: ({ users, pagination }) => ({ users: users.filter(isWhole), pagination }),
	});
	const values = useList(apiQuery('GET /api/users/filters'));
	const { users, replace, nameOf, remember } = useShownUsers(list.answer?.users);
	const [dialog, setDialog] = useState<UserDialogKind | null>(null);
	const reload = () => {
		list.reload();
		values.reload();
	};
	const listed = [state.search, ...Object.values(state.filters)];
	const deletions = useDeletions({ ownId, texts, listed, nameOf, onChanged: reload });
	const { selected, bulk } = deletions;
	const changeMany = useBulkChanges({ ownId, texts, bulk, nameOf });
	const all = useSelectAll({
		listed,
		total: list.answer?.pagination.total ?? 0,
		ask: async (page, limit) =>
			mapData(await callApi('GET /api/users', { query: { page, limit, ...query } }), ({ users }) =>
				users.filter(isWhole),
			),
		keyOf: ({ _id }) => _id,
		onSelected: (rows) => {
			remember([...rows.values()]);
			deletions.select(new Set(rows.keys()));
		},
	});
	useFailureBehind(list.status === 'failed' && users.length > 0, texts.failures.load);
	const heading = useKeptFocus(list.status);

	const pagination = list.answer?.pagination;
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<h1
					ref={heading}
					tabIndex={-1}
					className="min-w-0 flex-1 basis-60 text-h2 outline-none md:text-h2-wide"
				>
					{texts.title}
				</h1>
				<ExportButton
					download={(signal) => downloadFile('GET /api/admin/exports/users', { query, signal })}
					texts={texts.exporting}
				/>
				<Button className="max-sm:w-full" onClick={() => setDialog({ kind: 'add' })}>
					<UserPlus aria-hidden="true" className="size-5" />
					{texts.add}
				</Button>
			</div>
			<Notices />
			<SearchBox value={state.search} onSearch={(search) => change({ search })} label={texts.searchLabel} />
			<UserFilters
				filters={state.filters}
				values={values.answer}
				texts={texts}
				onChange={(filters) => change({ filters })}
				onReset={() => change({ search: '', filters: { clan: '', dynasty: '', isAdmin: '' } })}
			/>
			<BulkBar
				selected={selected.size}
				onClear={() => deletions.select(new Set())}
				isRunning={bulk.isRunning}
				all={all}
			>
				<Button look="outline" onClick={() => setDialog({ kind: 'roleOfMany' })}>
					<ShieldPlus aria-hidden="true" className="size-5" />
					{texts.bulk.role.button}
				</Button>
				<Button look="outline" onClick={() => setDialog({ kind: 'visibilityOfMany' })}>
					<Eye aria-hidden="true" className="size-5" />
					{texts.bulk.visibility.button}
				</Button>
				<ExportButton
					download={(signal) =>
						downloadFile('POST /api/admin/exports/users', { body: { ids: [...selected] }, signal })
					}
					texts={{ ...texts.exporting, button: texts.bulk.export }}
				/>
				<Button look="danger" onClick={() => setDialog({ kind: 'deleteMany' })}>
					<Trash2 aria-hidden="true" className="size-5" />
					{texts.bulk.delete}
				</Button>
			</BulkBar>
			<AdminTable
				caption={texts.caption}
				columns={userColumns({ texts, ownId })}
				rows={users}
				rowKey={({ _id }) => _id}
				rowClass={userRowClass}
				actions={(user) => (
					<UserActions
						user={user}
						texts={texts}
						onEdit={() => setDialog({ kind: 'edit', user })}
						onRole={() => setDialog({ kind: 'role', user })}
						onDelete={() => setDialog({ kind: 'delete', user })}
					/>
				)}
				selection={{ selected, change: deletions.select, nameOf: ({ name }) => name }}
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
			{dialog && (
				<OpenUserDialog
					dialog={dialog}
					ownId={ownId}
					texts={texts}
					values={values.answer}
					deletions={deletions}
					changeMany={changeMany}
					onSaved={replace}
					onClose={(isSaved) => {
						setDialog(null);
						if (isSaved) reload();
					}}
				/>
			)}
		</>
	);
}

/** The rows as they are now, which may be newer than what the list was answered with. */
function useShownUsers(answered: readonly AdminUser[] = []) {
	const [replaced, setReplaced] = useState<ReadonlyMap<string, AdminUser>>(new Map());
	const names = useRef(new Map<string, string>());
	const users = answered.map((user) => {
		const newer = replaced.get(user._id);
		return newer && newer.__v > user.__v ? newer : user;
	});
	const remember = (shown: readonly AdminUser[]) => {
		for (const { _id, name } of shown) names.current.set(_id, name);
	};
	useEffect(() => remember(users));
	return {
		users,
		replace: (user: AdminUser) => setReplaced((current) => new Map(current).set(user._id, user)),
		/** Of every user who was shown so far. */
		nameOf: (id: string) => names.current.get(id) ?? '',
		remember,
	};
}

/** Says that a list could not be loaded anew, where the old one is still shown. */
function useFailureBehind(isFailed: boolean, sentence: string): void {
	const { failure } = useNotices();
	useEffect(() => {
		if (isFailed) failure(sentence);
	}, [isFailed, sentence, failure]);
}
