import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { emailAddress } from '@/lib/core/email';
import { getEmailKey } from '@/lib/core/email-rule';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { typedPassword } from '@/lib/core/password-rule';
import { codeMail } from '@/lib/features/account/mails/code-mail';
import { emailChangedMail } from '@/lib/features/account/mails/email-changed-mail';
import { doesEmailExist } from '@/lib/features/account/queries/check-email';
import { emailTaken } from '@/lib/features/member/commands/change-profile';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { hashPassword } from '@/lib/platform/auth/password';
import { typedCode } from '@/lib/platform/auth/typed-code';
import { db } from '@/lib/platform/db/client';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { getEnv } from '@/lib/platform/env/env';
import type { Limit } from '@/lib/platform/limits/limits';
import { sendMail } from '@/lib/platform/mail/send';
import { sendConfirmation } from './confirm-email';
import { confirmPassword } from './confirm-password';
import { capabilities, endOpenAddresses } from './end-capabilities';
import {
	accountMailLimits,
	consumeUnconfirmedMail,
	getCodeHmac,
	getTokenHash,
	isSameCode,
	newCode,
	newToken,
} from './mailed-secret';
import { codeLifeMs, otp } from './reset-password';
import { isSecondFactorOn, spendSecondFactorCode } from './set-up-second-factor';

// A member gives their account another address. It counts once a code that is mailed to it has come back; the former address
// gets a link that restores it. An address that was never confirmed may be a mistyped one: it changes at once, and
// nothing is mailed to it.

const holderOf = (memberId: string) => `change:${memberId}`;

const returnDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** Codes mailed to new addresses, for each account. */
const mailLimits = accountMailLimits('emailChange');

/** Calls that restore a former address, from one caller address. */
export const emailReturnLimit: Limit = { name: 'emailReturn', points: 30, seconds: 10 * 60 };

/** POST /api/users/email */
export const emailChangeBody = z.object({
	email: emailAddress,
	password: typedPassword,
	/** A code of the second factor, where it is on. */
	code: typedCode.default(''),
});

/** POST /api/users/email/confirm */
export const emailChangeConfirmation = z.object({ code: otp });

/** POST /api/users/email/return */
export const emailReturnBody = z.object({ token: z.string().max(200) });

/** GET /api/users/email: the address that waits for its code, null without one. */
export const pendingEmail = z.object({ pending: z.string().nullable() });

export async function readPendingEmail(memberId: string, now: Date): Promise<z.input<typeof pendingEmail>> {
	const open = await db.emailChange.findFirst({
		where: { memberId, doneAt: null, expiresAt: { gt: now } },
		select: { email: true },
	});
	return { pending: open?.email ?? null };
}

/** The change that has been begun: done at once, or waiting for its code. `send` mails what belongs to it. */
interface BegunChange {
	isDone: boolean;
	send: () => Promise<void>;
}

/**
 * Begins a change of the member's address, in place of one that waits for its code.
 *
 * @param by.address where the call came from
 * @throws DomainError `password.wrong`, `secondFactor.wrongCode`, `email.taken`, `limit.exceeded`; `auth.required` when the
 * account has just been removed
 */
export async function beginEmailChange(
	actor: MemberActor,
	{ email, password, code }: z.output<typeof emailChangeBody>,
	{ address, language, now }: { address: string; language: Language; now: Date },
): Promise<BegunChange> {
	const { memberId } = actor;
	const account = await confirmPassword(memberId, password, 'password');
	if (getEmailKey(email) === account.emailKey || (await doesEmailExist(email, { actor, address })))
		throw emailTaken();
	if (await isSecondFactorOn(memberId)) await spendSecondFactorCode(memberId, code, now);
	await consumeUnconfirmedMail(mailLimits, memberId, address);
	if (!account.isConfirmed) {
		await db.$transaction((tx) => setEmail(tx, actor, { email, isConfirmed: false, now }));
		return { isDone: true, send: () => sendConfirmation(memberId, { isWelcome: false, now }) };
	}
	const mailedCode = newCode();
	await db.$transaction(async (tx) => {
		await tx.$queryRaw`SELECT FROM "Member" WHERE "id" = ${memberId}::uuid FOR UPDATE`;
		await tx.emailChange.deleteMany({ where: { memberId, doneAt: null } });
		const expiresAt = new Date(now.getTime() + codeLifeMs);
		await tx.emailChange.create({
			data: {
				memberId,
				email,
				codeHmac: getCodeHmac(holderOf(memberId), mailedCode),
				createdAt: now,
				expiresAt,
			},
			select: { id: true },
		});
	});
	const mail = codeMail('emailChangeCode', { code: mailedCode, language, minutes: codeLifeMs / 60_000 });
	return { isDone: false, send: () => sendMail({ ...mail, to: email }) };
}

/**
 * Gives the account the address that the code was mailed to, and ends every other session and code of it. A try is counted
 * before the code is compared. Returns the new address, and what mails the way back to the former one.
 *
 * @throws DomainError `confirmation.wrongCode`, `email.taken`
 */
