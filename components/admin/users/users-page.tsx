'use client';

import { Eye, ShieldPlus, Trash2, UserPlus } from 'lucide-react';
import { useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAddressOptions } from '@/components/member/use-address-options';
import { Button } from '@/components/ui/button';
import { callApi, downloadFile } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { ExportButton } from '../data/export-button';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { useListPage } from '../list/use-list-page';
import { useNotices } from '../notices';
import { type AdminUser, isWhole } from './admin-user';
import { suggestedClans } from './known-values';
import { type ManyChange, ManyChangesDialog } from './many-changes-dialog';
import { UserActions } from './user-actions';
import { userRowClass, useUserColumns } from './user-columns';
import { DeleteDialog, DeleteManyDialog, RoleChange } from './user-confirmations';
import { UserDialog } from './user-dialog';
import { UserFilters } from './user-filters';
import { usersQuery, usersShape } from './users-query';

/** Which dialog is open, and about whom. */
type OpenDialog =
	| { kind: 'deleteMany' | 'role' | 'visibility' }
	| { kind: 'edit'; user: AdminUser | null }
	| { kind: 'delete' | 'changeRole'; user: AdminUser };

interface UsersPageProps {
	/** The account of the administrator who looks at it. */
	ownId: string;
}

/** The members, whom administrators find, add, change, give roles and delete. */
export function UsersPage({ ownId }: UsersPageProps) {
	const t = useTranslations('admin.users');
	const { clans } = useMessages();
	const notices = useNotices();
	const list = useListPage({
		shape: usersShape,
		query: (state) => {
			const { page, limit } = state;
			return apiQuery('GET /api/users', { query: { page, limit, ...usersQuery(state) } });
		},
		read: ({ users, pagination }) => ({ rows: users.filter(isWhole), pagination }),
		keyOf: ({ _id }) => _id,
		nameOf: ({ name }) => name,
	});
	const values = useList(apiQuery('GET /api/users/filters'));
	const { options, loadOptions } = useAddressOptions();
	const [dialog, setDialog] = useState<OpenDialog | null>(null);
	const close = () => setDialog(null);
	const edit = (user: AdminUser | null) => {
		void loadOptions();
		setDialog({ kind: 'edit', user });
	};
	const { state, change, selection, bulk } = list;
	const query = usersQuery(state);
	const ids = [...selection.keys];
	const others = ids.filter((id) => id !== ownId);
	const isOwnSelected = selection.keys.has(ownId);
	const failed = t('failures.unknown');

	const removeSelected = async () => {
		const removed = await bulk.run({
			...{ label: t('bulk.running'), ids: others, failed },
			call: (id, batch) => callApi('DELETE /api/users/[id]', { params: { id }, body: { batch } }),
			undoText: (count) => t('undo.done', { count }),
		});
		selection.remove(removed);
	};
	const changeSelected = async (value: ManyChange) => {
		if (value === 'admin' || value === 'member') {
			await bulk.run({
				...{ label: t('bulk.role.running'), ids: others, failed },
				call: (id, batch) =>
					callApi('PATCH /api/users/make-admin/[id]', {
						params: { id },
						body: { isAdmin: value === 'admin', batch },
					}),
				undoText: (count) => t('bulk.role.undo', { count }),
			});
			return;
		}
		const { length: count } = await bulk.run({
			...{ label: t('bulk.visibility.running'), ids, failed },
			call: (id) => callApi('PUT /api/users/[id]', { params: { id }, body: { familyTreePrivacy: value } }),
		});
		if (count > 0) notices.success(t('bulk.visibility.done', { count }));
	};
	return (
		<ListPage
			list={list}
			namespace="admin.users"
			title={t('title')}
			isSearchable
			pager="showing"
			tools={
				<>
					<ExportButton
						download={(signal) => downloadFile('GET /api/admin/exports/users', { query, signal })}
					/>
					<Button className="max-sm:w-full" onClick={() => edit(null)}>
						<UserPlus aria-hidden="true" className="size-5" />
						{t('add')}
					</Button>
				</>
			}
			filters={
				<UserFilters
					filters={state.filters}
					values={values.answer}
					onChange={(filters) => change({ filters })}
					onReset={() => change({ search: '', filters: { clan: '', dynasty: '', isAdmin: '' } })}
				/>
			}
			columns={useUserColumns(ownId)}
			rowClass={userRowClass}
			actions={(user) => (
				<UserActions
					user={user}
					onEdit={() => edit(user)}
					onRole={() => setDialog({ kind: 'changeRole', user })}
					onDelete={() => setDialog({ kind: 'delete', user })}
				/>
			)}
			bulkActions={
				<>
					<Button look="outline" onClick={() => setDialog({ kind: 'role' })}>
						<ShieldPlus aria-hidden="true" className="size-5" />
						{t('bulk.role.button')}
					</Button>
					<Button look="outline" onClick={() => setDialog({ kind: 'visibility' })}>
						<Eye aria-hidden="true" className="size-5" />
						{t('bulk.visibility.button')}
					</Button>
					<ExportButton
						label={t('bulk.export')}
						download={(signal) => downloadFile('POST /api/admin/exports/users', { body: { ids }, signal })}
					/>
					<Button look="danger" onClick={() => setDialog({ kind: 'deleteMany' })}>
						<Trash2 aria-hidden="true" className="size-5" />
						{t('bulk.delete')}
					</Button>
				</>
			}
		>
			{dialog?.kind === 'edit' && (
				<UserDialog
					user={dialog.user}
					isOwn={dialog.user?._id === ownId}
					known={{
						clans: suggestedClans(values.answer, clans),
						dynasties: values.answer?.dynasties.map(({ value }) => value) ?? [],
						locations: options.locations,
					}}
					onSaved={list.reload}
					onClose={close}
				/>
			)}
			{dialog?.kind === 'delete' && (
				<DeleteDialog
					user={dialog.user}
					isOwn={dialog.user._id === ownId}
					onDeleted={() => {
						selection.remove([dialog.user._id]);
						close();
						list.reload();
					}}
					onClose={close}
				/>
			)}
			{dialog?.kind === 'changeRole' && (
				<RoleChange
					user={dialog.user}
					isOwn={dialog.user._id === ownId}
					onChanged={list.reload}
					onClose={close}
				/>
			)}
			{dialog?.kind === 'deleteMany' && (
				<DeleteManyDialog
					count={others.length}
					isOwnSelected={isOwnSelected}
					onConfirm={() => void removeSelected()}
					onClose={close}
				/>
			)}
			{(dialog?.kind === 'role' || dialog?.kind === 'visibility') && (
				<ManyChangesDialog
					kind={dialog.kind}
					count={ids.length}
					isOwnSelected={isOwnSelected}
					onConfirm={(value) => void changeSelected(value)}
					onClose={close}
				/>
			)}
		</ListPage>
	);
}
