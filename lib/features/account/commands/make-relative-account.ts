import { findMinority } from '@/lib/core/adult';
import { todayInIndia } from '@/lib/core/calendar';
import { getEmailKey } from '@/lib/core/email-rule';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { temporaryPassword } from '@/lib/core/password-rule';
import { claimFacts } from '@/lib/features/account/mails/claim-facts';
import { claimMail } from '@/lib/features/account/mails/claim-mails';
import { isEmailTaken } from '@/lib/features/account/queries/find-email';
import { emailTaken } from '@/lib/features/member/commands/change-profile';
import { dropClaimMailTo, sendClaimMail } from '@/lib/features/member/commands/hold-claim-mails';
import { findWaitingAccount, type RelativeAccount } from '@/lib/features/member/commands/unclaimed-accounts';
import { unconfirmedMailLimit } from '@/lib/features/member/constants';
import type { ProfileChanges } from '@/lib/features/member/schema';
import { hashPassword } from '@/lib/platform/auth/password';
import { isWithin } from '@/lib/platform/limits/limits';
import { sendMail } from '@/lib/platform/mail/send';

interface TypedAccount {
	email: string;
	/** Null where the adder was not asked for one. */
	password: string | null;
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
	if (password !== null) checkTemporaryPassword(password);
	// Spares the hashing; the unique index decides.
	if (await isEmailTaken(getEmailKey(account.email))) throw emailTaken();
	return { ...account, passwordHash: password === null ? null : await hashPassword(password) };
}

/**
 * Has the mail about a relative's account sent: at once, or once the member who made it has confirmed their own address.
 * Nothing where too many mails to unconfirmed addresses have been caused from `address`: a code can be asked for later.
 */
export async function announceAccount(
	email: string,
	{ address, now }: { address: string; now: Date },
): Promise<void> {
	await ((await isWithin(unconfirmedMailLimit, address))
		? sendClaimMail(email, now)
		: dropClaimMailTo(email));
}

/** Mails again that an account waits, in the language of its maker. Nothing where it waits no more. */
export async function mailClaimAgain(
	{ memberId, email }: { memberId: string; email: string },
	{ language, now }: { language: Language; now: Date },
): Promise<void> {
	const waiting = await findWaitingAccount(memberId, now);
	if (waiting) await sendMail({ ...claimMail(claimFacts(waiting, language)), to: email });
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
