'use client';

import { Eye, type LucideIcon, Pencil, ShieldMinus, ShieldPlus, Trash2 } from 'lucide-react';
import { useAdmin } from '@/components/admin/admin-context';
import { filled } from '@/components/family/texts';
import { Spinner } from '@/components/ui/spinner';
import { fixedPathIn } from '@/lib/core/localized-path';
import type { AdminUser } from './answers';
import type { AdminUsersTexts } from './texts';

interface UserActionsProps {
	user: AdminUser;
	/** Their role is being changed. */
	isBusy: boolean;
	texts: AdminUsersTexts;
	onEdit: () => void;
	onRole: () => void;
	onDelete: () => void;
}

const buttonClass =
	'grid size-11 shrink-0 place-items-center rounded-control text-primary hover:bg-raised aria-disabled:opacity-60';

/** What can be done with a user: look, edit, make or remove admin, delete. */
export function UserActions({ user, isBusy, texts, onEdit, onRole, onDelete }: UserActionsProps) {
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
				isBusy={isBusy}
				onClick={onRole}
			/>
			<ActionButton label={label('delete')} Icon={Trash2} className="text-error" onClick={onDelete} />
		</>
	);
}

interface ActionButtonProps {
	label: string;
	Icon: LucideIcon;
	isBusy?: boolean;
	className?: string;
	onClick: () => void;
}

function ActionButton({ label, Icon, isBusy = false, className = '', onClick }: ActionButtonProps) {
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			aria-busy={isBusy || undefined}
			aria-disabled={isBusy || undefined}
			onClick={() => !isBusy && onClick()}
			className={`${buttonClass} ${className}`}
		>
			{isBusy ? <Spinner /> : <Icon aria-hidden="true" className="size-5" />}
		</button>
	);
}
