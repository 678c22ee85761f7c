import { unconfirmedMailLimit } from '@/lib/features/member/constants';
import { isWithin } from '@/lib/platform/limits/limits';
import type { MailRecipient } from '@/lib/platform/mail/typed-text';

/** Whether a caller at `address` may cause one more mail to this recipient. Counts it where the recipient is unconfirmed. */
export async function mayBeMailedFrom(
	address: string,
	{ emailConfirmedAt }: MailRecipient,
): Promise<boolean> {
	return emailConfirmedAt !== null || isWithin(unconfirmedMailLimit, address);
}
