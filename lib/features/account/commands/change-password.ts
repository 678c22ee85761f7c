import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { newPassword, typedPassword } from '@/lib/core/password-rule';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { checkPasswordStrength, hashPassword } from '@/lib/platform/auth/password';
import { type StartedSession, startSession } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/client';
import { confirmPassword } from './confirm-password';
import { endOpenAddresses, keptIds } from './end-capabilities';

/** PUT /api/users/password */
export const passwordChange = z.object({
	currentPassword: typedPassword,
	newPassword,
	/** Open addresses that do not end with the sessions. */
	keeps: keptIds.exactOptional(),
});

/**
 * Sets another password, ends every session of the account, all codes that could set one and the addresses that are not kept, and starts a session
 * for who has asked, kept as long as the one before. Answers the account's address with it.
 *
 * @throws DomainError `password.wrong`, `password.weak`, `limit.exceeded`; `record.stale` when another change was
 * faster; `auth.required` when the session has just been ended
 */
export async function changePassword(
	{ memberId, sessionId }: MemberActor,
	{ currentPassword, newPassword, keeps = [] }: z.output<typeof passwordChange>,
	{ now, userAgent }: { now: Date; userAgent: string | null },
): Promise<{ session: StartedSession; email: string }> {
	const account = await confirmPassword(memberId, currentPassword, 'currentPassword');
	await checkPasswordStrength(newPassword, account.emailKey, 'newPassword');
	const passwordHash = await hashPassword(newPassword);
	const session = await db.$transaction(async (tx) => {
		const changed = await tx.member.updateMany({
			where: { id: memberId, passwordHash: account.passwordHash },
			data: { passwordHash },
		});
		if (changed.count === 0) throw new DomainError('record.stale');
		// Deleted first: a session that somebody ended while the password was checked must not be followed by another.
		const [own] = await tx.$queryRaw<{ isKept: boolean }[]>`
			DELETE FROM "Session" WHERE "id" = ${sessionId}::uuid AND "memberId" = ${memberId}::uuid RETURNING "isKept"`;
		if (!own) throw new DomainError('auth.required');
		await tx.session.deleteMany({ where: { memberId } });
		await tx.oneTimeCode.updateMany({ where: { memberId, usedAt: null }, data: { usedAt: now } });
		await endOpenAddresses(tx, memberId, { now, keeps });
		// The owner knew the password and has shown the second factor: a reset before is no reason to wait.
		await tx.secondFactor.updateMany({ where: { memberId }, data: { passwordResetAt: null } });
		// The session that asks has shown the second factor, where there is one.
		const proven = { id: memberId, passwordHash, hasSecondFactor: true };
		return startSession(proven, { now, userAgent, isKept: own.isKept }, tx);
	});
	return { session, email: account.email };
}
