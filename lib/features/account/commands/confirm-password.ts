import { DomainError } from '@/lib/core/errors';
import { verifyPassword } from '@/lib/platform/auth/password';
import { db } from '@/lib/platform/db/client';
import { consume, consumeTry, forgiveTries, type Limit } from '@/lib/platform/limits/limits';

/** Wrong passwords of a logged-in member: a stolen session allows no guessing. */
const confirmationLimit: Limit = { name: 'passwordConfirmation', points: 10, seconds: 15 * 60 };

/** Passwords given so, right or wrong: to look at one takes as long as a login, which is limited as well. */
const confirmationsLimit: Limit = { name: 'passwordConfirmations', points: 30, seconds: 10 * 60 };

/**
 * Makes sure that the person at a member's session is the member. Answers what the password was checked against, and
 * whether the account's address is confirmed.
 * `path` is the field that the password came in.
 *
 * @throws DomainError `password.wrong`, `limit.exceeded`, `auth.required` when the account has just been removed
 */
export async function confirmPassword(
	memberId: string,
	password: string,
	path: string,
): Promise<{ email: string; isConfirmed: boolean; emailKey: string; passwordHash: string }> {
	await consume(confirmationsLimit, memberId);
	await consumeTry(confirmationLimit, memberId);
	const account = await db.member.findUnique({
		where: { id: memberId },
		select: { email: true, emailConfirmedAt: true, emailKey: true, passwordHash: true },
	});
	if (!account?.passwordHash) throw new DomainError('auth.required');
	const { email, emailKey, passwordHash } = account;
	if (!(await verifyPassword(password, passwordHash))) {
		throw new DomainError('password.wrong', { fields: [{ path, message: 'passwordWrong' }] });
	}
	await forgiveTries(confirmationLimit, memberId);
	return { email, isConfirmed: account.emailConfirmedAt !== null, emailKey, passwordHash };
}
