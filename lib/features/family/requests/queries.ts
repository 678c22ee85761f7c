import { DomainError } from '@/lib/core/errors';
import { db } from '@/lib/platform/db/client';

/** A request that waits for its answer, as who has sent it may have it mailed again. */
export interface SentRequest {
	fromMemberId: string;
	toMemberId: string;
	email: string;
	emailConfirmedAt: Date | null;
	/** The account was made for the relative, who has not taken it over. */
	isAccount: boolean;
}

/**
 * A request of the sender's own that waits for its answer.
 *
 * @throws DomainError `notFound` for everybody who is neither of the two, `auth.notAllowed` for who is asked,
 * `family.requestAnswered`
 */
export async function getSentRequest(id: string, senderId: string): Promise<SentRequest> {
	const request = await db.familyRequest.findUnique({
		where: { id },
		select: {
			fromMemberId: true,
			toMemberId: true,
			status: true,
			toMember: { select: { email: true, emailConfirmedAt: true, claimedAt: true, isDeceased: true } },
		},
	});
	// Read after the request, the member may have gone meanwhile, and the request with them.
	if (!request?.toMember || ![request.fromMemberId, request.toMemberId].includes(senderId))
		throw new DomainError('notFound');
	const { toMember, status, ...ids } = request;
	if (senderId !== ids.fromMemberId) throw new DomainError('auth.notAllowed');
	if (status !== 'pending' || toMember.isDeceased) throw new DomainError('family.requestAnswered');
	const { email, emailConfirmedAt, claimedAt } = toMember;
	return { ...ids, email, emailConfirmedAt, isAccount: claimedAt === null };
}
