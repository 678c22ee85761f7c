import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { queueMail } from '@/lib/features/moderation/queue-mail';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { getEnv } from '@/lib/platform/env/env';
import { translator } from '@/lib/platform/i18n/translate';
import type { MailContent } from '@/lib/platform/mail/mail';
import { paragraphsMail } from '@/lib/platform/mail/paragraphs-mail';

interface AnswerFacts {
	/** The reader's. */
	language: Language;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/** Queues the mail to the owner of a tree that a relative has answered, unless their address is not confirmed. */
export async function queueAnswerMail(
	tx: Prisma.TransactionClient,
	memberId: string,
	now: Date,
): Promise<void> {
	const owner = await tx.member.findUnique({
		where: { id: memberId, emailConfirmedAt: { not: null } },
		select: { email: true, language: true },
	});
	if (!owner) return;
	const mail = { ...answerMail({ language: owner.language, appUrl: getEnv().appUrl }), to: owner.email };
	await queueMail(tx, { action: 'family.answer', memberId, mail, now });
}

/** That a relative has answered; what they say is in the portal alone. */
export function answerMail({ language, appUrl }: AnswerFacts): MailContent {
	const t = translator(language);
	return paragraphsMail({
		language,
		subject: t('mail.elderAnswer.subject'),
		blocks: [t('mail.elderAnswer.text')],
		open: t('mail.elderAnswer.open'),
		url: appUrl + pathIn(language, '/family-tree/questions'),
	});
}
