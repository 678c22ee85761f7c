import { marriageAge } from '@/lib/core/adult';
import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import { Prisma } from '@/lib/db/generated/client';

// Who may be shown to others who look for a match: said once, in SQL, for every read of members.

/**
 * Whether a member wants to be found: agreed to it, or is public, has agreed to the terms and has never refused. What an
 * administrator says for somebody counts for nothing before that. `member` names the rows of "Member". Holds no
 * parameters, so that its text alone says all.
 */
export function isListedForMatches(member: Prisma.Sql): Prisma.Sql {
	return Prisma.sql`(
		EXISTS (SELECT FROM "Consent" agreed WHERE agreed."memberId" = ${member}."id"
			AND agreed."purpose" = 'matrimonial' AND agreed."withdrawnAt" IS NULL)
		OR ${isOpenToMatches(member)}
			AND EXISTS (SELECT FROM "Consent" joined WHERE joined."memberId" = ${member}."id"
				AND joined."purpose" = 'terms' AND joined."withdrawnAt" IS NULL)
	)`;
}

/** Whether a member is public and has never refused to be found. */
function isOpenToMatches(member: Prisma.Sql): Prisma.Sql {
	return Prisma.sql`(${member}."familyTreePrivacy" = 'public'
		AND NOT EXISTS (SELECT FROM "Consent" refused WHERE refused."memberId" = ${member}."id"
			AND refused."purpose" = 'matrimonial' AND refused."withdrawnAt" IS NOT NULL))`;
}

/**
 * Whether a member may look for a match: claimed, living, unmarried as they say, of an age to marry, and not kept out
 * by the administrators.
 */
export function isSeeking(member: Prisma.Sql, now: Date): Prisma.Sql {
	const bornBy = (sex: keyof typeof marriageAge) =>
		bornOnFromAge(marriageAge[sex], todayInIndia(now)).toISOString().slice(0, 10);
	return Prisma.sql`(
		${member}."claimedAt" IS NOT NULL AND ${member}."heldFromMatchesAt" IS NULL AND NOT ${member}."isDeceased" AND ${member}."isMarried" = false
		AND ${member}."bornOn" <= CASE ${member}."gender"
			WHEN 'Male' THEN ${bornBy('Male')}::date
			WHEN 'Female' THEN ${bornBy('Female')}::date
		END
	)`;
}

/** Whether a member may be shown to others as a match at all. What stands between two is for the caller to ask. */
export function isMatchable(member: Prisma.Sql, now: Date): Prisma.Sql {
	return Prisma.sql`(${isSeeking(member, now)} AND ${isListedForMatches(member)})`;
}
