import { marriageAge } from '@/lib/core/adult';
import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import { Prisma } from '@/lib/platform/db/generated/client';

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

/**
 * Whether a member may be named to two who have agreed to be in touch, as somebody whom both families know. Holds no
 * parameters, as the other.
 */
export function mayIntroduce(member: Prisma.Sql): Prisma.Sql {
	return Prisma.sql`EXISTS (SELECT FROM "Consent" agreed WHERE agreed."memberId" = ${member}."id"
		AND agreed."purpose" = 'introduction' AND agreed."withdrawnAt" IS NULL)`;
}

/** Whether a member is public and has never refused to be found. */
function isOpenToMatches(member: Prisma.Sql): Prisma.Sql {
	return Prisma.sql`(${member}."familyTreePrivacy" = 'public'
		AND NOT EXISTS (SELECT FROM "Consent" refused WHERE refused."memberId" = ${member}."id"
			AND refused."purpose" = 'matrimonial' AND refused."withdrawnAt" IS NOT NULL))`;
}

/**
 * Whether a member may look for a match: claimed, living, unmarried as they say, of an age to marry where the birth is
 * known, and not kept out by the administrators.
 */
export function isSeeking(member: Prisma.Sql, now: Date): Prisma.Sql {
	const bornBy = (sex: keyof typeof marriageAge) =>
		bornOnFromAge(marriageAge[sex], todayInIndia(now)).toISOString().slice(0, 10);
	const latest = Prisma.sql`CASE ${member}."gender"
			WHEN 'Male' THEN ${bornBy('Male')}::date
			WHEN 'Female' THEN ${bornBy('Female')}::date
		END`;
	return Prisma.sql`(
		${member}."claimedAt" IS NOT NULL AND ${member}."heldFromMatchesAt" IS NULL AND NOT ${member}."isDeceased" AND ${member}."isMarried" = false
		AND ${member}."bornOn" <= ${latest}
		AND (${member}."bornPrecision" IN ('day', 'age') OR ${lastBirth(member)} <= ${latest})
	)`;
}

/** The last day that the birth may be, of those of which only a part is known: "about" a year is five years more or less. */
function lastBirth(member: Prisma.Sql): Prisma.Sql {
	return Prisma.sql`(CASE ${member}."bornPrecision"
		WHEN 'month' THEN date_trunc('month', ${member}."bornOn"::timestamp) + INTERVAL '1 month - 1 day'
		WHEN 'year' THEN date_trunc('year', ${member}."bornOn"::timestamp) + INTERVAL '1 year - 1 day'
		WHEN 'about' THEN date_trunc('year', ${member}."bornOn"::timestamp) + INTERVAL '6 years - 1 day'
	END)::date`;
}

/** Whether a member may be shown to others as a match at all. The relationship between two is for the caller to ask. */
export function isMatchable(member: Prisma.Sql, now: Date): Prisma.Sql {
	return Prisma.sql`(${isSeeking(member, now)} AND ${isListedForMatches(member)})`;
}
