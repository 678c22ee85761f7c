'use client';

import { useAdmin } from '@/components/admin/admin-context';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { ConfirmForm } from '@/components/admin/confirm-form';
import { useNotices } from '@/components/admin/notices';
import { type Decided, undoableOf } from '@/components/admin/undo';
import { keepUndo } from '@/components/admin/undos';
import { filled } from '@/components/family/texts';
import { type ApiResult, callApi, type Reply } from '@/lib/client/api';
import { clearSession } from '@/lib/client/session';
import { formatCount } from '@/lib/platform/i18n/format';
import type { AdminUser } from './admin-user';
import type { AdminUsersTexts } from './texts';

type ChangedMember = Reply<'PATCH /api/users/make-admin/[id]'>;

/** Who is asked about, as the list or the form names them. */
type NamedUser = Pick<AdminUser, 'name' | 'email' | 'isAdmin'>;

interface DeleteDialogProps {
	user: AdminUser;
	isOwn: boolean;
	texts: AdminUsersTexts;
	/** The user is not there any more. */
	onDeleted: () => void;
	onClose: () => void;
}

/** Asks once more before a user is deleted. */
export function DeleteDialog({ user, isOwn, texts, onDeleted, onClose }: DeleteDialogProps) {
	const notices = useNotices();
	const { remove, failures } = texts;
	return (
		<ConfirmForm
			title={remove.title}
			text={remove.question}
			confirm={remove.confirm}
			cancel={remove.cancel}
			explain={(reason) => filled(failures.delete, { reason: reason || failures.unknown })}
			send={() => callApi('DELETE /api/users/[id]', { params: { id: user._id } })}
			onDone={(answer) => {
				if (isOwn) return leaveWithoutSession('/');
				notices.success(texts.done.deleted);
				const undoable = undoableOf(answer, Date.now());
				if (undoable) keepUndo(undoable, filled(texts.undo.one, { name: user.name }));
				onDeleted();
			}}
			onGone={onDeleted}
			onClose={onClose}
		>
			{() => (
				<>
					<UserName user={user} />
					{isOwn ? (
						<p className="font-semibold text-warning">{remove.own}</p>
					) : (
						<p className="text-text-muted">{remove.explained}</p>
					)}
				</>
			)}
		</ConfirmForm>
	);
}

interface DeleteManyProps {
	/** The administrator who asks left out. */
	count: number;
	isOwnSelected: boolean;
	texts: AdminUsersTexts;
	onConfirm: () => void;
	onClose: () => void;
}

/** Asks once more before all that are selected are deleted. */
export function DeleteManyDialog({ count, isOwnSelected, texts, onConfirm, onClose }: DeleteManyProps) {
	const { language } = useAdmin();
	const { bulk, remove } = texts;
	const shown = { count: formatCount(count, language) };
	return (
		<ConfirmDialog
			isOpen
			title={bulk.title}
			text={filled(bulk.question, shown)}
			confirm={filled(bulk.confirm, shown)}
			cancel={remove.cancel}
			isBusy={false}
			onConfirm={count > 0 ? onConfirm : undefined}
			onClose={onClose}
		>
			{isOwnSelected && <p className="font-semibold text-warning">{bulk.ownLeftOut}</p>}
			<p className="text-text-muted">{remove.explained}</p>
		</ConfirmDialog>
	);
}

interface RoleDialogProps {
	/** With the role as it is until now. */
	user: NamedUser;
	isOwn: boolean;
	/** The account is made with the role. That cannot be undone, but the account can be deleted. */
	isNew?: boolean;
	texts: Pick<AdminUsersTexts, 'demote' | 'role' | 'failures'>;
	/** Null: the form of the user saves the role. */
	send: () => Promise<ApiResult<ChangedMember> | null>;
	onDone?: (answer: ChangedMember) => void;
	onClose: () => void;
}

/** Says what a change of the role means, for oneself or for somebody else. */
export function RoleDialog({ user, isOwn, isNew = false, texts, ...form }: RoleDialogProps) {
	const { demote, role, failures } = texts;
	const explain = (reason: string) =>
		reason === '' ? failures.role : filled(failures.roleBecause, { reason });
	if (isOwn && user.isAdmin) return <ConfirmForm {...form} {...demote} explain={explain} />;
	const { title, question, explained, undo, confirm, cancel } = user.isAdmin ? role.demote : role.promote;
	return (
		<ConfirmForm {...form} title={title} text={question} confirm={confirm} cancel={cancel} explain={explain}>
			{() => (
				<>
					<UserName user={user} />
					<p className="text-text-muted">{explained}</p>
					{!isNew && <p className="text-text-muted">{undo}</p>}
				</>
			)}
		</ConfirmForm>
	);
}

interface RoleChangeProps {
	user: AdminUser;
	isOwn: boolean;
	texts: AdminUsersTexts;
	/** Called with the record as it is now. */
	onChanged: (user: AdminUser) => void;
	onClose: () => void;
}

/** Makes a member an administrator, or takes the role away, after a question. */
export function RoleChange({ user, isOwn, texts, onChanged, onClose }: RoleChangeProps) {
	const notices = useNotices();
	const isAdmin = !user.isAdmin;
	return (
		<RoleDialog
			user={user}
			isOwn={isOwn}
			texts={texts}
			send={() =>
				callApi('PATCH /api/users/make-admin/[id]', { params: { id: user._id }, body: { isAdmin } })
			}
			onDone={(answer) => {
				if (isOwn) return leaveWithoutSession('/login');
				keepRoleUndo(answer, { ...user, isAdmin }, texts);
				notices.success(isAdmin ? texts.done.promoted : texts.done.demoted);
				onChanged(answer.user);
				onClose();
			}}
			onClose={onClose}
		/>
	);
}

/** Keeps how to undo a role that was changed, where `answer` says so; the user has the new role. */
export function keepRoleUndo(
	answer: Decided,
	{ name, isAdmin }: Pick<AdminUser, 'name' | 'isAdmin'>,
	{ role: { done } }: Pick<AdminUsersTexts, 'role'>,
): void {
	const undoable = undoableOf(answer, Date.now());
	if (undoable) keepUndo(undoable, filled(isAdmin ? done.promoted : done.demoted, { name }));
}

/** The account that is logged in was deleted, or lost its role: its session has ended. */
function leaveWithoutSession(path: '/' | '/login'): void {
	clearSession();
	location.assign(path);
}

function UserName({ user: { name, email } }: { user: NamedUser }) {
	return (
		<p className="wrap-anywhere">
			<span className="block font-semibold text-lg">{name}</span>
			{email}
		</p>
	);
}
