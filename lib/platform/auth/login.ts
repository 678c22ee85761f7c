import * as z from 'zod';
import { maxEmailLength } from '@/lib/core/email-rule';
import { DomainError, type FieldError } from '@/lib/core/errors';
import { typedPassword } from '@/lib/core/password-rule';
import { rawText } from '@/lib/core/text';
import { db } from '@/lib/platform/db/client';
import { consumeTry, forgiveTries, type Limit } from '@/lib/platform/limits/limits';
import { getAccountKey } from './account-key';
import { type Caller, countAttempt, getAttemptsKey } from './attempts';
import { findEmailKey } from './email-key';
import { noteFailedLogin } from './failed-login';
import { hashPassword, isOutdatedHash, verifyPassword } from './password';
import { acceptCode } from './second-factor-code';
import type { ProvenAccount } from './session';
import { typedCode } from './typed-code';

/** Logins from one address, successful or not. */
export const loginAddressLimit: Limit = { name: 'loginAddress', points: 25, seconds: 5 * 60 };

/** Failed logins to one account: from each device that is known to it, and from all others together. */
const loginAccountLimit: Limit = { name: 'loginAccount', points: 10, seconds: 15 * 60 };

/** Codes of the second factor at one account, from all devices together: anybody with the password gets device tokens. */
const secondFactorCodeLimit: Limit = { name: 'secondFactorCode', points: 10, seconds: 15 * 60 };

/** POST /api/users/login */
export const credentials = z.object({
	email: rawText(maxEmailLength)
		.refine((email) => email.trim() !== '', { error: 'required', abort: true })
		.refine((email) => email.includes('@'), { error: 'email' }),
	password: typedPassword,
	/** A code of the authenticator app or a recovery code, for an account with a second factor. */
	code: typedCode.default(''),
	/** Whether the session outlives the browser; callers that do not ask get one that does. */
	keepSignedIn: z.boolean().default(true),
	/** Whether the login page said that logging in accepts the terms. */
	acceptsTerms: z.boolean().default(false),
});

/** A missing field has a sentence of its own; every other field that does not fit has the same one. */
export function refusedCredentials(fields: FieldError[]): DomainError {
	const isEmpty = fields.some(({ message }) => message === 'required');
	return new DomainError(isEmpty ? 'login.emptyFields' : 'input.invalid', { fields });
}

/** An account whose password somebody has given. Its tries are still counted. */
export interface CheckedAccount {
	id: string;
	/** As it is stored. */
	email: string;
	emailKey: string;
	passwordHash: string;
	isClaimed: boolean;
	hasSecondFactor: boolean;
	/** What the tries are counted under. */
	tries: string;
}

/**
 * The account whose password and second factor these are. An address without an account answers as a wrong password does,
 * and as late. Only somebody who has the password learns that a code is needed.
 *
 * @throws DomainError `auth.invalidCredentials`, `auth.secondFactorRequired`, `auth.secondFactorWrong`, `account.deceased`,
 * `account.unclaimed`, `limit.exceeded`
 */
export async function checkCredentials(
	{ email, password, code }: Pick<z.output<typeof credentials>, 'email' | 'password' | 'code'>,
	caller: Caller,
	now: Date,
): Promise<ProvenAccount> {
	const account = await checkPassword({ email, password }, caller);
	const { id, passwordHash, hasSecondFactor } = account;
	if (hasSecondFactor) await checkSecondFactor(account, code, now);
	await forgivePassword(account);
	if (!account.isClaimed) throw new DomainError('account.unclaimed');
	return {
		id,
		passwordHash: isOutdatedHash(passwordHash) ? await renewHash(id, passwordHash, password) : passwordHash,
		hasSecondFactor,
	};
}

/** Counted by the account, as well as by the try that the password was counted as. */
async function checkSecondFactor({ id, emailKey }: CheckedAccount, code: string, now: Date): Promise<void> {
	if (code === '') throw new DomainError('auth.secondFactorRequired');
	await consumeTry(secondFactorCodeLimit, id);
	if (await acceptCode(id, code, now)) return forgiveTries(secondFactorCodeLimit, id);
	noteFailedLogin(emailKey, 'code');
	throw new DomainError('auth.secondFactorWrong', {
		fields: [{ path: 'code', message: 'secondFactorCode' }],
	});
}

/** Forgets the tries at an account whose owner has shown all that is asked for. */
export function forgivePassword({ tries }: CheckedAccount): Promise<void> {
	return forgiveTries(loginAccountLimit, tries);
}

/**
 * The account whose password this is: a first step, which starts no session. Counted as a failed login until
 * `forgivePassword`.
 *
 * @throws DomainError `auth.invalidCredentials`, `account.deceased`, `limit.exceeded`
 */
export async function checkPassword(
	{ email, password }: Pick<z.output<typeof credentials>, 'email' | 'password'>,
	caller: Caller,
): Promise<CheckedAccount> {
	const emailKey = await findEmailKey(email);
	await countAttempt(loginAddressLimit, emailKey, caller);
	const tries = getAttemptsKey(emailKey, caller.device);
	await consumeTry(loginAccountLimit, tries);
	const account = await db.member.findUnique({
		where: { emailKey },
		select: {
			...{ id: true, email: true, passwordHash: true },
			...{ claimedAt: true, isDeceased: true, secondFactorSince: true },
		},
	});
	const fits = await verifyPassword(password, account?.passwordHash ?? null);
	if (!account?.passwordHash || !fits) {
		noteFailedLogin(emailKey, 'password');
		throw new DomainError('auth.invalidCredentials');
	}
	// Only who knows the password learns what is the matter with the account.
	if (account.isDeceased) throw new DomainError('account.deceased');
	const { id, passwordHash } = account;
	return {
		...{ id, email: account.email, emailKey, passwordHash, tries },
		isClaimed: account.claimedAt !== null,
		hasSecondFactor: account.secondFactorSince !== null,
	};
}

/** A proven owner waits no longer for what others have tried. */
export function forgiveLogins(emailKey: string): Promise<void> {
	return forgiveTries(loginAccountLimit, getAccountKey(emailKey));
}

/** Answers the hash that the password has from now on. */
async function renewHash(id: string, outdated: string, password: string): Promise<string> {
	const passwordHash = await hashPassword(password);
	// Not over a password that has been changed in the meantime.
	const { count } = await db.member.updateMany({
		where: { id, passwordHash: outdated },
		data: { passwordHash },
	});
	if (count > 0) return passwordHash;
	const now = await db.member.findUnique({ where: { id }, select: { passwordHash: true } });
	const isRenewed = await verifyPassword(password, now?.passwordHash ?? null);
	if (!now?.passwordHash || !isRenewed) throw new DomainError('auth.invalidCredentials');
	return now.passwordHash;
}
