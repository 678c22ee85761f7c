import { adultAge } from '@/lib/core/adult';
import { Prisma } from '@/lib/platform/db/generated/client';

/** So many relatives have to agree on who a member is. */
const minRelatives = 2;

/**
 * Whether a member's family knows them: two others, living adults with claimed accounts and confirmed addresses, are
 * joined to them by a link that both sides have agreed to. `member` names the rows of "Member". Holds no parameters, so
 * that its text alone says all.
 */
export function isKnownToFamily(member: Prisma.Sql): Prisma.Sql {
	const bornBy = Prisma.raw(
		`((now() AT TIME ZONE 'Asia/Kolkata')::date - INTERVAL '${adultAge} years')::date`,
	);
	return Prisma.sql`(
		SELECT count(*) = ${Prisma.raw(String(minRelatives))} FROM (
			SELECT FROM "FamilyRequest" agreed JOIN "Member" relative
				ON relative."id" = CASE agreed."fromMemberId"
					WHEN ${member}."id" THEN agreed."toMemberId" ELSE agreed."fromMemberId" END
			WHERE agreed."status" = 'accepted'
				AND (agreed."fromMemberId" = ${member}."id" OR agreed."toMemberId" = ${member}."id")
				AND relative."claimedAt" IS NOT NULL AND relative."emailConfirmedAt" IS NOT NULL
				AND NOT relative."isDeceased" AND (relative."bornOn" IS NULL OR relative."bornOn" <= ${bornBy})
			LIMIT ${Prisma.raw(String(minRelatives))}
		) relatives
	)`;
}
