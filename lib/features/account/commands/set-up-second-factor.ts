import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { typedPassword } from '@/lib/core/password-rule';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { hashRecoveryCode, newRecoveryCodes } from '@/lib/platform/auth/recovery-codes';
import { acceptCode } from '@/lib/platform/auth/second-factor-code';
import { decryptSecret, encryptSecret } from '@/lib/platform/auth/secret-encryption';
import { findStep, newTotpSecret, totpSetup } from '@/lib/platform/auth/totp';
import { typedCode } from '@/lib/platform/auth/typed-code';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { consumeTry, forgiveTries, type Limit } from '@/lib/platform/limits/limits';
import { confirmPassword } from './confirm-password';

/** Codes that somebody with a session tries on the account page. Logins count theirs as failed logins. */
const codeTryLimit: Limit = { name: 'secondFactorTry', points: 10, seconds: 15 * 60 };

/** How long the secret of a setup waits for its first code. */
const setupLifeMs = 30 * 60 * 1000;

/** POST /api/users/second-factor */
export const setupStart = z.object({ password: typedPassword });

/** POST /api/users/second-factor/confirm */
export const setupConfirmation = z.object({ code: typedCode });

/** POST /api/users/second-factor/recovery-codes */
export const recoveryCodesRenewal = z.object({ password: typedPassword, code: typedCode });

export const secondFactorStatus = z.object({
	/** Null while the second factor is off. */
	since: z.string().nullable(),
	recoveryCodesLeft: z.number(),
	/** This member is an administrator who has to turn it on first. */
	isRequired: z.boolean(),
});

export async function readSecondFactor({
	memberId,
	secondFactor,
}: MemberActor): Promise<z.input<typeof secondFactorStatus>> {
	const member = await db.member.findUnique({
		where: { id: memberId },
		select: { secondFactorSince: true },
	});
	const recoveryCodesLeft = await db.recoveryCode.count({ where: { memberId, usedAt: null } });
	return {
		since: member?.secondFactorSince?.toISOString() ?? null,
		recoveryCodesLeft,
		isRequired: secondFactor === 'required',
	};
}

/**
 * Makes a new secret for an authenticator app. Nothing changes for logins until a code has confirmed it.
 *
 * @throws DomainError `password.wrong`, `limit.exceeded`, `secondFactor.alreadyOn`; `account.emailUnconfirmed`, since codes
 * mailed to a wrong address could not turn it off
 */
export async function startSetup(
	memberId: string,
	{ password }: z.output<typeof setupStart>,
	now: Date,
): Promise<{ secret: string; uri: string }> {
	const { email, isConfirmed } = await confirmPassword(memberId, password, 'password');
	if (!isConfirmed) throw new DomainError('account.emailUnconfirmed');
	const secret = newTotpSecret();
	const encryptedSecret = encryptSecret(memberId, secret);
	// One statement, so that a secret confirmed at this moment is not replaced.
	const stored = await db.$executeRaw`
		INSERT INTO "SecondFactor" ("memberId", "encryptedSecret", "createdAt")
		SELECT "id", ${encryptedSecret}, ${now} FROM "Member"
		WHERE "id" = ${memberId}::uuid AND "secondFactorSince" IS NULL FOR UPDATE
		ON CONFLICT ("memberId") DO UPDATE SET "encryptedSecret" = EXCLUDED."encryptedSecret",
			"createdAt" = EXCLUDED."createdAt", "lastStep" = 0`;
	if (stored === 0) throw new DomainError('secondFactor.alreadyOn');
	return totpSetup(secret, email);
}

/**
 * Turns the second factor on and ends every other session of the account. Answers the recovery codes, which are never
 * shown again.
 *
 * @throws DomainError `secondFactor.wrongCode`, `secondFactor.notStarted`, `secondFactor.alreadyOn`, `limit.exceeded`;
 * `record.stale` when another setup was started meanwhile
 */
