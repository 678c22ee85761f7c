import { sendDecisionMails } from '@/lib/features/moderation/decision-mails';

/** Sends the mails about the decisions made so far, as if the time to undo them were over. Answers how many went. */
export function sendMailsNow(): Promise<number> {
	return sendDecisionMails(new Date(Date.now() + 15_000));
}
