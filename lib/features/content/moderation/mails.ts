import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { getEnv } from '@/lib/platform/env/env';
import { translator } from '@/lib/platform/i18n/translate';
import type { Mail, MailContent } from '@/lib/platform/mail/mail';
import { paragraphsMail } from '@/lib/platform/mail/paragraphs-mail';
import { type TypedText, typedTextFor } from '@/lib/platform/mail/typed-text';

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

type Review = Pick<ReviewFacts, 'kind' | 'id' | 'verdict'> & {
	/** As its sender typed it. */
	title: string;
	/** Why it was rejected; empty where nothing was said. */
	reason: string;
};

/**
 * The mail that tells the sender of a submission the decision, in their language; null for a demo member or a sender who
 * is gone.
 */
export async function reviewMailTo(
	tx: Prisma.TransactionClient,
	senderId: string | null,
	{ title, reason, ...review }: Review,
): Promise<Mail | null> {
	if (senderId === null) return null;
	const sender = await tx.member.findFirst({
		where: { id: senderId, isDemo: false, claimedAt: { not: null } },
		select: { email: true, emailConfirmedAt: true, language: true },
	});
	if (!sender) return null;
	const { email, language } = sender;
	const typed = { title: typedTextFor(sender, title), reason: typedTextFor(sender, reason || null) };
	return { ...reviewMail({ ...review, ...typed, language, appUrl: getEnv().appUrl }), to: email };
}
