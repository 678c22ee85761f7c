import { Eye, Pencil, ShieldMinus, ShieldPlus, Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { fixedPathIn } from '@/lib/core/localized-path';
import { RowAction } from '../list/row-action';
import type { AdminUser } from './admin-user';

interface UserActionsProps {
	user: AdminUser;
	onEdit: () => void;
	onRole: () => void;
	onDelete: () => void;
}

/** What can be done with a user: look, edit, make or remove admin, delete. */
export function UserActions({ user: { _id, name, isAdmin }, onEdit, onRole, onDelete }: UserActionsProps) {
	const t = useTranslations('admin.users.actions');
	const language = useLocale();
	return (
		<>
			<RowAction
				icon={Eye}
				label={t('view', { name })}
				href={fixedPathIn(language, `/profile/${_id}`)}
				opensTab={false}
			/>
			<RowAction icon={Pencil} label={t('edit', { name })} onClick={onEdit} />
			<RowAction
				icon={isAdmin ? ShieldMinus : ShieldPlus}
				label={t(isAdmin ? 'demote' : 'promote', { name })}
				onClick={onRole}
			/>
			<RowAction icon={Trash2} tone="error" label={t('delete', { name })} onClick={onDelete} />
		</>
	);
}
