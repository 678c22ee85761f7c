import { DomainError } from '@/lib/core/errors';
import type { Life } from '@/lib/core/life';
import type { Recorded } from '@/lib/platform/audit/differences';
import { noteChange } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

export interface Caller {
	memberId: string;
	isAdmin: boolean;
}

/** A card and the tree that it is in. */
export interface Card extends Life {
	id: string;
	ownerId: string;
	/** The account that it represents. */
	memberId: string | null;
	/** Taken out a moment ago, so that it can still be brought back. */
	isRemoved: boolean;
	photoId: string | null;
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
			bornPrecision: true,
			isDeceased: true,
			diedOn: true,
			diedPrecision: true,
			ageAtDeath: true,
			updatedAt: true,
			tree: { select: { ownerId: true } },
		},
	});
	// The tree is read after the card: it may have gone between, and the card with it.
	const ownerId = row?.tree?.ownerId;
	if (row?.kind !== 'named' || ownerId === undefined) throw new DomainError('notFound');
	const mayChange = isAdmin || memberId === ownerId || memberId === row.addedById;
	if (!mayChange) throw new DomainError('notFound');
	if (row.memberId === ownerId) throw new DomainError('family.ownCard');
	const { kind, approvalStatus, addedById, tree, ...card } = row;
	return { ...card, id, ownerId, isRemoved: approvalStatus === 'rejected' };
}

interface CardNote {
	action: 'person.update' | 'person.delete' | 'person.restore';
	before?: Recorded;
	after?: Recorded;
}

/** What an administrator does in another's tree goes to the audit log. */
export async function auditChange(
	tx: Prisma.TransactionClient,
	{ id, ownerId }: Pick<Card, 'id' | 'ownerId'>,
	{ memberId }: Caller,
	note: CardNote,
): Promise<void> {
	if (memberId === ownerId) return;
	await noteChange(tx, { ...note, actorId: memberId, subjectType: 'person', subjectId: id });
}

/** What the audit log may hold of a card. */
export async function readCardRecord(tx: Prisma.TransactionClient, id: string): Promise<Recorded> {
	const { photoId: photo, ...columns } = await tx.person.findUniqueOrThrow({
		where: { id },
		omit: {
			id: true,
			treeId: true,
			kind: true,
			memberId: true,
			addedById: true,
			approvalStatus: true,
			mergeUndo: true,
			changeUndo: true,
			nameKey: true,
			mobileE164: true,
			version: true,
			createdAt: true,
			updatedAt: true,
		},
	});
	return { ...columns, photo };
}
