import type { LucideIcon } from 'lucide-react';
import { Spinner } from '@/components/ui/spinner';

const tones = { plain: 'text-primary', ok: 'text-ok', error: 'text-error' } as const;

interface RowActionProps {
	icon: LucideIcon;
	/** Names what is done, and to what. */
	label: string;
	tone?: keyof typeof tones;
	/** Where it leads, of a link; in a tab of its own, so that the list stays. */
	href?: string;
	isBusy?: boolean;
	onClick?: () => void;
}

/** One thing that can be done with a row. */
export function RowAction({
	icon: Icon,
	label,
	tone = 'plain',
	href,
	isBusy = false,
	onClick,
}: RowActionProps) {
	const look = `grid size-11 shrink-0 place-items-center rounded-control hover:bg-raised ${tones[tone]}`;
	if (href !== undefined)
		return (
			<a href={href} target="_blank" rel="noreferrer" aria-label={label} title={label} className={look}>
				<Icon aria-hidden="true" className="size-5" />
			</a>
		);
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			aria-busy={isBusy || undefined}
			onClick={onClick}
			className={look}
		>
			{isBusy ? <Spinner className="size-5" /> : <Icon aria-hidden="true" className="size-5" />}
		</button>
	);
}
