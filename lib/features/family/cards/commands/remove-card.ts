import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@/lib/core/errors';
import {
	auditChange,
	type Caller,
	type Card,
	getChangeable,
} from '@/lib/features/family/cards/queries/read-changeable';
import { undoWithdrawal } from '@/lib/features/family/requests/commands/end-link';
import {
	agreedStatus,
	findLiving,
	lockAccounts,
	lockBothTrees,
} from '@/lib/features/family/requests/commands/link-account';
import {
	lockOwnTree,
	noteChange,
	type OwnTree,
	readGraph,
	writeGraph,
} from '@/lib/features/family/tree/commands/lock-own-tree';
import { removePerson, type TreeGraph } from '@/lib/features/family/tree/rules/graph';
import { db } from '@/lib/platform/db/client';
import { workOnEach } from '@/lib/platform/db/each-record';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { inTransaction } from '@/lib/platform/media/pictures';
import { undoMerge } from './merge-cards';
import { forgetUndo, undoMove, undoMs } from './undo-move';

// A card that is taken out is at first only shown to nobody: it is kept as `rejected` with all it tells and holds its
// place as an unknown person does. Once it can no longer be brought back it is deleted permanently. What a removal ends at the
// same time bears the same moment, by which the undoing finds it again.

/**
 * Takes a card out of its tree. A link with the account behind it ends for both at once.
 *
 * @throws DomainError `notFound`, `family.ownCard`
 */
export async function removeCard(id: string, caller: Caller, now: Date): Promise<void> {
	const { ownerId, memberId } = await getChangeable(id, caller);
	await inTransaction(async (tx) => {
		const trees = await lockTrees(tx, ownerId, memberId);
		const card = await getChangeable(id, caller, tx);
		// Linked, parted or taken out by somebody else just now.
		if (card.memberId !== memberId) throw new DomainError('record.stale');
		if (card.isRemoved) throw new DomainError('notFound');
		await tx.person.update({
			where: { id },
			data: { approvalStatus: 'rejected', updatedAt: now },
			select: { id: true },
		});
		await tx.familyRequest.updateMany({
			where: { status: { in: ['pending', 'accepted', 'held'] }, ...concerning(card) },
			data: { status: 'withdrawn', answeredAt: now },
		});
		if (memberId) {
			await tx.person.updateMany({
				where: { memberId: ownerId, tree: { ownerId: memberId } },
				data: { memberId: null, updatedAt: now },
			});
		}
		for (const tree of trees) await noteChange(tx, tree.id);
		await auditChange(tx, card, caller, { action: 'person.delete' });
	});
}

/** The tree of the card, and that of the account behind it, whose card of the owner may change too. */
async function lockTrees(
	tx: Prisma.TransactionClient,
	ownerId: string,
	memberId: string | null,
): Promise<OwnTree[]> {
	const linked =
		memberId === null
			? null
			: await tx.member.findUnique({ where: { id: memberId }, select: { claimedAt: true } });
	if (memberId === null || !linked?.claimedAt) return [await lockOwnTree(tx, ownerId)];
	await lockAccounts(tx, ownerId, memberId);
	return Object.values(await lockBothTrees(tx, ownerId, memberId));
}

/** The requests between the tree's owner and the member that the card represents, or was to represent. */
function concerning({ id, ownerId, memberId }: Card) {
	const pair = memberId
		? [
				{ fromMemberId: ownerId, toMemberId: memberId },
				{ fromMemberId: memberId, toMemberId: ownerId },
			]
		: [];
	return { OR: [{ personId: id, fromMemberId: ownerId }, ...pair] };
}

/**
 * Brings a card back that has just been taken out or made one with another, as it was, with the link that ended by it.
 * A card that has just been moved comes back to its former place, one that has just been parted from an account back to it.
 *
 * @throws DomainError `notFound` when its place has been taken meanwhile, `family.tooLateToRestore`,
 * `family.changedSinceMerge`, `family.tooLateToUndo`
 */
