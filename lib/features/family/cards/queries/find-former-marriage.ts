import { Prisma } from '@/lib/platform/db/generated/client';
import type { FormerMarriage } from '@/lib/platform/db/generated/enums';
import { pool } from '@/lib/platform/db/pool';

interface MarriageRow {
	/** Null for a marriage that lasts. */
	formerMarriage: FormerMarriage | null;
	formerMarriageEndedYear: number | null;
	/** By birth or adoption; null where none is recorded. */
	childrenCount: number | null;
}

/** What a member's own tree records of their last marriage; null without one, and while one lasts. */
export async function findFormerMarriage(
	memberId: string,
): Promise<(MarriageRow & { formerMarriage: FormerMarriage }) | null> {
	const { text, values } = Prisma.sql`
		WITH me AS (
			SELECT person."id" FROM "Person" person JOIN "FamilyTree" tree ON tree."id" = person."treeId"
			WHERE tree."ownerId" = ${memberId}::uuid AND person."memberId" = ${memberId}::uuid
		), marriage AS (
			SELECT me."id" AS "meId", "sequence",
				CASE WHEN "endedBy" = 'divorce' THEN 'divorced'
					WHEN "endedBy" = 'death' OR partner."isDeceased" THEN 'widowed' END AS "how",
				date_part('year', coalesce("endedOn", CASE WHEN "endedBy" IS DISTINCT FROM 'divorce'
					AND partner."diedPrecision" IS DISTINCT FROM 'about' THEN partner."diedOn" END))::int AS "year"
			FROM me JOIN "Union" ON "partnerAId" = me."id" OR "partnerBId" = me."id"
			JOIN "Person" partner ON partner."id" = CASE WHEN "partnerAId" = me."id" THEN "partnerBId" ELSE "partnerAId" END
			WHERE partner."approvalStatus" = 'approved'
		)
		SELECT "how" AS "formerMarriage", "year" AS "formerMarriageEndedYear", (
			SELECT nullif(count(*), 0)::int FROM "ParentLink" link JOIN "Person" child ON child."id" = link."childId"
			WHERE link."parentId" = "meId" AND link."kind" <> 'step' AND child."approvalStatus" = 'approved'
		) AS "childrenCount"
		FROM marriage ORDER BY "year" DESC NULLS LAST, "sequence" DESC`;
	const { rows } = await pool.query<MarriageRow>({ text, values });
	const [last] = rows;
	if (!last || rows.some(({ formerMarriage }) => formerMarriage === null)) return null;
	const { formerMarriage } = last;
	return formerMarriage && { ...last, formerMarriage };
}
