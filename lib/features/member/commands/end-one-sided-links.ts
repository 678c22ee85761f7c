import { Prisma } from '@/lib/platform/db/generated/client';

/**
 * Ends those links of a member who comes back, or whose tree does, in which one of the two has no card of the other any
 * more: who has taken it out meanwhile has parted from them. What ended so bears the moment at which they went.
 */
export async function endOneSidedLinks(
	tx: Prisma.TransactionClient,
	memberId: string,
	endedAt: Date,
): Promise<void> {
	const hasCardOf = (owner: Prisma.Sql, other: Prisma.Sql) => Prisma.sql`EXISTS (
		SELECT FROM "Person" card JOIN "FamilyTree" tree ON tree."id" = card."treeId"
		WHERE tree."ownerId" = ${owner} AND card."memberId" = ${other} AND card."approvalStatus" = 'approved'
	)`;
	const [from, to] = [Prisma.sql`request."fromMemberId"`, Prisma.sql`request."toMemberId"`];
	await tx.$executeRaw`
		WITH ended AS (
			UPDATE "FamilyRequest" request SET "status" = 'withdrawn', "answeredAt" = ${endedAt}
			WHERE request."status" IN ('accepted', 'held') AND ${memberId}::uuid IN (${from}, ${to})
				AND NOT (${hasCardOf(from, to)} AND ${hasCardOf(to, from)})
			RETURNING "fromMemberId", "toMemberId"
		)
		UPDATE "Person" card SET "memberId" = NULL FROM "FamilyTree" tree, ended
		WHERE tree."id" = card."treeId" AND (
			tree."ownerId" = ended."fromMemberId" AND card."memberId" = ended."toMemberId"
			OR tree."ownerId" = ended."toMemberId" AND card."memberId" = ended."fromMemberId"
		)`;
}
