import type { Prisma } from '@/lib/db/generated/client';
import { getEnv } from '@/lib/env/env';
import type { Mail } from '@/lib/mail/mail';
import { type Review, reviewMail } from '@/lib/mail/review-mails';

/**
 * What tells whoever sent something in what became of it, in their language; null for a demo member or a sender who
 * is gone.
 */
export async function reviewMailTo(
	tx: Prisma.TransactionClient,
	senderId: string | null,
	review: Review,
): Promise<Mail | null> {
	if (senderId === null) return null;
	const sender = await tx.member.findFirst({
		where: { id: senderId, isDemo: false, claimedAt: { not: null } },
		select: { email: true, language: true },
	});
	if (!sender) return null;
	const { email, language } = sender;
	return { ...reviewMail({ ...review, language, appUrl: getEnv().appUrl }), to: email };
}