export async function confirmEmailChange(
	actor: MemberActor,
	{ code }: z.output<typeof emailChangeConfirmation>,
	{ language, now }: { language: Language; now: Date },
): Promise<{ email: string; send: () => Promise<void> }> {
	const { memberId } = actor;
	const [tried] = await db.$queryRaw<{ id: string; email: string; codeHmac: Uint8Array }[]>`
		UPDATE "EmailChange" SET "triesLeft" = "triesLeft" - 1
		WHERE "memberId" = ${memberId}::uuid AND "doneAt" IS NULL AND "expiresAt" > ${now} AND "triesLeft" > 0
		RETURNING "id"::text, "email", "codeHmac"`;
	if (!tried || !isSameCode(tried.codeHmac, holderOf(memberId), code)) throw wrongCode();
	const { id, email } = tried;
	const token = newToken();
	const formerEmail = await db.$transaction(async (tx) => {
		const former = await setEmail(tx, actor, { email, isConfirmed: true, now });
		const done = await tx.emailChange.updateMany({
			where: { id, doneAt: null },
			data: {
				doneAt: now,
				formerEmail: former,
				returnTokenHash: getTokenHash(token),
				expiresAt: new Date(now.getTime() + returnDays * dayMs),
			},
		});
		if (done.count === 0) throw wrongCode();
		return former;
	});
	const way = { path: `/email-return/${token}`, days: returnDays };
	const mail = emailChangedMail({ language, appUrl: getEnv().appUrl, way });
	return { email, send: () => sendMail({ ...mail, to: formerEmail }) };
}

interface NewEmail {
	email: string;
	isConfirmed: boolean;
	now: Date;
}

/** Writes the address, and ends the other sessions and every code and link that was mailed. Returns the former address. */
async function setEmail(
	tx: Prisma.TransactionClient,
	{ memberId, sessionId }: { memberId: string; sessionId: string | null },
	{ email, isConfirmed, now }: NewEmail,
): Promise<string> {
	const [account] = await tx.$queryRaw<{ email: string }[]>`
		SELECT "email" FROM "Member" WHERE "id" = ${memberId}::uuid AND NOT "isDeceased" FOR UPDATE`;
	if (!account) throw new DomainError('auth.required');
	try {
		await tx.member.update({
			where: { id: memberId },
			data: { email, emailKey: getEmailKey(email), emailConfirmedAt: isConfirmed ? now : null },
			select: { id: true },
		});
	} catch (error) {
		throw isUniqueViolation(error, 'Member_emailKey_key') ? emailTaken(error) : error;
	}
	await tx.session.deleteMany({ where: { memberId, ...(sessionId && { id: { not: sessionId } }) } });
	await tx.oneTimeCode.updateMany({ where: { memberId, usedAt: null }, data: { usedAt: now } });
	await tx.emailConfirmation.deleteMany({ where: { memberId } });
	return account.email;
}

/** The address that the link of the mail restores; null where the link no longer works. */
export async function findReturn(token: string, now: Date): Promise<{ email: string } | null> {
	const change = await findDone(db, token, now);
	return change && { email: change.formerEmail };
}

/**
 * Gives an account its former address back. The person who changed it knows the password: it works no longer, nor does
 * anything that opens the account. Its owner sets another password with a code mailed to the address.
 *
 * @throws DomainError `notFound` for a link that no longer works, `email.taken` where another account has the address now
 */
export async function returnEmail({ token }: z.output<typeof emailReturnBody>, now: Date): Promise<void> {
	const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
	await db.$transaction(async (tx) => {
		const change = await findDone(tx, token, now);
		if (!change) throw new DomainError('notFound');
		const { memberId, createdAt, doneAt, formerEmail } = change;
		await setEmail(tx, { memberId, sessionId: null }, { email: formerEmail, isConfirmed: true, now });
		// The account is locked: of two uses of the link at the same time one finds it. Later changes go with it, and their way back.
		const { count } = await tx.emailChange.deleteMany({ where: { memberId, createdAt: { gte: createdAt } } });
		if (count === 0) throw new DomainError('notFound');
		const factor = await tx.secondFactor.deleteMany({ where: { memberId, createdAt: { gt: doneAt } } });
		await tx.member.update({
			where: { id: memberId },
			data: { passwordHash, ...(factor.count > 0 && { secondFactorSince: null }) },
			select: { id: true },
		});
		await capabilities.code.end(tx, memberId, { now });
		await endOpenAddresses(tx, memberId, { now, keeps: [] });
	});
}

interface DoneChange {
	memberId: string;
	createdAt: Date;
	doneAt: Date;
	formerEmail: string;
}

async function findDone(
	client: Prisma.TransactionClient,
	token: string,
	now: Date,
): Promise<DoneChange | null> {
	const found = await client.emailChange.findFirst({
		where: { returnTokenHash: getTokenHash(token), expiresAt: { gt: now }, member: { isDeceased: false } },
		select: { memberId: true, createdAt: true, doneAt: true, formerEmail: true },
	});
	if (!found?.doneAt || found.formerEmail === null) return null;
	return { ...found, doneAt: found.doneAt, formerEmail: found.formerEmail };
}

function wrongCode(): DomainError {
	return new DomainError('confirmation.wrongCode', { fields: [{ path: 'code', message: 'otpWrong' }] });
}
