import { sendDecidedMails } from '@/lib/features/moderation/decided-mails';

/** Sends the mails about the decisions made so far, as if the time to undo them were over. Answers how many went. */
export function sendMailsNow(): Promise<number> {
	return sendDecidedMails(new Date(Date.now() + 15_000));
}
