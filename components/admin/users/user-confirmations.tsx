'use client';

import { useAdmin } from '@/components/admin/admin-context';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { filled } from '@/components/family/texts';
import { formatCount } from '@/lib/platform/i18n/format';
import type { AdminUser } from './answers';
import type { AdminUsersTexts } from './texts';

interface ConfirmationProps {
	texts: AdminUsersTexts;
	isBusy: boolean;
	onConfirm: () => void;
	onClose: () => void;
}

/** Who is asked about, as the list or the form names them. */
type NamedUser = Pick<AdminUser, 'name' | 'email' | 'isAdmin'>;

interface UserConfirmationProps extends ConfirmationProps {
	/** With the role as it is until now. */
	user: NamedUser;
	isOwn: boolean;
}

/** Asks once more before a user is deleted. */
export function DeleteDialog({ user, isOwn, texts: { remove }, ...confirmation }: UserConfirmationProps) {
	return (
		<ConfirmDialog
			{...confirmation}
			isOpen
			title={remove.title}
			text={remove.question}
			confirm={remove.confirm}
			cancel={remove.cancel}
		>
			<UserName user={user} />
			{isOwn ? (
				<p className="font-semibold text-warning">{remove.own}</p>
			) : (
				<p className="text-text-muted">{remove.explained}</p>
			)}
		</ConfirmDialog>
	);
}

interface ManyConfirmationProps extends ConfirmationProps {
	/** The administrator who asks left out. */
	count: number;
	isOwnSelected: boolean;
}

/** Asks once more before all that are selected are deleted. */
export function DeleteManyDialog({
	count,
	isOwnSelected,
	texts,
	onConfirm,
	...confirmation
}: ManyConfirmationProps) {
	const { language } = useAdmin();
	const { bulk, remove } = texts;
	const shown = { count: formatCount(count, language) };
	return (
		<ConfirmDialog
			{...confirmation}
			isOpen
			title={bulk.title}
			text={filled(bulk.question, shown)}
			confirm={filled(bulk.confirm, shown)}
			cancel={remove.cancel}
			onConfirm={count > 0 ? onConfirm : undefined}
		>
			{isOwnSelected && <p className="font-semibold text-warning">{bulk.ownLeftOut}</p>}
			<p className="text-text-muted">{remove.explained}</p>
		</ConfirmDialog>
	);
}

interface RoleDialogProps extends Omit<UserConfirmationProps, 'texts'> {
	/** The account is made with the role. That cannot be undone, but the account can be deleted. */
	isNew?: boolean;
	texts: Pick<AdminUsersTexts, 'demote' | 'role'>;
}

/** Says what a change of the role means, for oneself or for somebody else. */
export function RoleDialog({
	user,
	isOwn,
	isNew = false,
	texts: { demote, role },
	...confirmation
}: RoleDialogProps) {
	if (isOwn && user.isAdmin) return <ConfirmDialog {...confirmation} isOpen {...demote} />;
	const { title, question, explained, undo, confirm, cancel } = user.isAdmin ? role.demote : role.promote;
	return (
		<ConfirmDialog {...confirmation} isOpen title={title} text={question} confirm={confirm} cancel={cancel}>
			<UserName user={user} />
			<p className="text-text-muted">{explained}</p>
			{!isNew && <p className="text-text-muted">{undo}</p>}
		</ConfirmDialog>
	);
}

function UserName({ user: { name, email } }: { user: NamedUser }) {
	return (
		<p className="wrap-anywhere">
			<span className="block font-semibold text-lg">{name}</span>
			{email}
		</p>
	);
}
