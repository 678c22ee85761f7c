import * as z from 'zod';
import { DomainError, type FieldError } from '@/lib/core/errors';
import { typedPassword } from '@/lib/core/password-rule';
import { rawText } from '@/lib/core/text';
import { db } from '@/lib/db/client';
import { consumeTry, forgiveTries, type Limit } from '@/lib/http/limits';
import { emailKeyOf, maxEmailLength } from '@/lib/member/email';
import { accountKeyOf } from './account-key';
import { attemptsKeyOf, type Caller, countAttempt } from './attempts';
import { noteFailedLogin } from './failed-login';
import { hashPassword, isOutdatedHash, verifyPassword } from './password';
import type { ProvenAccount } from './session';

/** Logins from one address, successful or not. */
const loginAddressLimit: Limit = { name: 'loginAddress', points: 25, seconds: 5 * 60 };

/** Failed logins to one account: from each device that is known to it, and from all others together. */
const loginAccountLimit: Limit = { name: 'loginAccount', points: 10, seconds: 15 * 60 };

/** POST /api/users/login */
export const credentials = z.object({
	email: rawText(maxEmailLength)
		.refine((email) => email.trim() !== '', { error: 'required', abort: true })
		.refine((email) => email.includes('@'), { error: 'email' }),
	password: typedPassword,
	/** Whether the session outlives the browser; callers that do not ask get one that does. */
	keepSignedIn: z.boolean().default(true),
	/** Whether whoever logs in was told that they accept the terms by it. */
	acceptsTerms: z.boolean().default(false),
});

/** What the specification says when something is not filled in; else what every wrong field gets. */
export function refusedCredentials(fields: FieldError[]): DomainError {
	const isEmpty = fields.some(({ message }) => message === 'required');
	return new DomainError(isEmpty ? 'login.emptyFields' : 'input.invalid', { fields });
}

/**
 * The account whose password this is. An address without an account answers as a wrong password does, and as late.
 *
 * @throws DomainError `auth.invalidCredentials`, `account.deceased`, `account.unclaimed`, `limit.exceeded`
 */
export async function checkCredentials(
	{ email, password }: Pick<z.output<typeof credentials>, 'email' | 'password'>,
	caller: Caller,
): Promise<ProvenAccount> {
	const emailKey = emailKeyOf(email);
	await countAttempt(loginAddressLimit, emailKey, caller);
	const tries = attemptsKeyOf(emailKey, caller.device);
	await consumeTry(loginAccountLimit, tries);
	const account = await db.member.findUnique({
		where: { emailKey },
		select: { id: true, passwordHash: true, claimedAt: true, isDeceased: true },
	});
	const fits = await verifyPassword(password, account?.passwordHash ?? null);
	if (!account?.passwordHash || !fits) {
		noteFailedLogin(emailKey, 'password');
		throw new DomainError('auth.invalidCredentials');
	}
	await forgiveTries(loginAccountLimit, tries);
	// Only who knows the password learns what is the matter with the account.
	if (account.isDeceased) throw new DomainError('account.deceased');
	if (!account.claimedAt) throw new DomainError('account.unclaimed');
	const { id, passwordHash } = account;
	return {
		id,
		passwordHash: isOutdatedHash(passwordHash) ? await renewHash(id, passwordHash, password) : passwordHash,
	};
}

/** Whoever has shown to be the owner waits no longer for what others have tried. */
export function forgiveLogins(emailKey: string): Promise<void> {
	return forgiveTries(loginAccountLimit, accountKeyOf(emailKey));
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
