import { findMinority } from '@/lib/core/adult';
import { todayInIndia } from '@/lib/core/calendar';
import { createConcurrencyLimiter } from '@/lib/core/concurrency-limiter';
import { getEmailKey } from '@/lib/core/email-rule';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { createMember } from '@/lib/features/member/commands/change-profile';
import type { Registration } from '@/lib/features/member/schema';
import type { Actor } from '@/lib/platform/auth/actor';
import { checkPasswordStrength, hashPassword } from '@/lib/platform/auth/password';
import type { ProvenAccount } from '@/lib/platform/auth/session';
import { registerConcurrencyGauges } from '@/lib/platform/metrics/concurrency';

/** Far fewer than there are connections to the database: the others wait here, and leave those to other calls. */
export const registrations = createConcurrencyLimiter({ maxRunning: 4, maxWaiting: 20 });
registerConcurrencyGauges('registration', registrations);

interface Registering {
	actor: Actor;
	/** The address of the caller. */
	asker: string;
	photo: Uint8Array | null;
	language: Language;
	now: Date;
}

/**
 * Makes an account, cheapest refusals first. That the address is taken comes last: a caller who asks for an address in this
 * way has made its account, and mailed it, where there was none. Only an administrator's own wish makes it an
 * administrator's account. Answers what a session needs to know of it.
 *
 * @throws DomainError `register.underage`, `input.invalid` for dates that cannot be, `password.weak`, what storing a picture throws, `email.taken`
 */
export async function register(
	{
		email,
		password,
		matrimonialConsent,
		unanswered = [],
		isAdmin: wantsAdmin,
		isDeceased,
		dod,
		...sent
	}: Registration,
	{ actor, asker, photo, language, now }: Registering,
): Promise<ProvenAccount> {
	const typed = withoutPresets(sent, unanswered, matrimonialConsent === true);
	const createdById = actor.kind === 'member' && actor.isAdmin ? actor.memberId : null;
	const profile = createdById !== null && isDeceased ? { ...typed, isDeceased, ...(dod && { dod }) } : typed;
	const minority = profile === typed ? findMinority(typed, todayInIndia(now)) : null;
	if (minority) {
		const code = minority.message === 'underage' ? 'register.underage' : 'input.invalid';
		throw new DomainError(code, { fields: [minority] });
	}
	await checkPasswordStrength(password, getEmailKey(email));
	const isAdmin = wantsAdmin === true && createdById !== null;
	const wantsMatches = matrimonialConsent ?? null;
	return registrations.runWithinDeadline(async () => {
		const passwordHash = await hashPassword(password);
		const id = await createMember(
			{ email, passwordHash, isAdmin, wantsMatches, profile, photo, language, createdById },
			now,
		);
		return { id, passwordHash, hasSecondFactor: false };
	}, asker);
}

type Profile = Omit<
	Registration,
	'email' | 'password' | 'matrimonialConsent' | 'unanswered' | 'isAdmin' | 'isDeceased' | 'dod'
>;

/**
 * A preset No that the member has not touched is not known. A member who agrees to be listed for matches or enters a former marriage
 * states that they are not married.
 */
function withoutPresets(
	profile: Profile,
	unanswered: readonly ('isMarried' | 'isManglik')[],
	isToBeListed: boolean,
): Profile {
	const isUnsaid = (name: 'isMarried' | 'isManglik') => unanswered.includes(name) && profile[name] !== true;
	const isUnmarried = isToBeListed || Boolean(profile.formerMarriage);
	return {
		...profile,
		...(isUnsaid('isMarried') && { isMarried: isUnmarried ? false : null }),
		...(isUnsaid('isManglik') && { isManglik: null }),
	};
}
