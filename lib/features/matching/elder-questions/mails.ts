import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { queueMail } from '@/lib/platform/decisions/queue-mail';
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
	await queueToOwner(tx, { action: 'family.answer', write: answerMail, memberId, now });
}

/** Queues the mail to the owner of a tree that the link to a question has ended, unless their address is not confirmed. */
export async function queueWrongChoiceMail(
	tx: Prisma.TransactionClient,
	memberId: string,
	now: Date,
): Promise<void> {
	await queueToOwner(tx, { action: 'family.wrongChoice', write: wrongChoiceMail, memberId, now });
}

interface MailToOwner {
	action: string;
	write: (facts: AnswerFacts) => MailContent;
	memberId: string;
	now: Date;
}

async function queueToOwner(
	tx: Prisma.TransactionClient,
	{ action, write, memberId, now }: MailToOwner,
): Promise<void> {
	const owner = await tx.member.findUnique({
		where: { id: memberId, emailConfirmedAt: { not: null } },
		select: { email: true, language: true },
	});
	if (!owner) return;
	const mail = { ...write({ language: owner.language, appUrl: getEnv().appUrl }), to: owner.email };
	await queueMail(tx, { action, memberId, mail, now });
}

/** That a relative has answered; what they say is in the portal alone. */
export function answerMail(facts: AnswerFacts): MailContent {
	return mailAbout('elderAnswer', facts);
}

/** That a reader of a link has chosen a wrong relation, which has ended the link. */
export function wrongChoiceMail(facts: AnswerFacts): MailContent {
	return mailAbout('elderWrongChoice', facts);
}

function mailAbout(what: 'elderAnswer' | 'elderWrongChoice', { language, appUrl }: AnswerFacts): MailContent {
	const t = translator(language);
	return paragraphsMail({
		language,
		subject: t(`mail.${what}.subject`),
		blocks: [t(`mail.${what}.text`)],
		open: t(`mail.${what}.open`),
		url: appUrl + pathIn(language, '/family-tree/questions'),
	});
}
