import { DomainError } from '@/lib/core/errors';
import { lockOwnTree } from '@/lib/features/family/tree/commands/lock-own-tree';
import { inTransaction } from '@/lib/platform/media/pictures';
import { releaseCard } from './end-link';
import { accept, endRequest, lockRequest } from './link-account';

/**
 * Answers a request of somebody else's. Accepted, each of the two is in the other's tree; refused, the card goes out of
 * the asker's, unless it was written without the account.
 *
 * @throws DomainError `notFound`, `family.requestAnswered`, `family.askedOtherwise`, and what the place in the own tree is
 * refused for
 */
export async function answerRequest(
	receiverId: string,
	{ requestId, response }: { requestId: string; response: 'accept' | 'reject' },
	now: Date,
): Promise<void> {
	await inTransaction(async (tx, leave) => {
		const request = await lockRequest(tx, requestId, receiverId);
		if (request.toMemberId !== receiverId) throw new DomainError('notFound');
		if (request.status !== 'pending') throw new DomainError('family.requestAnswered');
		if (response === 'accept') {
			await accept(tx, leave, request, now);
			return;
		}
		const { id: ownerId } = request.from;
		const tree = await lockOwnTree(tx, ownerId);
		await releaseCard(tx, leave, tree, receiverId);
		await endRequest(tx, requestId, { status: 'rejected', answeredAt: now });
	});
}
