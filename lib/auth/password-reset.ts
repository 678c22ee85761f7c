import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { DomainError, type FieldError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { db } from '@/lib/db/client';
import { isUniqueViolation } from '@/lib/db/errors';
import { getEnv } from '@/lib/env/env';
import { consume, type Limit } from '@/lib/http/limits';
import { passwordChangedMail, resetCodeMail } from '@/lib/mail/password-mails';
import { sendMail } from '@/lib/mail/send';
import { emailAddress, emailKeyOf } from '@/lib/member/email';
import { newPassword } from '@/lib/member/password-rule';
import { accountKeyOf } from './account-key';
import { forgiveLogins } from './login';
import { checkPasswordStrength, hashPassword } from './password';

const codeLifeMs = 10 * 60 * 1000;
const devanagariZero = 0x966;

/** Codes asked for, of any kind, from one address. */
export const codeAddressLimit: Limit = { name: 'codeAddress', points: 30, seconds: 10 * 60 };

/** Codes asked for one account, or for an address without one: the difference must not show. */
const codeLimits: readonly Limit[] = [
	{ name: 'codeMinute', points: 1, seconds: 60 },
	{ name: 'codeHour', points: 3, seconds: 60 * 60 },
	{ name: 'codeDay', points: 6, seconds: 24 * 60 * 60 },
];

/** Six digits, in the numerals of either script. */
const otp = z
	.string()
	.transform((typed) =>
		typed.trim().replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - devanagariZero)),
	)
	.refine((digits) => /^\d{6}$/.test(digits), { error: 'otp' });

/** POST /api/users/forgot-password */
export const codeRequest = z.object({ email: emailAddress });

/** POST /api/users/verify-otp */
export const codeCheck = z.object({ email: emailAddress, otp });

/** POST /api/users/reset-password */
export const passwordReset = z.object({ email: emailAddress, otp, newPassword });

/** The specification's sentence for the first field that does not fit. */
export function refusedReset(fields: FieldError[]): DomainError {
	const paths = fields.map(({ path }) => path);
	if (paths.includes('email')) return new DomainError('reset.email', { fields });
	if (paths.includes('otp')) return new DomainError('reset.otp', { fields });
	return new DomainError(
		fields.some(({ message }) => message === 'tooShort' || message === 'required')
			? 'reset.passwordTooShort'
			: 'input.invalid',
		{ fields },
	);
}

/** @throws DomainError `limit.exceeded` */
export async function countCodeRequest({ email }: z.output<typeof codeRequest>): Promise<void> {
	const key = accountKeyOf(emailKeyOf(email));
	for (const limit of codeLimits) await consume(limit, key);
}

/** Mails a new code, which takes the place of an older one; nothing where there is no account with this address. */
export async function sendResetCode(
	{ email }: z.output<typeof codeRequest>,
	{ language, now }: { language: Language; now: Date },
): Promise<void> {
	const member = await db.member.findUnique({
		where: { emailKey: emailKeyOf(email), claimedAt: { not: null } },
		select: { id: true, email: true },
	});
	if (!member) return;
	const code = String(randomInt(1_000_000)).padStart(6, '0');
	try {
		await db.$transaction([
			db.oneTimeCode.updateMany({ where: { memberId: member.id, usedAt: null }, data: { usedAt: now } }),
			db.oneTimeCode.create({
				data: {
					memberId: member.id,
					purpose: 'reset',
					codeHmac: new Uint8Array(hmacOf(member.id, code)),
					createdAt: now,
					expiresAt: new Date(now.getTime() + codeLifeMs),
				},
				select: { id: true },
			}),
		]);
	} catch (error) {
		// Another one is on its way this very moment.
		if (isUniqueViolation(error, 'OneTimeCode_alive_key')) return;
		throw error;
	}
	await sendMail({ ...resetCodeMail({ code, language, minutes: codeLifeMs / 60_000 }), to: member.email });
}

/**
 * Says whether a code is the right one; it can still be used afterwards. Takes one of its tries.
 *
 * @throws DomainError `reset.wrongOtp`
 */
export async function checkCode({ email, otp }: z.output<typeof codeCheck>, now: Date): Promise<void> {
	await takeTry(emailKeyOf(email), otp, now);
}

/**
 * Sets a new password, uses up the code and ends every session of the account. Answers its address as it is stored.
 *
 * @throws DomainError `password.weak`, `reset.wrongOtp`
 */
export async function resetPassword(
	{ email, otp, newPassword }: z.output<typeof passwordReset>,
	now: Date,
): Promise<{ email: string }> {
	const emailKey = emailKeyOf(email);
	await checkPasswordStrength(newPassword, emailKey);
	const { id, memberId } = await takeTry(emailKey, otp, now);
	const passwordHash = await hashPassword(newPassword);
	const member = await db.$transaction(async (tx) => {
		const used = await tx.oneTimeCode.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } });
		if (used.count === 0) throw new DomainError('reset.wrongOtp');
		await tx.session.deleteMany({ where: { memberId } });
		return tx.member.update({ where: { id: memberId }, data: { passwordHash }, select: { email: true } });
	});
	await forgiveLogins(emailKey);
	return member;
}

/** Tells the owner of an account that its password is another one now. */
export async function tellOfNewPassword(email: string, language: Language): Promise<void> {
	await sendMail({ ...passwordChangedMail({ language, appUrl: getEnv().appUrl }), to: email });
}

/** Counted before it is compared, in one statement: tries made at once are counted one by one. */
async function takeTry(emailKey: string, code: string, now: Date): Promise<{ id: string; memberId: string }> {
	const [alive] = await db.$queryRaw<{ id: string; memberId: string; codeHmac: Uint8Array }[]>`
		UPDATE "OneTimeCode" code SET "triesLeft" = "triesLeft" - 1
		FROM "Member" member
		WHERE member."id" = code."memberId" AND member."emailKey" = ${emailKey}
			AND code."purpose" = 'reset' AND code."usedAt" IS NULL
			AND code."expiresAt" > ${now} AND code."triesLeft" > 0
		RETURNING code."id"::text, code."memberId"::text, code."codeHmac"`;
	if (!alive || !timingSafeEqual(alive.codeHmac, hmacOf(alive.memberId, code)))
		throw new DomainError('reset.wrongOtp');
	return { id: alive.id, memberId: alive.memberId };
}

function hmacOf(memberId: string, code: string) {
	return createHmac('sha256', getEnv().authSecret).update(`${memberId}:${code}`).digest();
}
