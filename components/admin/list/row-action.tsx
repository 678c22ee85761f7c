import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

const tones = { plain: 'text-primary', ok: 'text-ok', error: 'text-error' } as const;

/** An action on one row: an icon that is a link or a button. */
export interface RowActionProps {
	icon: LucideIcon;
	label: string;
	/** Shown beside the picture, where that says too little. */
	text?: string;
	tone?: keyof typeof tones;
	href?: string;
	/** The link opens in a tab of its own, so that the list stays. */
	opensTab?: boolean;
	isBusy?: boolean;
	onClick?: () => void;
}

export function RowAction({
	icon: Icon,
	label,
	text,
	tone = 'plain',
	href,
	opensTab = false,
	isBusy = false,
	onClick,
}: RowActionProps) {
	const shared = {
		'aria-label': label,
		title: label,
		onClick,
		className: `grid size-11 shrink-0 place-items-center rounded-control hover:bg-raised ${tones[tone]}`,
	};
	const icon = isBusy ? <Spinner className="size-5" /> : <Icon aria-hidden="true" className="size-5" />;
	if (href !== undefined)
		return (
			<a href={href} {...(opensTab && { target: '_blank', rel: 'noreferrer' })} {...shared}>
				{icon}
			</a>
		);
	if (text !== undefined)
		return (
			<Button look="outline" aria-label={label} onClick={onClick}>
				{icon}
				{text}
			</Button>
		);
	return (
		<button type="button" aria-busy={isBusy || undefined} {...shared}>
			{icon}
		</button>
	);
}

interface RowButtonProps {
	label: string;
	lang?: string | undefined;
	className?: string;
	onClick: () => void;
	children: ReactNode;
}

export function RowButton({ label, lang, className = '', onClick, children }: RowButtonProps) {
	return (
		<button
			type="button"
			lang={lang}
			aria-haspopup="dialog"
			aria-label={label}
			onClick={onClick}
			className={`wrap-anywhere min-h-11 text-left font-semibold text-primary underline-offset-4 hover:underline ${className}`}
		>
			{children}
		</button>
	);
}
