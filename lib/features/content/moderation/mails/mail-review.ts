import type { Prisma } from '@/lib/platform/db/generated/client';
import { getEnv } from '@/lib/platform/env/env';
import type { Mail } from '@/lib/platform/mail/mail';
import { typedTextFor } from '@/lib/platform/mail/typed-text';
import { reviewMail } from './review-mail';

interface Review {
	kind: 'story' | 'picture';
	id: string;
	/** As its sender typed it. */
	title: string;
	verdict: 'approved' | 'rejected';
	/** Why it was rejected; empty where nothing was said. */
	reason: string;
}

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
