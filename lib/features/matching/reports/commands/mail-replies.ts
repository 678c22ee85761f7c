import { reportReplyMail } from '@/lib/features/matching/mails';
import { db } from '@/lib/platform/db/client';
import { getEnv } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import { sendMail } from '@/lib/platform/mail/send';

/** Mails reporters what has become of their report; who has not confirmed their address reads it in the portal alone. */
export async function mailReplies(ids: readonly string[]): Promise<void> {
	const replies = await db.reportReply.findMany({
		where: { id: { in: [...ids] }, member: { emailConfirmedAt: { not: null }, isDeceased: false } },
		select: { words: true, member: { select: { email: true, language: true } } },
	});
	for (const { words, member } of replies) {
		// The account has gone meanwhile, and the reply with it.
		if (!member) continue;
		const mail = reportReplyMail({ words, language: member.language, appUrl: getEnv().appUrl });
		// One that cannot be reached does not stop the mails to the others.
		await sendMail({ ...mail, to: member.email }).catch((error: unknown) =>
			log.error({ err: error }, 'a member was not mailed about their report'),
		);
	}
}
