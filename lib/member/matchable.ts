import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import { Prisma } from '@/lib/db/generated/client';

/** Hindu Marriage Act 1955, section 5 (iii). */
const leastAge = { Male: 21, Female: 18 } as const;

/** One who may look for a match: an account of somebody who lives, is of age to marry and has said to be unmarried. */
export function isSeeking(alias: Prisma.Sql, now: Date): Prisma.Sql {
	const today = todayInIndia(now);
	return Prisma.sql`(${alias}."claimedAt" IS NOT NULL AND NOT ${alias}."isDeceased" AND ${alias}."isMarried" = false
		AND ((${alias}."gender" = 'Male' AND ${alias}."bornOn" <= ${bornOnFromAge(leastAge.Male, today)}::date)
			OR (${alias}."gender" = 'Female' AND ${alias}."bornOn" <= ${bornOnFromAge(leastAge.Female, today)}::date)))`;
}

/** One who is shown to others as a match: they have agreed to it, or are public and have not refused. */
export function isMatchable(alias: Prisma.Sql, now: Date): Prisma.Sql {
	const consent = Prisma.sql`SELECT FROM "Consent" consent
		WHERE consent."memberId" = ${alias}."id" AND consent."purpose" = 'matrimonial'`;
	return Prisma.sql`(${isSeeking(alias, now)} AND (
		EXISTS (${consent} AND consent."withdrawnAt" IS NULL)
		OR (${alias}."familyTreePrivacy" = 'public' AND NOT EXISTS (${consent}))
	))`;
}
