import { adultAge } from '@/lib/core/adult';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { temporaryPassword } from '@/lib/core/password-rule';
import { emailTaken } from '@/lib/member/commands';
import { emailKeyOf } from '@/lib/member/email';
import { isEmailTaken } from '@/lib/member/queries';
import type { ProfileChanges } from '@/lib/member/schema';
import type { RelativeAccount } from '@/lib/member/unclaimed';
import { hashPassword } from './password';

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
export async function prepareRelativeAccount({
	password,
	...account
}: TypedAccount): Promise<RelativeAccount> {
	const { age } = account.profile;
	if (typeof age === 'number' && age < adultAge) {
		throw new DomainError('relative.underage', { fields: [{ path: 'age', message: 'underage' }] });
	}
	checkTemporaryPassword(password);
	// Spares the hashing; the unique index decides.
	if (await isEmailTaken(emailKeyOf(account.email))) throw emailTaken();
	return { ...account, passwordHash: await hashPassword(password) };
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
