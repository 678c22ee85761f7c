import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { findLinkedId } from '@/lib/features/account/queries/signed-link';
import { findWaitingAccount, type WaitingAccount } from '@/lib/features/member/commands/unclaimed-accounts';
import { db } from '@/lib/platform/db/client';
import type { Limit } from '@/lib/platform/limits/limits';
import { countCodeRequest } from './reset-password';

// The link in the mail about an account that waits to be claimed opens a page, and gives no access by itself: a relative who
// gets the mail forwarded cannot claim with it. The code goes to the address of the account when its owner asks for it.

/** Calls by such links, from one address. */
export const claimCodeLimit: Limit = { name: 'claimCode', points: 30, seconds: 10 * 60 };

/** POST /api/users/claim-code */
export const claimCodeBody = z.object({ token: z.string().max(200) });

export const claimCodeReply = z.object({
	message: z.string(),
	/** The address that the code goes to. */
	email: z.string(),
});

/** Counts the codes of the link apart from those that strangers ask for by the address. */
const linkDevice = 'claim link';

/** The account that the link's token is about, if it still waits to be claimed. */
export async function findClaimable(token: string, now: Date): Promise<WaitingAccount | null> {
	const id = findLinkedId('claim', token);
	return id === null ? null : findWaitingAccount(id, now);
}

/**
 * Counts a code that the link asks for, and returns the address that it goes to.
 *
 * @throws DomainError `notFound` for every link that does not work, `limit.exceeded`
 */
export async function countLinkedCode(
	{ token }: z.output<typeof claimCodeBody>,
	now: Date,
): Promise<{ email: string }> {
	const waiting = await findClaimable(token, now);
	const account =
		waiting && (await db.member.findUnique({ where: { id: waiting.id }, select: { email: true } }));
	if (!account) throw new DomainError('notFound');
	await countCodeRequest(account, { device: linkDevice });
	return account;
}
