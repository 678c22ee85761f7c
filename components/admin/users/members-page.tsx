'use client';

import { Eye, Pencil, ShieldMinus, ShieldPlus, Trash2, UserPlus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { ExportButton } from '@/components/admin/data/export-button';
import { ListPage } from '@/components/admin/list/list-page';
import { RowAction } from '@/components/admin/list/row-action';
import { useList } from '@/components/admin/list/use-list';
import { useListPage } from '@/components/admin/list/use-list-page';
import { useAddressOptions } from '@/components/member/use-address-options';
import { Button } from '@/components/ui/button';
import { useFetchedFirst } from '@/components/ui/use-fetched-first';
import { downloadFile } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { fixedPathIn } from '@/lib/core/localized-path';
import { type AdminMember, isWhole } from './admin-member';
import { useMemberColumns } from './member-columns';
import { MemberFilters } from './member-filters';
import type { OpenDialog } from './members-dialog';
import { membersQuery, usersShape } from './members-query';

const fetchDialog = () => import('./members-dialog');
const MembersDialog = lazy(async () => ({ default: (await fetchDialog()).MembersDialog }));

export function MembersPage({ ownId }: { ownId: string }) {
	const t = useTranslations('admin.users');
	const language = useLocale();
	const list = useListPage({
		shape: usersShape,
		query: (state) => {
			const { page, limit } = state;
			return apiQuery('GET /api/users', { query: { page, limit, ...membersQuery(state) } });
		},
		read: ({ users, pagination }) => ({ rows: users.filter(isWhole), pagination }),
		keyOf: ({ _id }) => _id,
		nameOf: ({ name }) => name,
	});
	const values = useList(apiQuery('GET /api/users/filters'));
	const { options, loadOptions } = useAddressOptions();
	const [dialog, setDialog] = useState<OpenDialog | null>(null);
	const { start: show } = useFetchedFirst(fetchDialog, setDialog);
	const edit = (user: AdminMember | null) => {
		void loadOptions();
		void show({ kind: 'edit', user });
	};
	const { state, change, selection } = list;
	const query = membersQuery(state);
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
				<MemberFilters
					filters={state.filters}
					values={values.answer}
					onChange={(filters) => change({ filters })}
					onReset={() => change({ search: '', filters: { clan: '', dynasty: '', isAdmin: '' } })}
				/>
			}
			columns={useMemberColumns(ownId)}
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
					<MembersDialog
						{...{ dialog, ownId, list, options }}
						values={values.answer}
						onClose={() => setDialog(null)}
					/>
				</Suspense>
			)}
		</ListPage>
	);
}
