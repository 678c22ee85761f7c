import { db } from '@/lib/db/client';
import { getEnv } from '@/lib/env/env';
import { type Review, reviewMail } from '@/lib/mail/review-mails';
import { sendMail } from '@/lib/mail/send';

interface ReviewedSubmission extends Review {
	/** Null when the sender has left. */
	senderId: string | null;
}

/**
 * Tells whoever sent something in what became of it, in their language; nothing for a demo member or a sender who
 * is gone. To be called once the answer is on its way.
 */
export async function tellOfReview({ senderId, ...review }: ReviewedSubmission): Promise<void> {
	if (senderId === null) return;
	const sender = await db.member.findFirst({
		where: { id: senderId, isDemo: false, claimedAt: { not: null } },
		select: { email: true, language: true },
	});
	if (!sender) return;
	const { email, language } = sender;
	await sendMail({ ...reviewMail({ ...review, language, appUrl: getEnv().appUrl }), to: email });
}