export async function restoreCard(id: string, caller: Caller, now: Date): Promise<Card> {
	const known = await getChangeable(id, caller);
	const { ownerId, memberId } = known;
	if (caller.memberId === ownerId && (await undoWithdrawal(ownerId, id, now))) return known;
	return inTransaction(async (tx) => {
		const trees = await lockTrees(tx, ownerId, memberId);
		const card = await getChangeable(id, caller, tx);
		if (!card.isRemoved) {
			await undoMove(tx, id, now);
			for (const tree of trees) await noteChange(tx, tree.id);
			await auditChange(tx, card, caller, { action: 'person.restore' });
			return card;
		}
		if (now.getTime() - card.updatedAt.getTime() > undoMs) throw new DomainError('family.tooLateToRestore');
		await undoMerge(tx, card.id);
		const status = await restoreLink(tx, card, now);
		await tx.person.update({ where: { id }, data: { approvalStatus: status }, select: { id: true } });
		for (const tree of trees) await noteChange(tx, tree.id);
		await auditChange(tx, card, caller, { action: 'person.restore' });
		return card;
	});
}

/** Answers the status of the card then: one that is asked whether it is them waits again. */
async function restoreLink(
	tx: Prisma.TransactionClient,
	card: Card,
	now: Date,
): Promise<'pending' | 'approved'> {
	const { ownerId, memberId, updatedAt: removedAt } = card;
	const ended = await tx.familyRequest.findFirst({
		where: { status: 'withdrawn', answeredAt: removedAt, ...concerning(card) },
		select: { id: true, heldForIds: true, toMember: { select: { claimedAt: true } } },
	});
	if (!ended) return 'approved';
	if (memberId && (await findLiving(tx, ownerId, memberId))) {
		// The two have started again meanwhile.
		await tx.person.update({ where: { id: card.id }, data: { memberId: null }, select: { id: true } });
		return 'approved';
	}
	const theirs =
		memberId &&
		(await tx.person.findFirst({
			where: { memberId: null, updatedAt: removedAt, tree: { ownerId: memberId } },
			select: { id: true },
		}));
	if (theirs) {
		await tx.person.update({ where: { id: theirs.id }, data: { memberId: ownerId }, select: { id: true } });
		const data = { status: agreedStatus(ended), answeredAt: now };
		await tx.familyRequest.update({ where: { id: ended.id }, data, select: { id: true } });
		return 'approved';
	}
	const data = { status: 'pending' as const, answeredAt: null };
	// The member who is asked may be removed at this moment, and the request with them.
	const { count } = await tx.familyRequest.updateMany({ where: { id: ended.id }, data });
	return memberId && count > 0 && ended.toMember?.claimedAt ? 'pending' : 'approved';
}

/** Clears once what has just been done can no longer be undone. A process that ends before leaves it to the housekeeping. */
export async function clearLater(): Promise<void> {
	await sleep(undoMs + 1, undefined, { ref: false });
	await clearRemoved(new Date());
}

/** Removes permanently what nobody can bring back any more; where others hang on them an unknown person stays. */
export async function clearRemoved(now: Date): Promise<number> {
	await inTransaction((tx) => forgetUndo(tx, now));
	const latest = new Date(now.getTime() - undoMs);
	const where = { kind: 'named', approvalStatus: 'rejected', updatedAt: { lt: latest } } as const;
	const trees = await db.familyTree.findMany({
		where: { persons: { some: where } },
		select: { ownerId: true },
	});
	const clear = (ownerId: string) =>
		inTransaction(async (tx, leave) => {
			const tree = await lockOwnTree(tx, ownerId);
			const before = await readGraph(tx, tree);
			const removed = await tx.person.findMany({
				where: { ...where, treeId: tree.id },
				select: { id: true },
			});
			const after = removed.reduce<TreeGraph>((graph, { id }) => removePerson(graph, id, randomUUID), before);
			leave(await writeGraph(tx, tree.id, { before, after }));
			return removed.length;
		});
	const cleared = await workOnEach({
		part: 'cards',
		records: trees,
		getId: ({ ownerId }) => ownerId,
		work: ({ ownerId }) => clear(ownerId),
	});
	return cleared.reduce((sum, count) => sum + count, 0);
}
