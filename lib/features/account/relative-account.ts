import { findMinority } from '@/lib/core/adult';
import { todayInIndia } from '@/lib/core/calendar';
import { getEmailKey } from '@/lib/core/email-rule';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { temporaryPassword } from '@/lib/core/password-rule';
import { dropClaimMailTo } from '@/lib/features/member/claim-mails';
import { emailTaken } from '@/lib/features/member/commands';
import { unconfirmedMailLimit } from '@/lib/features/member/limits';
import type { ProfileChanges } from '@/lib/features/member/schema';
import type { RelativeAccount } from '@/lib/features/member/unclaimed';
import { hashPassword } from '@/lib/platform/auth/password';
import { isWithin } from '@/lib/platform/limits/limits';
import { countCodeRequest, notifyOfAccount, sendCode } from './password-reset';
import { isEmailConfirmed, isEmailTaken } from './queries';

interface TypedAccount {
	email: string;
	password: string;
	profile: ProfileChanges & { name: string };
	language: Language;
}

/**
 * Checks what an adder has typed for a relative's account and hashes its password, which takes too long to be done
 * within a transaction. Who says no age counts as grown up, as in the registration.
 *
 * @throws DomainError `relative.underage`, `relative.passwordTooShort`, `input.invalid`, `email.taken`
 */
export async function prepareRelativeAccount(
	{ password, ...account }: TypedAccount,
	now: Date,
): Promise<RelativeAccount> {
	const minority = findMinority(account.profile, todayInIndia(now));
	if (minority) {
		const code = minority.message === 'underage' ? 'relative.underage' : 'input.invalid';
		throw new DomainError(code, { fields: [minority] });
	}
	checkTemporaryPassword(password);
	// Spares the hashing; the unique index decides.
	if (await isEmailTaken(getEmailKey(account.email))) throw emailTaken();
	return { ...account, passwordHash: await hashPassword(password) };
}

/**
 * Mails somebody that a member has made an account for them: at once, or once the member has confirmed their own address.
 * Nothing where too many mails to unconfirmed addresses have been caused from `address`: a code can be asked for later.
 */
export async function announceAccount(
	email: string,
	{ adderId, address, language, now }: { adderId: string; address: string; language: Language; now: Date },
): Promise<void> {
	if (!(await isWithin(unconfirmedMailLimit, address))) return dropClaimMailTo(email);
	if (await isEmailConfirmed(adderId)) await notifyOfAccount({ email }, { language, now });
}

/**
 * Counts another code for taking over an account.
 *
 * @throws DomainError `limit.exceeded`
 */
export function countClaimCode({ email }: { email: string }): Promise<void> {
	return countCodeRequest({ email }, { device: null });
}

/** Mails another code for taking over an account, in the language of who made it. Nothing where it waits no more. */
export function mailClaimCode(
	{ email }: { email: string },
	by: { language: Language; now: Date },
): Promise<void> {
	return sendCode({ email }, by);
}

function checkTemporaryPassword(password: string): void {
	const [issue] = temporaryPassword.safeParse(password).error?.issues ?? [];
	if (issue === undefined) return;
	const { message } = issue;
	const values = issue.code === 'custom' ? issue.params : undefined;
	throw new DomainError(message === 'tooLong' ? 'input.invalid' : 'relative.passwordTooShort', {
		fields: [{ path: 'password', message, ...(values && { values }) }],
	});
}
