import { Prisma } from '@/lib/platform/db/generated/client';

/**
 * Whether the tree `tree` of the member `owner` takes part in comparisons with other trees: where its owner has said so, or
 * said nothing and everybody may see the tree. They have to prove first that they read their address.
 */
const takesPart = (tree: string, owner: string) => `(
	${owner}."claimedAt" IS NOT NULL AND ${owner}."emailConfirmedAt" IS NOT NULL AND NOT ${owner}."isDeceased"
	AND coalesce(${tree}."isComparable", ${tree}."isPublic" AND ${owner}."familyTreePrivacy" = 'public')
)`;

/** The same of a member's own tree. */
export const ownTreeTakesPart = Prisma.raw(takesPart('own', 'me'));

const sides = [
	['one', 'other'],
	['other', 'one'],
] as const;

/**
 * The pairs of likely same people in a member's tree, seen from it: `ownId`, `ownAnswer` and `ownAnsweredAt` are of their
 * card, `otherId` and so on of the other one, `ownerId`, `ownerName` and `ownerNameInOtherScript` of whose tree that is in.
 * Only those of which the member may know: of one tree, of two whose owners both take part, and what both have agreed to.
 */
export function getPairs(memberId: string): Prisma.Sql {
	const seenFrom = sides.map(
		([own, other]) => `
		SELECT "id", "createdAt", "isOfOnePlace", "${own}TreeId" AS "ownTreeId", "${own}Id" AS "ownId", "${own}Answer" AS "ownAnswer",
			"${own}AnsweredAt" AS "ownAnsweredAt", "${other}TreeId" AS "otherTreeId", "${other}Id" AS "otherId",
			"${other}Answer" AS "otherAnswer", "${other}AnsweredAt" AS "otherAnsweredAt"
		FROM "SamePerson" WHERE "${own}TreeId" = own."id"`,
	);
	return Prisma.sql`(
		SELECT same.*, same."ownTreeId" = same."otherTreeId" AS "isWithin", owner."id" AS "ownerId",
			owner."name" AS "ownerName", owner."nameInOtherScript" AS "ownerNameInOtherScript"
		FROM "FamilyTree" own JOIN "Member" me ON me."id" = own."ownerId"
		CROSS JOIN LATERAL (
			${Prisma.raw(`${seenFrom.join(' UNION ALL ')} AND "oneTreeId" <> "otherTreeId"`)}
		) same
		JOIN "FamilyTree" tree ON tree."id" = same."otherTreeId" JOIN "Member" owner ON owner."id" = tree."ownerId"
		WHERE own."ownerId" = ${memberId}::uuid AND (
			same."ownTreeId" = same."otherTreeId" OR same."ownAnswer" = 'yes' AND same."otherAnswer" = 'yes'
			OR ${Prisma.raw(`${takesPart('own', 'me')} AND ${takesPart('tree', 'owner')}`)}
		)
	)`;
}
