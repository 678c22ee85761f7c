import { useMessages, useTranslations } from 'next-intl';
import { ConfirmForm } from '@/components/admin/confirm-form';
import type { ShownList } from '@/components/admin/list/use-list-page';
import { showSuccess } from '@/components/admin/notice';
import { callApi } from '@/lib/client/api';
import type { AddressOptions } from '@/lib/client/member/address-options';
import type { AdminMember, MemberFilterValues } from './admin-member';
import { suggestedClans } from './known-values';
import { type ManyChange, ManyChangesDialog } from './many-changes-dialog';
import { DeleteDialog, leaveWithoutSession, RoleDialog, useRoleUndo } from './member-confirmations';
import { MemberDialog } from './member-dialog';

export type OpenDialog =
	| { kind: 'deleteMany' | 'role' | 'visibility' }
	| { kind: 'edit'; user: AdminMember | null }
	| { kind: 'delete' | 'changeRole'; user: AdminMember };

interface UsersDialogProps {
	dialog: OpenDialog;
	ownId: string;
	list: Pick<ShownList<AdminMember>, 'selection' | 'bulk' | 'reload' | 'forget'>;
	/** Null until they have come. */
	values: MemberFilterValues | null;
	options: AddressOptions;
	onClose: () => void;
}

export function MembersDialog({ dialog, ownId, list, values, options, onClose }: UsersDialogProps) {
	const t = useTranslations('admin.users');
	const tDone = useTranslations('administration');
	const { clans } = useMessages();
	const keepRoleUndo = useRoleUndo();
	const { selection, bulk, reload, forget } = list;
	const ids = [...selection.keys];
	const others = ids.filter((id) => id !== ownId);
	const isOwnSelected = selection.keys.has(ownId);
	const failed = t('failures.unknown');

	const removeSelected = () =>
		bulk.remove({
			label: t('bulk.running'),
			ids: others,
			failed,
			call: (id, batch) => callApi('DELETE /api/users/[id]', { params: { id }, body: { batch } }),
			undoText: (count) => t('undo.done', { count }),
		});
	const changeSelected = (value: ManyChange) =>
		value === 'admin' || value === 'member'
			? bulk.run({
					label: t('bulk.role.running'),
					ids: others,
					failed,
					call: (id, batch) =>
						callApi('PATCH /api/users/make-admin/[id]', {
							params: { id },
							body: { isAdmin: value === 'admin', batch },
						}),
					undoText: (count) => t('bulk.role.undo', { count }),
				})
			: bulk.run({
					label: t('bulk.visibility.running'),
					failed,
					call: (id) =>
						callApi('PUT /api/users/[id]', { params: { id }, body: { familyTreePrivacy: value } }),
					done: (count) => t('bulk.visibility.done', { count }),
				});
	switch (dialog.kind) {
		case 'edit':
			return (
				<MemberDialog
					user={dialog.user}
					isOwn={dialog.user?._id === ownId}
					known={{
						clans: suggestedClans(values, clans),
						dynasties: values?.dynasties.map(({ value }) => value) ?? [],
						locations: options.locations,
					}}
					onSaved={reload}
					onClose={onClose}
				/>
			);
		case 'delete':
			return (
				<DeleteDialog
					user={dialog.user}
					isOwn={dialog.user._id === ownId}
					onDeleted={() => forget([dialog.user._id])}
					onClose={onClose}
				/>
			);
		case 'changeRole': {
			const { user } = dialog;
			const isAdmin = !user.isAdmin;
			return (
				<RoleDialog
					user={user}
					isOwn={user._id === ownId}
					send={() =>
						callApi('PATCH /api/users/make-admin/[id]', { params: { id: user._id }, body: { isAdmin } })
					}
					onDone={(answer) => {
						if (user._id === ownId) return leaveWithoutSession('/login');
						keepRoleUndo(answer, { ...user, isAdmin });
						showSuccess(tDone(isAdmin ? 'promoted' : 'demoted'));
						reload();
						onClose();
					}}
					onClose={onClose}
				/>
			);
		}
		case 'deleteMany':
			return (
				<ConfirmForm
					title={t('bulk.title')}
					text={t('bulk.question', { count: others.length })}
					confirm={t('bulk.confirm', { count: others.length })}
					isComplete={() => others.length > 0}
					onConfirm={() => void removeSelected()}
					onClose={onClose}
				>
					{isOwnSelected && <p className="font-semibold text-warning">{t('bulk.ownLeftOut')}</p>}
					<p className="text-text-muted">{t('remove.explained')}</p>
				</ConfirmForm>
			);
		default:
			return (
				<ManyChangesDialog
					kind={dialog.kind}
					count={ids.length}
					isOwnSelected={isOwnSelected}
					onConfirm={(value) => void changeSelected(value)}
					onClose={onClose}
				/>
			);
	}
}