export async function confirmSetup(
	{ memberId, sessionId }: MemberActor,
	{ code }: z.output<typeof setupConfirmation>,
	now: Date,
): Promise<{ recoveryCodes: string[]; email: string }> {
	await consumeTry(codeTryLimit, memberId);
	const factor = await db.secondFactor.findUnique({ where: { memberId } });
	if (!factor) throw new DomainError('secondFactor.notStarted');
	const { encryptedSecret, createdAt } = factor;
	const secret = decryptSecret(memberId, encryptedSecret);
	const isExpired = createdAt.getTime() + setupLifeMs <= now.getTime();
	const lastStep = secret && findStep(secret, code, now);
	if (lastStep === null) throw wrongCode();
	const recoveryCodes = newRecoveryCodes();
	const email = await db.$transaction(async (tx) => {
		// Logins hold the account while they open a session: one that has shown the password alone comes before, and ends here.
		const [account] = await tx.$queryRaw<{ email: string }[]>`
			UPDATE "Member" SET "secondFactorSince" = ${now}
			WHERE "id" = ${memberId}::uuid AND "secondFactorSince" IS NULL RETURNING "email"`;
		if (!account) throw new DomainError('secondFactor.alreadyOn');
		if (isExpired) throw new DomainError('secondFactor.notStarted');
		const confirmed = await tx.secondFactor.updateMany({
			where: { memberId, encryptedSecret },
			data: { lastStep },
		});
		if (confirmed.count === 0) throw new DomainError('record.stale');
		await storeRecoveryCodes(tx, memberId, recoveryCodes);
		await tx.session.deleteMany({ where: { memberId, id: { not: sessionId } } });
		return account.email;
	});
	await forgiveTries(codeTryLimit, memberId);
	return { recoveryCodes, email };
}

/**
 * Replaces all recovery codes, the used ones too.
 *
 * @throws DomainError `password.wrong`, `secondFactor.off`, `secondFactor.wrongCode`, `limit.exceeded`
 */
export async function renewRecoveryCodes(
	memberId: string,
	{ password, code }: z.output<typeof recoveryCodesRenewal>,
	now: Date,
): Promise<string[]> {
	await confirmPassword(memberId, password, 'password');
	if (!(await isSecondFactorOn(memberId))) throw new DomainError('secondFactor.off');
	await spendSecondFactorCode(memberId, code, now);
	const recoveryCodes = newRecoveryCodes();
	await db.$transaction(async (tx) => {
		// One renewal at a time: what is stored is what one of them answers.
		const held =
			await tx.$executeRaw`SELECT FROM "SecondFactor" WHERE "memberId" = ${memberId}::uuid FOR UPDATE`;
		if (held === 0) throw new DomainError('secondFactor.off');
		await tx.recoveryCode.deleteMany({ where: { memberId } });
		await storeRecoveryCodes(tx, memberId, recoveryCodes);
	});
	return recoveryCodes;
}

export async function isSecondFactorOn(memberId: string): Promise<boolean> {
	return (await db.member.count({ where: { id: memberId, secondFactorSince: { not: null } } })) > 0;
}

/**
 * Uses up a code of a logged-in member's second factor.
 *
 * @throws DomainError `secondFactor.wrongCode`, `limit.exceeded`
 */
export async function spendSecondFactorCode(memberId: string, code: string, now: Date): Promise<void> {
	await consumeTry(codeTryLimit, memberId);
	if (!(await acceptCode(memberId, code, now))) throw wrongCode();
	await forgiveTries(codeTryLimit, memberId);
}

async function storeRecoveryCodes(
	tx: Prisma.TransactionClient,
	memberId: string,
	codes: readonly string[],
): Promise<void> {
	await tx.recoveryCode.createMany({
		data: codes.map((code) => ({
			memberId,
			codeHash: hashRecoveryCode(memberId, code.replaceAll('-', '')),
		})),
	});
}

function wrongCode(): DomainError {
	return new DomainError('secondFactor.wrongCode', {
		fields: [{ path: 'code', message: 'secondFactorCode' }],
	});
}
