'use client';

import { Eye, Pencil, ShieldMinus, ShieldPlus, Trash2, UserPlus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { ExportButton } from '@/components/admin/data/export-button';
import { ListPage } from '@/components/admin/list/list-page';
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
import { membersList } from './members-query';

const fetchDialog = () => import('./members-dialog');
const MembersDialog = lazy(async () => ({ default: (await fetchDialog()).MembersDialog }));

export function MembersPage({ ownId }: { ownId: string }) {
	const t = useTranslations('admin.users');
	const language = useLocale();
	const list = useListPage({
		list: membersList,
		call: (query) => apiQuery('GET /api/users', { query }),
		read: ({ users, pagination }) => ({ rows: users.filter(isWhole), pagination }),
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
	const { page: _page, limit: _limit, ...query } = membersList.query(list.state);
	const ids = [...list.selection.keys];
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
			filters={<MemberFilters list={list} values={values.answer} />}
			columns={useMemberColumns(ownId)}
			rowClass={({ isAdmin }) => (isAdmin ? 'bg-badge/45! shadow-[inset_4px_0_0_var(--color-primary)]' : '')}
			rowActions={(user) => {
				const { name } = user;
				return {
					view: {
						icon: Eye,
						label: t('actions.view', { name }),
						href: fixedPathIn(language, `/profile/${user._id}`),
					},
					edit: { icon: Pencil, label: t('actions.edit', { name }), onClick: () => edit(user) },
					role: {
						icon: user.isAdmin ? ShieldMinus : ShieldPlus,
						label: t(user.isAdmin ? 'actions.demote' : 'actions.promote', { name }),
						onClick: () => void show({ kind: 'changeRole', user }),
					},
					delete: {
						icon: Trash2,
						tone: 'error',
						label: t('actions.delete', { name }),
						onClick: () => void show({ kind: 'delete', user }),
					},
				};
			}}
			bulkActions={{
				role: {
					icon: ShieldPlus,
					label: t('bulk.role.button'),
					onClick: () => void show({ kind: 'role' }),
				},
				visibility: {
					icon: Eye,
					label: t('bulk.visibility.button'),
					onClick: () => void show({ kind: 'visibility' }),
				},
				export: {
					control: (
						<ExportButton
							label={t('bulk.export')}
							download={(signal) => downloadFile('POST /api/admin/exports/users', { body: { ids }, signal })}
						/>
					),
				},
				delete: {
					icon: Trash2,
					look: 'danger',
					label: t('bulk.delete'),
					onClick: () => void show({ kind: 'deleteMany' }),
				},
			}}
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
