import { getEmailKey } from '@/lib/core/email-rule';
import type { Actor } from '@/lib/platform/auth/actor';
import { consume, consumeInTurn, type Limit } from '@/lib/platform/limits/limits';
import { isEmailTaken } from './find-email';

/** What a visitor may ask from one address. */
const visitorLimit: Limit = { name: 'checkEmailVisitor', points: 10, seconds: 10 * 60 };
/** What all visitors together may ask: nobody learns the list by asking from many addresses. */
const visitorsLimit: Limit = { name: 'checkEmailVisitors', points: 500, seconds: 24 * 60 * 60 };
const memberLimit: Limit = { name: 'checkEmailMember', points: 60, seconds: 60 * 60 };
/** What all members at one address may ask: nobody learns more by making more accounts. */
const membersLimit: Limit = { name: 'checkEmailMembers', points: 60, seconds: 60 * 60 };

/**
 * Whether there is an account with this e-mail address.
 *
 * @throws DomainError `limit.exceeded`, for everybody but administrators
 */
export async function doesEmailExist(
	email: string,
	{ actor, address }: { actor: Actor; address: string },
): Promise<boolean> {
	if (actor.kind === 'visitor') {
		await consume(visitorLimit, address);
		await consume(visitorsLimit, 'all');
	} else if (!actor.isAdmin) {
		await consumeInTurn([
			[memberLimit, actor.memberId],
			[membersLimit, address],
		]);
	}
	return isEmailTaken(getEmailKey(email));
}
