import { db } from '@/lib/db/client';
import { getEnv } from '@/lib/env/env';
import { isWithin } from '@/lib/http/limits';
import { log } from '@/lib/log/log';
import { messageMail } from '@/lib/mail/inbox-mails';
import { sendMail } from '@/lib/mail/send';
import { inboxMailLimit } from './limits';

/** Tells every administrator what a visitor has written, in the administrator's language. An answer goes to the visitor. */
export async function tellOfMessage(id: string): Promise<void> {
	const message = await db.inboxMessage.findUnique({
		where: { id, isSpam: false },
		select: { kind: true, name: true, email: true, subject: true, feedbackType: true, message: true },
	});
	if (!message) return;
	const administrators = await db.member.findMany({
		where: { isAdmin: true, claimedAt: { not: null } },
		select: { id: true, email: true, language: true },
	});
	for (const { id: administratorId, email, language } of administrators) {
		if (!(await isWithin(inboxMailLimit, administratorId))) continue;
		const mail = messageMail({ ...message, id, language, appUrl: getEnv().appUrl });
		// One that cannot be reached leaves the others told.
		await sendMail({ ...mail, to: email, replyTo: message.email }).catch((error: unknown) =>
			log.error({ err: error }, 'an administrator was not told of a message'),
		);
	}
}
