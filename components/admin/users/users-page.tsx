'use client';

import { Eye, Pencil, ShieldMinus, ShieldPlus, Trash2, UserPlus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { useAddressOptions } from '@/components/member/use-address-options';
import { Button } from '@/components/ui/button';
import { useFetchedFirst } from '@/components/ui/use-fetched-first';
import { downloadFile } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { fixedPathIn } from '@/lib/core/localized-path';
import { ExportButton } from '../data/export-button';
import { ListPage } from '../list/list-page';
import { RowAction } from '../list/row-action';
import { useList } from '../list/use-list';
import { useListPage } from '../list/use-list-page';
import { type AdminUser, isWhole } from './admin-user';
import { useUserColumns } from './user-columns';
import { UserFilters } from './user-filters';
import type { OpenDialog } from './users-dialog';
import { usersQuery, usersShape } from './users-query';

const fetchDialog = () => import('./users-dialog');
const UsersDialog = lazy(async () => ({ default: (await fetchDialog()).UsersDialog }));

export function UsersPage({ ownId }: { ownId: string }) {
	const t = useTranslations('admin.users');
	const language = useLocale();
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
	const { start: show } = useFetchedFirst(fetchDialog, setDialog);
	const edit = (user: AdminUser | null) => {
		void loadOptions();
		void show({ kind: 'edit', user });
	};
	const { state, change, selection } = list;
	const query = usersQuery(state);
	const ids = [...selection.keys];
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
			rowClass={({ isAdmin }) => (isAdmin ? 'bg-badge/45! shadow-[inset_4px_0_0_var(--color-primary)]' : '')}
			actions={(user) => (
				<>
					<RowAction
						icon={Eye}
						label={t('actions.view', { name: user.name })}
						href={fixedPathIn(language, `/profile/${user._id}`)}
					/>
					<RowAction
						icon={Pencil}
						label={t('actions.edit', { name: user.name })}
						onClick={() => edit(user)}
					/>
					<RowAction
						icon={user.isAdmin ? ShieldMinus : ShieldPlus}
						label={t(user.isAdmin ? 'actions.demote' : 'actions.promote', { name: user.name })}
						onClick={() => void show({ kind: 'changeRole', user })}
					/>
					<RowAction
						icon={Trash2}
						tone="error"
						label={t('actions.delete', { name: user.name })}
						onClick={() => void show({ kind: 'delete', user })}
					/>
				</>
			)}
			bulkActions={
				<>
					<Button look="outline" onClick={() => void show({ kind: 'role' })}>
						<ShieldPlus aria-hidden="true" className="size-5" />
						{t('bulk.role.button')}
					</Button>
					<Button look="outline" onClick={() => void show({ kind: 'visibility' })}>
						<Eye aria-hidden="true" className="size-5" />
						{t('bulk.visibility.button')}
					</Button>
					<ExportButton
						label={t('bulk.export')}
						download={(signal) => downloadFile('POST /api/admin/exports/users', { body: { ids }, signal })}
					/>
					<Button look="danger" onClick={() => void show({ kind: 'deleteMany' })}>
						<Trash2 aria-hidden="true" className="size-5" />
						{t('bulk.delete')}
					</Button>
				</>
			}
		>
			{dialog && (
				<Suspense>
					<UsersDialog
						{...{ dialog, ownId, list, options }}
						values={values.answer}
						onClose={() => setDialog(null)}
					/>
				</Suspense>
			)}
		</ListPage>
	);
}
