import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/api';
import { clearNotice, showFailure } from '../notice';
import type { NoteEvents } from '../review/review-queue';
import { getReason, type SubmittedImage, submitted } from '../review/submission';

interface FeaturedSuggestionProps {
	picture: SubmittedImage;
	on: NoteEvents<SubmittedImage>;
}

/** Says that the sender suggests a picture as a featured one; an administrator confirms it here. */
export function FeaturedSuggestion({ picture, on }: FeaturedSuggestionProps) {
	const t = useTranslations('admin.gallery');
	const [isBusy, setBusy] = useState(false);
	const confirm = async () => {
		setBusy(true);
		on.pending(true);
		clearNotice();
		const body = { featured: true, ...(picture.version !== undefined && { version: picture.version }) };
		const answer = await callApi('PUT /api/gallery/[id]', { params: { id: picture._id }, body });
		setBusy(false);
		on.pending(false);
		if (!answer.ok) {
			if (!leaveWhenLoggedOut(answer)) showFailure(getReason(answer, t('updateFailed')));
			return;
		}
		// The answer to a change does not say who has sent the picture.
		on.changed({
			...submitted('picture', answer.data.image),
			...(picture.sender && { sender: picture.sender }),
		});
	};
	return (
		<div className="flex flex-col items-start gap-2">
			<p>{t('suggested')}</p>
			<Button
				look="outline"
				className="px-4 text-sm"
				busyLabel={isBusy && t('confirmingFeatured')}
				onClick={() => void confirm()}
			>
				{t('confirmFeatured')}
			</Button>
		</div>
	);
}
