import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translate';
import type { MailContent } from './mail';
import { paragraphsMail } from './paragraphs-mail';

/** What administrators have decided about something that a member has sent in. */
export interface Review {
	kind: 'story' | 'picture';
	id: string;
	/** As its sender typed it. */
	title: string;
	verdict: 'approved' | 'rejected';
	/** Why it was rejected; empty where nothing was said. */
	reason: string;
}

interface ReviewFacts extends Review {
	/** The reader's. */
	language: Language;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/** Where it is to be seen, or to be tried again. */
const pageOf = {
	story: { approved: (id: string) => `/blog/${id}`, rejected: (id: string) => `/share-story?id=${id}` },
	picture: { approved: () => '/gallery', rejected: () => '/upload-photo' },
};

export function reviewMail({ kind, id, title, verdict, reason, language, appUrl }: ReviewFacts): MailContent {
	const t = translator(language);
	return paragraphsMail({
		language,
		subject: t(`mail.review.${kind}.${verdict}.subject`),
		blocks: [
			t(`mail.review.${kind}.${verdict}.told`, { title }),
			...(reason === '' ? [] : [t('mail.review.reason', { reason })]),
			t(`mail.review.${kind}.${verdict}.meaning`),
		],
		open: t(`mail.review.${kind}.${verdict}.open`),
		url: appUrl + pathIn(language, pageOf[kind][verdict](id)),
	});
}
