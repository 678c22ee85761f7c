import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import type { MailContent } from '@/lib/platform/mail/mail';
import { paragraphsMail } from '@/lib/platform/mail/paragraphs-mail';
import type { TypedText } from '@/lib/platform/mail/typed-text';

/** What administrators have decided about something that a member has sent in. */
interface ReviewFacts {
	kind: 'story' | 'picture';
	id: string;
	verdict: 'approved' | 'rejected';
	/** As its sender typed it; null for a sender whose address is not confirmed. */
	title: TypedText | null;
	/** Why it was rejected; null where nothing was said, and for a sender whose address is not confirmed. */
	reason: TypedText | null;
	/** The reader's. */
	language: Language;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/** Where it is to be seen, or to be tried again. */
const pageOf = {
	story: { approved: (id: string) => `/blog/${id}`, rejected: (id: string) => `/share-story?id=${id}` },
	picture: { approved: (id: string) => `/gallery#picture-${id}`, rejected: () => '/upload-photo' },
};

export function reviewMail({ kind, id, title, verdict, reason, language, appUrl }: ReviewFacts): MailContent {
	const t = translator(language);
	return paragraphsMail({
		language,
		subject: t(`mail.review.${kind}.${verdict}.subject`),
		blocks: [
			title === null
				? t(`mail.review.${kind}.${verdict}.unnamed`)
				: t(`mail.review.${kind}.${verdict}.named`, { title }),
			...(reason === null ? [] : [t('mail.review.reason', { reason })]),
			t(`mail.review.${kind}.${verdict}.meaning`),
		],
		open: t(`mail.review.${kind}.${verdict}.open`),
		url: appUrl + pathIn(language, pageOf[kind][verdict](id)),
	});
}
