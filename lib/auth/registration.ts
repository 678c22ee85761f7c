import { adultAge } from '@/lib/core/adult';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { createMember } from '@/lib/member/commands';
import { emailKeyOf } from '@/lib/member/email';
import type { Registration } from '@/lib/member/schema';
import type { Actor } from './actor';
import { checkPasswordStrength, hashPassword } from './password';
import type { ProvenAccount } from './session';

/**
 * Makes an account, cheapest refusals first. That the address is taken comes last: whoever asks after an address in this
 * way has made its account, and mailed it, where there was none. Only an administrator's own wish makes it an
 * administrator's account. Answers what a session needs to know of it.
 *
 * @throws DomainError `register.underage`, `password.weak`, what storing a picture throws, `email.taken`
 */
export async function register(
	{ email, password, matrimonialConsent, isAdmin: wantsAdmin, ...profile }: Registration,
	{ actor, photo, language, now }: { actor: Actor; photo: Uint8Array | null; language: Language; now: Date },
): Promise<ProvenAccount> {
	if (typeof profile.age === 'number' && profile.age < adultAge) {
		throw new DomainError('register.underage', { fields: [{ path: 'age', message: 'underage' }] });
	}
	await checkPasswordStrength(password, emailKeyOf(email));
	const createdById = actor.kind === 'member' && actor.isAdmin ? actor.memberId : null;
	const isAdmin = wantsAdmin === true && createdById !== null;
	const passwordHash = await hashPassword(password);
	const wantsMatches = matrimonialConsent ?? null;
	const id = await createMember(
		{ email, passwordHash, isAdmin, wantsMatches, profile, photo, language, createdById },
		now,
	);
	return { id, passwordHash, hasSecondFactor: false };
}
