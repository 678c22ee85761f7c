'use client';

import { Eye, type LucideIcon, Pencil, ShieldMinus, ShieldPlus, Trash2 } from 'lucide-react';
import { useAdmin } from '@/components/admin/admin-context';
import { filled } from '@/components/family/texts';
import { fixedPathIn } from '@/lib/core/localized-path';
import type { AdminUser } from './admin-user';
import type { AdminUsersTexts } from './texts';

interface UserActionsProps {
	user: AdminUser;
	texts: AdminUsersTexts;
	onEdit: () => void;
	onRole: () => void;
	onDelete: () => void;
}

const buttonClass = 'grid size-11 shrink-0 place-items-center rounded-control text-primary hover:bg-raised';

/** What can be done with a user: look, edit, make or remove admin, delete. */
export function UserActions({ user, texts, onEdit, onRole, onDelete }: UserActionsProps) {
	const { language } = useAdmin();
	const { name, isAdmin } = user;
	const label = (action: keyof AdminUsersTexts['actions']) => filled(texts.actions[action], { name });
	return (
		<>
			<a
				href={fixedPathIn(language, `/profile/${user._id}`)}
				aria-label={label('view')}
				title={label('view')}
				className={buttonClass}
			>
				<Eye aria-hidden="true" className="size-5" />
			</a>
			<ActionButton label={label('edit')} Icon={Pencil} onClick={onEdit} />
			<ActionButton
				label={label(isAdmin ? 'demote' : 'promote')}
				Icon={isAdmin ? ShieldMinus : ShieldPlus}
				onClick={onRole}
			/>
			<ActionButton label={label('delete')} Icon={Trash2} className="text-error" onClick={onDelete} />
		</>
	);
}

interface ActionButtonProps {
	label: string;
	Icon: LucideIcon;
	className?: string;
	onClick: () => void;
}

function ActionButton({ label, Icon, className = '', onClick }: ActionButtonProps) {
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			onClick={onClick}
			className={`${buttonClass} ${className}`}
		>
			<Icon aria-hidden="true" className="size-5" />
		</button>
	);
}
