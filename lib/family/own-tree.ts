import { DomainError } from '@/lib/core/errors';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';

export interface OwnTree {
	id: string;
	name: string;
	isPublic: boolean;
	/** The owner's own card. */
	meId: string;
}

/** A member's tree, which is made with their own card when they first look for it. */
export async function getOwnTree(ownerId: string): Promise<OwnTree> {
	return (await findOwnTree(db, ownerId)) ?? (await db.$transaction((tx) => lockOwnTree(tx, ownerId)));
}

/**
 * Makes a member's tree if there is none, and holds it until the transaction ends: changes of one tree wait for each
 * other. The account is held first, in the order of what removes it.
 *
 * @throws DomainError `auth.required` when the account has just been removed
 */
async function lockOwnTree(tx: Prisma.TransactionClient, ownerId: string): Promise<OwnTree> {
	const [owner] = await tx.$queryRaw<{ name: string }[]>`
		SELECT "name" FROM "Member" WHERE "id" = ${ownerId}::uuid FOR KEY SHARE`;
	if (!owner) throw new DomainError('auth.required');
	const named = { name: owner.name, nameKey: searchKey(owner.name) };
	await tx.familyTree.createMany({ data: { ...named, ownerId }, skipDuplicates: true });
	const [tree] = await tx.$queryRaw<{ id: string }[]>`
		SELECT "id"::text FROM "FamilyTree" WHERE "ownerId" = ${ownerId}::uuid FOR UPDATE`;
	const ownCard = { ...named, treeId: tree?.id ?? '', memberId: ownerId, addedById: ownerId };
	await tx.person.createMany({ data: ownCard, skipDuplicates: true });
	const found = await findOwnTree(tx, ownerId);
	if (!found) throw new DomainError('auth.required');
	return found;
}

async function findOwnTree(client: Prisma.TransactionClient, ownerId: string): Promise<OwnTree | null> {
	const [tree] = await client.$queryRaw<OwnTree[]>`
		SELECT tree."id"::text, tree."name", tree."isPublic", me."id"::text AS "meId"
		FROM "FamilyTree" tree JOIN "Person" me ON me."treeId" = tree."id" AND me."memberId" = tree."ownerId"
		WHERE tree."ownerId" = ${ownerId}::uuid`;
	return tree ?? null;
}
