import type * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { codeMail } from '@/lib/features/account/mails/code-mail';
import { secondFactorMail } from '@/lib/features/account/mails/second-factor-mails';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Caller } from '@/lib/platform/auth/attempts';
import { noteFailedLogin } from '@/lib/platform/auth/failed-login';
import { type CheckedAccount, checkPassword, credentials, forgivePassword } from '@/lib/platform/auth/login';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { getEnv } from '@/lib/platform/env/env';
import { formatMoment } from '@/lib/platform/i18n/format';
import { sendMail } from '@/lib/platform/mail/send';
import { accountMailLimits, consumeMail, isSameCode, newCode } from './mailed-secret';
import { codeLifeMs, keepCode, otp } from './reset-password';

// Turns the second factor off, for somebody who has the password and reads the account's mail: from the account page, and
// from the login by somebody who has lost their phone.

/** Mailed codes, for each account. The password is checked before. */
const mailedCodeLimits = accountMailLimits('secondFactorMail');

/** Somebody who reads the account's mail but is not its owner must not get past the second factor before the owner notices. */
const holdAfterResetMs = 72 * 60 * 60 * 1000;

/** POST /api/users/second-factor/removal-code */
export const removalCodeRequest = credentials.pick({ email: true, password: true });

/** POST /api/users/second-factor/removal */
export const secondFactorRemoval = removalCodeRequest.extend({ otp });

/**
 * Stores a code that turns the second factor off, in place of an earlier one. Answers what mails it to the account's
 * owner.
 *
 * @throws DomainError what a wrong password throws at login; `secondFactor.off`, `secondFactor.passwordReset`,
 * `limit.exceeded`
 */
export async function createRemovalCode(
	asked: z.output<typeof removalCodeRequest>,
	caller: Caller,
	{ language, now }: { language: Language; now: Date },
): Promise<() => Promise<void>> {
	// The tries stay counted: a code asked for must not buy more tries at the codes of the second factor.
	const { id, email, hasSecondFactor } = await checkPassword(asked, caller);
	await checkPasswordReset(db, id, { language, now });
	await consumeMail(mailedCodeLimits, id);
	if (!hasSecondFactor) throw new DomainError('secondFactor.off');
	const code = newCode();
	const isStored = await keepCode(id, { purpose: 'secondFactor', code, now });
	return async () => {
		const mail = codeMail('secondFactorCode', { code, language, minutes: codeLifeMs / 60_000 });
		if (isStored) await sendMail({ ...mail, to: email });
	};
}

/**
 * Turns the second factor off and ends every session but the one that asks. Answers the account's address.
 *
 * @throws DomainError what a wrong password throws at login; `secondFactor.off`, `secondFactor.passwordReset`,
 * `reset.wrongOtp`
 */
export async function removeSecondFactor(
	{ otp: code, ...asked }: z.output<typeof secondFactorRemoval>,
	caller: Caller,
	{ actor, language, now }: { actor: Actor; language: Language; now: Date },
): Promise<{ email: string }> {
	const account = await checkPassword(asked, caller);
	const { id: memberId, email } = account;
	if (!account.hasSecondFactor) throw new DomainError('secondFactor.off');
	const codeId = await takeTry(account, code, now);
	const sessionId = actor.kind === 'member' && actor.memberId === memberId ? actor.sessionId : null;
	await db.$transaction(async (tx) => {
		// The account before its codes, in the order of what removes it.
		const changed = await tx.member.updateMany({
			where: { id: memberId, secondFactorSince: { not: null } },
			data: { secondFactorSince: null },
		});
		if (changed.count === 0) throw new DomainError('secondFactor.off');
		// The account is locked: a reset that came while the password was checked is seen.
		await checkPasswordReset(tx, memberId, { language, now });
		const used = await tx.oneTimeCode.updateMany({
			where: { id: codeId, usedAt: null },
			data: { usedAt: now },
		});
		if (used.count === 0) throw wrongOtp();
		await tx.secondFactor.deleteMany({ where: { memberId } });
		await tx.session.deleteMany({ where: { memberId, ...(sessionId && { id: { not: sessionId } }) } });
	});
	await forgivePassword(account);
	return { email };
}

/** Tells the owner of an account that its second factor is on or off now. */
export async function mailSecondFactorChange(
	email: string,
	{ language, isOn }: { language: Language; isOn: boolean },
): Promise<void> {
	await sendMail({ ...secondFactorMail({ language, isOn, appUrl: getEnv().appUrl }), to: email });
}

/**
 * Refuses for 72 hours after a mailed code has set the password: the mailbox alone must not be enough for both steps.
 *
 * @throws DomainError `secondFactor.passwordReset`
 */
async function checkPasswordReset(
	client: Prisma.TransactionClient,
	memberId: string,
	{ language, now }: { language: Language; now: Date },
): Promise<void> {
	const factor = await client.secondFactor.findUnique({
		where: { memberId },
		select: { passwordResetAt: true },
	});
	if (!factor?.passwordResetAt) return;
	const end = new Date(factor.passwordResetAt.getTime() + holdAfterResetMs);
	if (end <= now) return;
	const until = formatMoment(end.toISOString(), language) ?? '';
	throw new DomainError('secondFactor.passwordReset', { values: { until } });
}

/** Counted in the statement that reads the code, before it is compared. */
async function takeTry({ id: memberId, emailKey }: CheckedAccount, code: string, now: Date): Promise<string> {
	const [alive] = await db.$queryRaw<{ id: string; codeHmac: Uint8Array }[]>`
		UPDATE "OneTimeCode" SET "triesLeft" = "triesLeft" - 1
		WHERE "memberId" = ${memberId}::uuid AND "purpose" = 'secondFactor' AND "usedAt" IS NULL
			AND "expiresAt" > ${now} AND "triesLeft" > 0
		RETURNING "id"::text, "codeHmac"`;
	if (!alive || !isSameCode(alive.codeHmac, memberId, code)) {
		noteFailedLogin(emailKey, 'code');
		throw wrongOtp();
	}
	return alive.id;
}

function wrongOtp(): DomainError {
	return new DomainError('reset.wrongOtp', { fields: [{ path: 'otp', message: 'otpWrong' }] });
}
