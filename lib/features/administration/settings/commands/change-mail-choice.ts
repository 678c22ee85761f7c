import type * as z from 'zod';
import type { mailChoiceBody, mailChoiceReply } from '@/lib/features/administration/schema';
import { refuseRemoved } from '@/lib/features/member/commands/change-profile';
import { db } from '@/lib/platform/db/client';

type MailChoice = z.output<typeof mailChoiceReply>;

const select = { frequency: true, forwardsMessages: true } as const;

/** What an administrator who has chosen nothing is mailed; the columns have the same defaults. */
const defaults: MailChoice = { frequency: 'daily', forwardsMessages: true };

export async function readMailChoice(memberId: string): Promise<MailChoice> {
	return (await db.administratorMail.findUnique({ where: { memberId }, select })) ?? defaults;
}

/** @throws DomainError `auth.required` when the account has just been removed */
export function changeMailChoice(
	memberId: string,
	change: z.output<typeof mailChoiceBody>,
): Promise<MailChoice> {
	return db.administratorMail
		.upsert({ where: { memberId }, create: { memberId, ...change }, update: change, select })
		.catch(refuseRemoved);
}
