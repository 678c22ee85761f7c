import { useTranslations } from 'next-intl';
import { ConfirmForm } from '@/components/admin/confirm-form';
import { keepUndoOf } from '@/components/admin/pending-undos';
import type { Decided } from '@/components/ui/undo';
import { type ApiResult, callApi, type Reply } from '@/lib/client/api';
import { clearSession } from '@/lib/client/session';
import type { AdminMember } from './admin-member';

type ChangedMember = Reply<'PATCH /api/users/make-admin/[id]'>;

/** Who is asked about, as the list or the form names them. */
type NamedMember = Pick<AdminMember, 'name' | 'email' | 'isAdmin'>;

interface DeleteDialogProps {
	user: AdminMember;
	isOwn: boolean;
	/** The user is not there any more. */
	onDeleted: () => void;
	onClose: () => void;
}

export function DeleteDialog({ user, isOwn, onDeleted, onClose }: DeleteDialogProps) {
	const t = useTranslations('admin.users');
	const tDone = useTranslations('administration');
	return (
		<ConfirmForm
			title={t('remove.title')}
			text={t('remove.question')}
			confirm={t('remove.confirm')}
			explain={(reason) => t('failures.delete', { reason: reason || t('failures.unknown') })}
			send={() => callApi('DELETE /api/users/[id]', { params: { id: user._id } })}
			{...(isOwn && { onDone: () => leaveWithoutSession('/') })}
			removal={{
				done: tDone('deleted'),
				undo: t('undo.one', { name: user.name }),
				onRemoved: onDeleted,
			}}
			onClose={onClose}
		>
			<MemberName user={user} />
			{isOwn ? (
				<p className="font-semibold text-warning">{t('remove.own')}</p>
			) : (
				<p className="text-text-muted">{t('remove.explained')}</p>
			)}
		</ConfirmForm>
	);
}

interface RoleDialogProps {
	/** With the role as it is until now. */
	user: NamedMember;
	isOwn: boolean;
	/** The account is made with the role. That cannot be undone, but the account can be deleted. */
	isNew?: boolean;
	/** Null: the form of the user saves the role. */
	send: () => Promise<ApiResult<ChangedMember> | null>;
	onDone?: (answer: ChangedMember) => void;
	onClose: () => void;
}

/** Says what a change of the role means, for oneself or for somebody else. */
export function RoleDialog({ user, isOwn, isNew = false, ...form }: RoleDialogProps) {
	const t = useTranslations('admin.users');
	const explain = (reason: string) =>
		reason === '' ? t('failures.role') : t('failures.roleBecause', { reason });
	if (isOwn && user.isAdmin)
		return (
			<ConfirmForm
				{...form}
				title={t('demote.title')}
				text={t('demote.text')}
				confirm={t('demote.confirm')}
				explain={explain}
			/>
		);
	const change = user.isAdmin ? 'role.demote' : 'role.promote';
	return (
		<ConfirmForm
			{...form}
			title={t(`${change}.title`)}
			text={t(`${change}.question`)}
			confirm={t(`${change}.confirm`)}
			explain={explain}
		>
			<MemberName user={user} />
			<p className="text-text-muted">{t(`${change}.explained`)}</p>
			{!isNew && <p className="text-text-muted">{t(`${change}.undo`)}</p>}
		</ConfirmForm>
	);
}

/** Keeps how to undo a role that was changed, where the answer says so; the user has the new role. */
export function useRoleUndo() {
	const t = useTranslations('admin.users.role.done');
	return (answer: Decided, { name, isAdmin }: Pick<AdminMember, 'name' | 'isAdmin'>) => {
		keepUndoOf(answer, t(isAdmin ? 'promoted' : 'demoted', { name }));
	};
}

/** The account that is logged in was deleted, or lost its role: its session has ended. */
export function leaveWithoutSession(path: '/' | '/login'): void {
	clearSession();
	location.assign(path);
}

function MemberName({ user: { name, email } }: { user: NamedMember }) {
	return (
		<p className="wrap-anywhere">
			<span className="block font-semibold text-lg">{name}</span>
			{email}
		</p>
	);
}
