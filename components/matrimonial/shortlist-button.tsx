'use client';

import { Bookmark } from 'lucide-react';
import { filled } from '@/components/family/texts';
import { buttonClass } from '@/components/ui/button-style';
import type { ApiFailure } from '@/lib/client/api';
import { useMarkForm } from './marks';
import type { MatrimonialTexts } from './texts';

interface ShortlistButtonProps {
	member: { _id: string; name: string };
	isShortlisted: boolean;
	/** Beside the sign, where there is room for it. */
	label?: string;
	texts: Pick<MatrimonialTexts, 'card' | 'marks'>;
	onChanged: (isShortlisted: boolean) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

/** Keeps a match on the viewer's shortlist, or takes it off; shown at once, and taken back if the server refuses. */
export function ShortlistButton({
	member: { _id, name },
	isShortlisted,
	label,
	texts: { card, marks },
	onChanged,
	onFailure,
}: ShortlistButtonProps) {
	const { formProps } = useMarkForm({
		memberId: _id,
		mark: isShortlisted ? null : 'shortlisted',
		done: filled(isShortlisted ? marks.unshortlisted : marks.shortlisted, { name }),
		failed: marks.failed,
		onStart: () => onChanged(!isShortlisted),
		onFailure: (failure) => {
			onChanged(isShortlisted);
			return onFailure(failure);
		},
	});
	return (
		<form {...formProps}>
			<button
				type="submit"
				aria-pressed={isShortlisted}
				aria-label={filled(card.shortlistOf, { name })}
				title={isShortlisted ? card.shortlisted : card.shortlist}
				className={label ? buttonClass('outline') : buttonClass('quiet', 'w-11 px-0!')}
			>
				<Bookmark aria-hidden="true" className={`size-5 shrink-0 ${isShortlisted ? 'fill-current' : ''}`} />
				{label}
			</button>
		</form>
	);
}
