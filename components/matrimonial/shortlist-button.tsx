'use client';

import { Bookmark } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-style';
import { useMark } from './marks';

interface ShortlistButtonProps {
	member: { _id: string; name: string };
	isShortlisted: boolean;
	label?: string;
	onChanged: (isShortlisted: boolean) => void;
}

/** Keeps a match on the viewer's shortlist, or takes it off; shown at once, and undone if the server refuses. */
export function ShortlistButton({
	member: { _id, name },
	isShortlisted,
	label,
	onChanged,
}: ShortlistButtonProps) {
	const t = useTranslations('matrimonial');
	const { isPending, mutate } = useMark({
		memberId: _id,
		mark: isShortlisted ? null : 'shortlisted',
		done: t(isShortlisted ? 'marks.unshortlisted' : 'marks.shortlisted', { name }),
		onStart: () => onChanged(!isShortlisted),
		onFailure: () => onChanged(isShortlisted),
	});
	return (
		<button
			type="button"
			aria-pressed={isShortlisted}
			aria-label={t('card.shortlistOf', { name })}
			title={isShortlisted ? t('card.shortlisted') : t('card.shortlist')}
			onClick={() => !isPending && mutate()}
			className={label ? buttonClass('outline') : buttonClass('quiet', 'w-11 px-0!')}
		>
			<Bookmark aria-hidden="true" className={`size-5 shrink-0 ${isShortlisted ? 'fill-current' : ''}`} />
			{label}
		</button>
	);
}
