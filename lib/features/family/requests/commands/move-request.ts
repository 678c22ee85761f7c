import { DomainError } from '@/lib/core/errors';
import { derivedKinds, kindSaid } from '@/lib/features/family/relations/rules/derive-relations';
import type { Stated } from '@/lib/features/family/relations/rules/stated-relation';
import type { OwnTree } from '@/lib/features/family/tree/commands/lock-own-tree';
import type { TreeGraph } from '@/lib/features/family/tree/rules/graph';
import type { Prisma } from '@/lib/platform/db/generated/client';

/**
 * What the member of a card that is moved is asked to confirm moves with it as long as the account waits to be claimed:
 * its owner reads it in the portal, no matter what a mail has called it.
 *
 * @throws DomainError `family.awaitsAnswer` when they have been asked for the former place
 */
export async function moveRequest(
	tx: Prisma.TransactionClient,
	personId: string,
	{ relation, anchorId }: Stated,
): Promise<void> {
	const moved = await tx.$queryRaw<{ isClaimed: boolean }[]>`
		UPDATE "FamilyRequest" request SET "relation" = ${relation}, "relatedToId" = ${anchorId}::uuid
		FROM "Member" asked
		WHERE asked."id" = "toMemberId" AND "personId" = ${personId}::uuid AND request."status" = 'pending'
			AND NOT request."isByAddress"
		RETURNING "claimedAt" IS NOT NULL AS "isClaimed"`;
	if (moved.some(({ isClaimed }) => isClaimed)) throw new DomainError('family.awaitsAnswer');
}

/**
 * Refuses a change of a tree by which somebody would be asked to confirm another relation than the one that they have
 * read. `joined` are people who have become others, `exceptId` is a card whose own request changes with it.
 *
 * @throws DomainError `family.awaitsAnswer`
 */
export async function refuseMovedRequests(
	tx: Prisma.TransactionClient,
	{ ownerId, meId }: OwnTree,
	{
		before,
		after,
		joined,
		exceptId,
	}: { before: TreeGraph; after: TreeGraph; joined: ReadonlyMap<string, string>; exceptId?: string },
): Promise<void> {
	const requests = await tx.familyRequest.findMany({
		where: { fromMemberId: ownerId, status: 'pending', personId: { not: null }, isByAddress: false },
		select: { personId: true, relatedToId: true, relation: true },
	});
	for (const { personId, relatedToId, relation } of requests) {
		if (personId === null || personId === exceptId) continue;
		const [said, anchorId] = [kindSaid(relation), relatedToId ?? meId];
		const kindIn = (graph: TreeGraph, id: string) => derivedKinds(graph, id).get(personId) ?? null;
		if (kindIn(before, anchorId) !== said) continue;
		if (kindIn(after, joined.get(anchorId) ?? anchorId) !== said)
			throw new DomainError('family.awaitsAnswer');
	}
}
