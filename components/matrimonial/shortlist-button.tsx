'use client';

import { Bookmark } from 'lucide-react';
import { useRef } from 'react';
import { filled } from '@/components/family/texts';
import { buttonClass } from '@/components/ui/button-style';
import { showToast } from '@/components/ui/toast';
import type { ApiFailure } from '@/lib/client/api';
import { putMark } from './marks';
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
	const isSending = useRef(false);
	const toggle = async () => {
		if (isSending.current) return;
		isSending.current = true;
		onChanged(!isShortlisted);
		const answer = await putMark(_id, isShortlisted ? null : 'shortlisted');
		isSending.current = false;
		if (answer.ok) {
			showToast(filled(isShortlisted ? marks.unshortlisted : marks.shortlisted, { name }), 'success');
			return;
		}
		onChanged(isShortlisted);
		if (!onFailure(answer)) showToast(answer.message || marks.failed, 'error');
	};
	return (
		<button
			type="button"
			aria-pressed={isShortlisted}
			aria-label={filled(card.shortlistOf, { name })}
			title={isShortlisted ? card.shortlisted : card.shortlist}
			onClick={() => void toggle()}
			className={label ? buttonClass('outline') : buttonClass('quiet', 'w-11 px-0!')}
		>
			<Bookmark aria-hidden="true" className={`size-5 shrink-0 ${isShortlisted ? 'fill-current' : ''}`} />
			{label}
		</button>
	);
}
