import { Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { CardAct } from './card-action-list';

export type CardIcon = Extract<CardAct, 'edit' | 'delete'>;

interface CardIconBadgesProps {
	id: string;
	name: string;
	tabIndex?: number;
	/** The size of each of the two. */
	className: string;
	onAct: (memberId: string, act: CardIcon) => void;
}

const icons = { edit: Pencil, delete: Trash2 } as const;

/** The buttons that a card carries where the viewer may change it: to edit and to delete it. */
export function CardIconBadges({ id, name, tabIndex, className, onAct }: CardIconBadgesProps) {
	const t = useTranslations('familyTree.card');
	return (['edit', 'delete'] as const).map((act) => {
		const Icon = icons[act];
		return (
			<button
				key={act}
				type="button"
				data-act={act}
				tabIndex={tabIndex}
				aria-label={t(act, { name })}
				title={t(act, { name })}
				onClick={() => onAct(id, act)}
				className={`grid place-items-center rounded-control text-text-muted hover:bg-raised data-[act=delete]:hover:text-error data-[act=edit]:hover:text-primary print:hidden ${className}`}
			>
				<Icon aria-hidden="true" className="size-4" />
			</button>
		);
	});
}
