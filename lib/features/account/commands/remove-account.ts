import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { typedPassword } from '@/lib/core/password-rule';
import { endWithAccount } from '@/lib/features/matching/guardians/commands/end-guardianships';
import { removeMember } from '@/lib/features/member/commands/remove-member';
import { confirmPassword } from './confirm-password';

/** DELETE /api/users/me */
export const accountRemoval = z.object({ password: typedPassword });

/**
 * Removes one's own account with everything of the person. Answers the address that it had.
 *
 * @throws DomainError `password.wrong`, `limit.exceeded`, `administrator.last`; `auth.required` when it is gone
 * already
 */
export async function removeOwnAccount(
	memberId: string,
	{ password }: z.output<typeof accountRemoval>,
	now: Date,
): Promise<{ email: string }> {
	const { email } = await confirmPassword(memberId, password, 'password');
	const isRemoved = await removeMember(memberId, memberId, now, (tx) => endWithAccount(tx, memberId, now));
	if (!isRemoved) throw new DomainError('auth.required');
	return { email };
}
