import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { findLinkedId, getLinkPath } from '@/lib/features/account/queries/signed-link';
import {
	findWaitingAccount,
	removeUnclaimedAccount,
	type WaitingAccount,
} from '@/lib/features/member/commands/unclaimed-accounts';
import type { Limit } from '@/lib/platform/limits/limits';

// The recipient of the mail about an unwanted account removes it with the link in it.

export const notMeLimit: Limit = { name: 'notMe', points: 30, seconds: 10 * 60 };

/** POST /api/users/not-me */
export const notMeBody = z.object({ token: z.string().max(200) });

/** The page, unprefixed, on which the account can be removed. */
export const notMePath = (memberId: string) => getLinkPath('not-me', memberId);

/** The account that the link's token is about, if it still waits to be claimed. */
export async function findRefusable(token: string, now: Date): Promise<WaitingAccount | null> {
	const id = findLinkedId('not-me', token);
	return id === null ? null : findWaitingAccount(id, now);
}

/** @throws DomainError `notFound`, for every reason */
export async function refuseAccount({ token }: z.output<typeof notMeBody>): Promise<void> {
	const id = findLinkedId('not-me', token);
	if (id === null || !(await removeUnclaimedAccount(id))) throw new DomainError('notFound');
}
