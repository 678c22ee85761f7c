import { randomUUID } from 'node:crypto';
import { DomainError } from '@/lib/core/errors';
import {
	findEndedLink,
	findGuardianships,
	keepLink,
	restoreGuardianships,
	undoMs,
} from '@/lib/features/family/cards/commands/undo-move';
import {
	lockOwnTree,
	noteChange,
	type OwnTree,
	readGraph,
	writeGraph,
} from '@/lib/features/family/tree/commands/lock-own-tree';
import { removePerson } from '@/lib/features/family/tree/rules/graph';
import { hasBlocked } from '@/lib/features/member/queries/blocked';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { inTransaction, type Leave } from '@/lib/platform/media/pictures';
import { endRequest, findLiving, isAgreed, lockAccounts, lockBothTrees, lockRequest } from './link-account';

/**
 * Withdraws a request that waits for its answer, or ends a link, which either of the two may. What was written on
 * their cards without the account stays. An account that was made for a relative goes with the request, once that
 * can no longer be undone; answers whether it was one.
 *
 * @throws DomainError `notFound`, `auth.notAllowed` for a request that is to be answered, `family.requestAnswered`
 */
export async function withdrawRequest(
	memberId: string,
	requestId: string,
	now: Date,
): Promise<{ isAccount: boolean; isUndoable: boolean }> {
	return inTransaction(async (tx, leave) => {
		const { request, status, from, to } = await lockRequest(tx, requestId, memberId);
		if (status === 'pending' && memberId === to.id) throw new DomainError('auth.notAllowed');
		if (status !== 'pending' && !isAgreed(status)) throw new DomainError('family.requestAnswered');
		const otherId = memberId === from.id ? to.id : from.id;
		const find = (ownerId: string, accountId: string) =>
			tx.person.findFirst({
				where: { memberId: accountId, tree: { ownerId } },
				select: { id: true, approvalStatus: true },
			});
		const [card, theirs] = [await find(memberId, otherId), await find(otherId, memberId)];
		if (isAgreed(status)) await releaseBoth(tx, leave, from.id, to.id);
		else {
			const tree = await lockOwnTree(tx, from.id);
			if (card?.approvalStatus === 'pending') {
				// It is kept like a card that is taken out, and can be brought back.
				const data = { approvalStatus: 'rejected' as const, updatedAt: now };
				await tx.person.update({ where: { id: card.id }, data, select: { id: true } });
				await noteChange(tx, tree.id);
			} else await releaseCard(tx, leave, tree, to.id);
		}
		const cardId = card?.id ?? (isAgreed(status) ? null : request.personId);
		if (cardId && card?.approvalStatus !== 'pending') {
			await keepLink(tx, cardId, {
				...{ requestId, endedAt: now.getTime(), until: now.getTime() + undoMs },
				memberId: card && otherId,
				theirCardId: isAgreed(status) ? (theirs?.id ?? null) : null,
				...{ status, answeredAt: request.answeredAt, unclaimedId: to.isClaimed ? null : to.id },
				guardianshipIds: await findGuardianships(tx, from.id, to.id),
			});
		}
		await endRequest(tx, requestId, { status: 'withdrawn', answeredAt: now });
		return { isAccount: !to.isClaimed, isUndoable: cardId !== null };
	});
}

/**
 * Makes a request or a link that a member has just ended what it was before. False for a card of their tree that has not
 * been parted from an account by it.
 *
 * @throws DomainError `notFound` where the other account is gone, `family.tooLateToUndo`
 */
export async function undoWithdrawal(memberId: string, cardId: string, now: Date): Promise<boolean> {
	return inTransaction(async (tx) => {
		const link = await findEndedLink(tx, cardId);
		if (!link) return false;
		const { request, from, to } = await lockRequest(tx, link.requestId, memberId);
		const trees = link.theirCardId
			? Object.values(await lockBothTrees(tx, from.id, to.id))
			: [await lockOwnTree(tx, memberId)];
		const isEnded =
			request.status === 'withdrawn' &&
			request.answeredAt?.getTime() === link.endedAt &&
			now.getTime() <= link.until;
		const otherId = memberId === from.id ? to.id : from.id;
		const isBlocked = await hasBlocked(tx, otherId, memberId);
		if (!isEnded || isBlocked || (await findLiving(tx, from.id, to.id)))
			throw new DomainError('family.tooLateToUndo');
		const parted = [
			{ id: cardId, accountId: link.memberId },
			{ id: link.theirCardId, accountId: memberId },
		];
		for (const { id, accountId } of parted) {
			if (!id || !accountId) continue;
			const { count } = await tx.person.updateMany({
				where: { id, memberId: null, approvalStatus: 'approved' },
				data: { memberId: accountId },
			});
			if (count === 0) throw new DomainError('family.tooLateToUndo');
		}
		const { status, answeredAt } = link;
		await tx.familyRequest.update({
			where: { id: request.id },
			data: { status, answeredAt },
			select: { id: true },
		});
		await restoreGuardianships(tx, link.guardianshipIds);
		await tx.$executeRaw`UPDATE "Person" SET "changeUndo" = NULL WHERE "id" = ${cardId}::uuid`;
		for (const tree of trees) await noteChange(tx, tree.id);
		return true;
	});
}

/**
 * Takes a member out of another's tree who says that it is not them, or who does not want to stand there: a request is
 * refused, a link ends for both, and what the other has written stays as their own words.
 *
 * @throws DomainError `notFound` where that tree does not name them
 */
export async function leaveTree(memberId: string, ownerId: string, now: Date): Promise<void> {
	if (memberId === ownerId) throw new DomainError('notFound');
	await inTransaction(async (tx, leave) => {
		await lockAccounts(tx, memberId, ownerId);
		const living = await findLiving(tx, memberId, ownerId);
		const isLinked = isAgreed(living?.status);
		const isNamed = await tx.person.count({ where: { memberId, tree: { ownerId } } });
		const isAsked = living?.status === 'pending' && living.toMemberId === memberId;
		if (!isLinked && !isAsked && isNamed === 0) throw new DomainError('notFound');
		if (isLinked) await releaseBoth(tx, leave, memberId, ownerId);
		else await releaseCard(tx, leave, await lockOwnTree(tx, ownerId), memberId);
		if (living && (isLinked || isAsked)) {
			await endRequest(tx, living.id, { status: isLinked ? 'withdrawn' : 'rejected', answeredAt: now });
		}
	});
}

/** Parts each of two from the other's card. */
async function releaseBoth(
	tx: Prisma.TransactionClient,
	leave: Leave,
	oneId: string,
	otherId: string,
): Promise<void> {
	const { from, to } = await lockBothTrees(tx, oneId, otherId);
	await releaseCard(tx, leave, from, otherId);
	await releaseCard(tx, leave, to, oneId);
}

/** Parts the card that represents an account, in a tree that is held, from it; one that only waited for its answer goes. */
export async function releaseCard(
	tx: Prisma.TransactionClient,
	leave: Leave,
	tree: OwnTree,
	memberId: string,
): Promise<void> {
	const card = await tx.person.findFirst({
		where: { treeId: tree.id, memberId },
		select: { id: true, approvalStatus: true },
	});
	if (!card) return;
	const before = await readGraph(tx, tree);
	const isWaiting = card.approvalStatus === 'pending';
	const after = isWaiting ? removePerson(before, card.id, randomUUID) : before;
	leave(await writeGraph(tx, tree.id, { before, after }));
	await tx.person.updateMany({ where: { id: card.id }, data: { memberId: null } });
}
