import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';
import type { BellTexts } from './bell';

/** The bell's texts from the message files; numbers and names are filled in by the bell. */
export function bellTexts(language: Language): BellTexts {
	const { kinds, read: _, ...texts } = getMessages(language).notifications;
	const { relation, interest, story, picture } = kinds;
	return {
		...texts,
		sentences: {
			'relation.asked': relation.asked,
			'relation.accepted': relation.accepted,
			'relation.refused': relation.refused,
			'interest.received': interest.received,
			'interest.accepted': interest.accepted,
			'interest.notAccepted': interest.notAccepted,
			'story.approved': story.approved,
			'story.rejected': story.rejected,
			'story.removed': story.removed,
			'picture.approved': picture.approved,
			'picture.rejected': picture.rejected,
			'picture.removed': picture.removed,
		},
	};
}
