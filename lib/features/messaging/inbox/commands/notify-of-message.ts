import { listForwardRecipients } from '@/lib/features/member/queries/forward-recipients';
import { inboxMailLimit } from '@/lib/features/messaging/inbox/constants';
import { messageSelect } from '@/lib/features/messaging/inbox/dto';
import { messageMail } from '@/lib/features/messaging/inbox/mails';
import { db } from '@/lib/platform/db/client';
import { getEnv } from '@/lib/platform/env/env';
import { isWithin } from '@/lib/platform/limits/limits';
import { log } from '@/lib/platform/log/log';
import { sendMail } from '@/lib/platform/mail/send';
import { typedTextFor } from '@/lib/platform/mail/typed-text';

/** Tells administrators what a visitor has written, in the administrator's language. An answer goes to the visitor. */
export async function notifyOfMessage(id: string): Promise<void> {
	const message = await db.inboxMessage.findUnique({ where: { id, isSpam: false }, select: messageSelect });
	if (!message) return;
	const administrators = await listForwardRecipients();
	for (const administrator of administrators) {
		const { id: administratorId, email, language } = administrator;
		if (!(await isWithin(inboxMailLimit, administratorId))) continue;
		const mail = messageMail({
			id,
			language,
			kind: message.kind,
			feedbackType: message.feedbackType,
			appUrl: getEnv().appUrl,
			name: typedTextFor(administrator, message.name),
			email: typedTextFor(administrator, message.email),
			subject: typedTextFor(administrator, message.subject),
			message: typedTextFor(administrator, message.message),
		});
		const replyTo = typedTextFor(administrator, message.email);
		// One that cannot be reached does not stop the mails to the others.
		await sendMail({ ...mail, to: email, ...(replyTo !== null && { replyTo }) }).catch((error: unknown) =>
			log.error({ err: error }, 'an administrator was not mailed about a message'),
		);
	}
}
