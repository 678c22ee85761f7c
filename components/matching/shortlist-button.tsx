'use client';

import { Bookmark } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-style';
import { useMark } from './use-mark';

interface ShortlistButtonProps {
	member: { _id: string; name: string };
	isShortlisted: boolean;
	/** Whether the words stand on the button, beside its picture. */
	isLabelled?: boolean;
	onChanged: (isShortlisted: boolean) => void;
}

/** Keeps a match on the viewer's shortlist, or takes it off; shown at once, and undone if the server refuses. */
export function ShortlistButton({
	member: { _id, name },
	isShortlisted,
	isLabelled = false,
	onChanged,
}: ShortlistButtonProps) {
	const t = useTranslations('matching');
	const { isPending, mutate } = useMark({
		memberId: _id,
		onStart: (mark) => onChanged(mark !== null),
		onFailure: (mark) => onChanged(mark === null),
	});
	const toggle = () => {
		if (isShortlisted) mutate({ mark: null, done: t('marks.unshortlisted', { name }) });
		else mutate({ mark: 'shortlisted', done: t('marks.shortlisted', { name }) });
	};
	const label = isShortlisted ? t('card.shortlisted') : t('card.shortlist');
	return (
		<button
			type="button"
			aria-pressed={isShortlisted}
			aria-label={isShortlisted ? t('card.shortlistedOf', { name }) : t('card.shortlistOf', { name })}
			title={label}
			onClick={() => !isPending && toggle()}
			className={isLabelled ? buttonClass('outline') : buttonClass('quiet', 'w-11 px-0!')}
		>
			<Bookmark aria-hidden="true" className={`size-5 shrink-0 ${isShortlisted ? 'fill-current' : ''}`} />
			{isLabelled && label}
		</button>
	);
}
