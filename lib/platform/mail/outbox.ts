import { getEmailKey } from '@/lib/core/email-rule';
import { db } from '@/lib/platform/db/client';
import { getEnv } from '@/lib/platform/env/env';
import type { Mail } from './mail';

const dayMs = 24 * 60 * 60 * 1000;
const retentionDays = 30;

/** Whether mails are written to a table that administrators read: on previews, which have neither a mail server nor a disk. */
export function hasOutboxTable(): boolean {
	const { smtpUrl, isPreview } = getEnv();
	return smtpUrl === null && isPreview;
}

/** Also removes the mails whose time is over: Vercel calls for no housekeeping on previews. */
export async function writeToOutboxTable(mail: Omit<Mail, 'replyTo'>, now: Date): Promise<void> {
	const { to, language, subject, text, html } = mail;
	await clearOutbox(now);
	await db.outboxMail.create({
		data: { email: to, emailKey: getEmailKey(to), language, subject, text, html, createdAt: now },
		select: { id: true },
	});
}

/** Removes mails that are 30 days old; answers how many. */
export async function clearOutbox(now: Date): Promise<number> {
	const latestExpired = new Date(now.getTime() - retentionDays * dayMs);
	const { count } = await db.outboxMail.deleteMany({ where: { createdAt: { lte: latestExpired } } });
	return count;
}
