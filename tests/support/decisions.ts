import { vi } from 'vitest';
import { sendDecisionMails, sendMailsFrom } from '@/lib/platform/decisions/decision-mails';

/** Sends the mails about the decisions made so far, as if the time to undo them were over. Answers how many went. */
export function sendMailsNow(): Promise<number> {
	return sendDecisionMails(new Date(Date.now() + 15_000));
}

/** Sends what is due, where the portal has asked for that by now (lib/platform/decisions/decision-mails.ts). Answers how many went. */
export async function sendDueMails(): Promise<number> {
	const isAsked = vi.mocked(sendMailsFrom).mock.calls.some(([due]) => due.getTime() <= Date.now());
	return isAsked ? sendDecisionMails(new Date()) : 0;
}
