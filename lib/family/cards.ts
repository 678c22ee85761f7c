import { DomainError } from '@/lib/core/errors';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';

export interface Caller {
	memberId: string;
	isAdmin: boolean;
}

/** A card and the tree that it is in. */
export interface Card {
	id: string;
	ownerId: string;
	/** The account that it stands for. */
	memberId: string | null;
	/** Taken out a moment ago, so that it can still be brought back. */
	isRemoved: boolean;
	photoId: string | null;
	bornOn: Date | null;
	/** When it was last changed. */
	updatedAt: Date;
}

/**
 * A card that the caller may change: the tree's owner, who has added it, or an administrator.
 *
 * @throws DomainError `notFound` for everybody else, `family.ownCard` for the owner's own
 */
export async function getChangeable(
	id: string,
	{ memberId, isAdmin }: Caller,
	client: Prisma.TransactionClient = db,
): Promise<Card> {
	const row = await client.person.findUnique({
		where: { id },
		select: {
			kind: true,
			approvalStatus: true,
			memberId: true,
			addedById: true,
			photoId: true,
			bornOn: true,
			updatedAt: true,
			tree: { select: { ownerId: true } },
		},
	});
	const mayChange = isAdmin || memberId === row?.tree.ownerId || memberId === row?.addedById;
	if (row?.kind !== 'named' || !mayChange) throw new DomainError('notFound');
	const { ownerId } = row.tree;
	if (row.memberId === ownerId) throw new DomainError('family.ownCard');
	const { photoId, bornOn, updatedAt } = row;
	const isRemoved = row.approvalStatus === 'rejected';
	return { id, ownerId, memberId: row.memberId, isRemoved, photoId, bornOn, updatedAt };
}

/** What an administrator does in another's tree goes to the audit log. */
export async function auditChange(
	tx: Prisma.TransactionClient,
	{ id, ownerId }: Pick<Card, 'id' | 'ownerId'>,
	{ memberId }: Caller,
	action: 'person.update' | 'person.delete' | 'person.restore',
): Promise<void> {
	if (memberId === ownerId) return;
	const entry = { actorId: memberId, action, subjectType: 'person', subjectId: id };
	await tx.auditEntry.create({ data: entry, select: { id: true } });
}
