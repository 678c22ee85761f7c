import { mayBeAdult } from '@/lib/core/adult';
import { DomainError } from '@/lib/core/errors';
import { hasBlocked } from '@/lib/features/member/queries/blocked';
import { findEmailKey } from '@/lib/platform/auth/email-key';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { findLiving, lockAccounts } from './link-account';
import { withdrawAddressRequests } from './withdraw-address-requests';

// A relative whose e-mail address has an account already is asked by the address. The sender's card stays as typed, and
// until the owner accepts the sender learns nothing: neither who it is, nor whether anybody has got the request.

interface AddressRequest {
	email: string;
	/** The card of the sender's tree that the owner of the address is asked about. */
	personId: string;
	relatedToId: string;
	relation: string;
	message: string | null;
}

/**
 * Asks the owner of an address whether they are who the card says. Called after the response, which therefore is the same
 * and as fast for each owner. Returns the request, or null where there is nobody to ask.
 */
export async function askOwnerOfAddress(
	senderId: string,
	{ email, personId, ...stated }: AddressRequest,
	now: Date,
): Promise<string | null> {
	const owner = await db.member.findUnique({
		where: { emailKey: await findEmailKey(email) },
		select: { id: true },
	});
	if (!owner || owner.id === senderId) return null;
	const receiverId = owner.id;
	return db.$transaction(async (tx) => {
		const receiver = await findReceiver(tx, senderId, receiverId);
		if (!receiver?.isThere || !mayBeAdult(receiver.bornOn, now)) return null;
		if (await findLiving(tx, senderId, receiverId)) return null;
		if (await hasBlocked(tx, receiverId, senderId)) return null;
		const own = { ownerId: senderId };
		const isFree = await tx.person.count({
			where: { id: personId, tree: own, memberId: null, approvalStatus: 'approved' },
		});
		const isInTree = await tx.person.count({ where: { memberId: receiverId, tree: own } });
		if (isFree === 0 || isInTree > 0) return null;
		await withdrawAddressRequests(tx, [personId], now);
		const { id } = await tx.familyRequest.create({
			data: {
				...stated,
				fromMemberId: senderId,
				toMemberId: receiverId,
				personId,
				isByAddress: true,
				createdAt: now,
			},
			select: { id: true },
		});
		return id;
	});
}

/** Null where the sender or the owner has been removed meanwhile. */
async function findReceiver(tx: Prisma.TransactionClient, senderId: string, receiverId: string) {
	try {
		const [, receiver] = await lockAccounts(tx, senderId, receiverId);
		return receiver;
	} catch (error) {
		if (error instanceof DomainError && error.code === 'notFound') return null;
		throw error;
	}
}
