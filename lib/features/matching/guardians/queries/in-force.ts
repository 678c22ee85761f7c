import { isSeeking } from '@/lib/features/member/queries/matchable';
import { Prisma } from '@/lib/platform/db/generated/client';

// What a guardian may do is asked of the database each time: nothing of it is kept.

/**
 * Whether what a candidate has agreed to with a guardian holds now: `guardianship` names the rows of "Guardianship",
 * `candidate` and `guardian` those of "Member". Not for who is married, deceased or kept out of matches, nor after its end.
 */
export function isInForce(
	{ guardianship, candidate, guardian }: Record<'guardianship' | 'candidate' | 'guardian', Prisma.Sql>,
	now: Date,
): Prisma.Sql {
	return Prisma.sql`(
		${guardianship}."status" = 'agreed' AND ${guardianship}."expiresAt" > ${now}
		AND ${guardian}."claimedAt" IS NOT NULL AND NOT ${guardian}."isDeceased" AND ${guardian}."heldFromMatchesAt" IS NULL
		AND ${isSeeking(candidate, now)}
	)`;
}

const names = {
	guardianship: Prisma.sql`guardianship`,
	candidate: Prisma.sql`candidate`,
	guardian: Prisma.sql`guardian`,
};

/** Whether a guardian's yes counts without the candidate's own now. `candidate` and `guardian` are their ids. */
export function hasLastWord(candidate: Prisma.Sql, guardian: Prisma.Sql, now: Date): Prisma.Sql {
	const which = Prisma.sql`guardianship."candidateId" = ${candidate} AND guardianship."guardianId" = ${guardian}
		AND guardianship."hasLastWord"`;
	return Prisma.sql`EXISTS (${agreementsInForce(Prisma.sql`guardianship."id"`, which, now)})`;
}

/** A guardian, with what they are to the candidate. */
export interface Actor {
	id: string;
	name: string;
	nameInOtherScript: string | null;
	hi: string;
	en: string;
}

/** How somebody is reached; the words are those of a guardian. */
export interface ReachedContact extends Omit<Actor, 'hi' | 'en'> {
	hi: string | null;
	en: string | null;
	email: string;
	mobileNumber: string | null;
	mobileE164: string | null;
}

/** The agreements that hold now, with `guardianship`, `candidate` and `guardian` to be named in `columns` and `which`. */
export function agreementsInForce(columns: Prisma.Sql, which: Prisma.Sql, now: Date): Prisma.Sql {
	return Prisma.sql`
		SELECT ${columns} FROM "Guardianship" guardianship
		JOIN "Member" candidate ON candidate."id" = guardianship."candidateId"
		JOIN "Member" guardian ON guardian."id" = guardianship."guardianId"
		WHERE ${which} AND ${isInForce(names, now)}`;
}

/**
 * The guardian who acts for a member in an interest, as one JSON value; null where the member does so themselves, or the
 * agreement does not hold. `member` and `by` are their ids.
 */
export function actorOf(member: Prisma.Sql, by: Prisma.Sql, now: Date): Prisma.Sql {
	const columns = Prisma.sql`json_build_object(
		'id', guardian."id", 'name', guardian."name", 'nameInOtherScript', guardian."nameInOtherScript",
		'hi', guardianship."guardianHi", 'en', guardianship."guardianEn"
	)`;
	const which = Prisma.sql`guardianship."candidateId" = ${member} AND guardianship."guardianId" = ${by}`;
	return Prisma.sql`(${agreementsInForce(columns, which, now)})`;
}

/** The values of `getReached`, by the contact that a member shows. */
interface ReachedValues {
	own: Prisma.Sql;
	guardian: Prisma.Sql;
	/** The address of the member is not confirmed. */
	unconfirmed: Prisma.Sql;
	/** The guardian whose contact was shown acts no longer, and the candidate has not shown their own. */
	ended: Prisma.Sql;
}

/**
 * The value for the contact that a member shows to a member who has agreed with them. A guardian who acted is reached instead of
 * the candidate where the candidate has chosen so. When such an agreement ends, nobody is reached until the candidate shows
 * their own contact. `member` names rows of "Member", `by` is the id of the guardian who acted.
 */
function getReached(
	{ member, by }: { member: Prisma.Sql; by: Prisma.Sql },
	{ own, guardian, unconfirmed, ended }: ReachedValues,
	now: Date,
): Prisma.Sql {
	return Prisma.sql`CASE WHEN ${member}."emailConfirmedAt" IS NULL THEN ${unconfirmed} WHEN ${by} IS NULL THEN ${own} ELSE coalesce((
		SELECT CASE
			WHEN guardianship."contactOf" = 'candidate' THEN ${own}
			WHEN guardian."emailConfirmedAt" IS NOT NULL AND ${isInForce({ ...names, candidate: member }, now)} THEN ${guardian}
		END
		FROM "Guardianship" guardianship JOIN "Member" guardian ON guardian."id" = guardianship."guardianId"
		WHERE guardianship."candidateId" = ${member}."id" AND guardianship."guardianId" = ${by}
			AND guardianship."agreedAt" IS NOT NULL
		ORDER BY guardianship."createdAt" DESC LIMIT 1
	), ${ended}) END`;
}

/** How a member is reached by a member who has agreed with them, as one JSON value; null where they are not. */
export function contactOf(member: Prisma.Sql, by: Prisma.Sql, now: Date): Prisma.Sql {
	const reached = (row: Prisma.Sql, words: Prisma.Sql) => Prisma.sql`json_build_object(
		'id', ${row}."id", 'name', ${row}."name", 'nameInOtherScript', ${row}."nameInOtherScript", ${words},
		'email', ${row}."email", 'mobileNumber', ${row}."mobileNumber", 'mobileE164', ${row}."mobileE164"
	)`;
	const nothing = Prisma.sql`NULL::json`;
	const values = {
		own: reached(member, Prisma.sql`'hi', NULL, 'en', NULL`),
		guardian: reached(
			Prisma.sql`guardian`,
			Prisma.sql`'hi', guardianship."guardianHi", 'en', guardianship."guardianEn"`,
		),
		unconfirmed: nothing,
		ended: nothing,
	};
	return getReached({ member, by }, values, now);
}

/**
 * Which contact a member shows to a member who has agreed with them, as `shownContact` of lib/features/matching/schema.ts: `none` for the
 * deceased and for members whom administrators keep out of matches. `memberId` and `by` are ids.
 */
export function shownContactOf(memberId: Prisma.Sql, by: Prisma.Sql, now: Date): Prisma.Sql {
	const member = Prisma.sql`side`;
	const values = {
		own: Prisma.sql`'own'`,
		guardian: Prisma.sql`'guardian'`,
		unconfirmed: Prisma.sql`'unconfirmed'`,
		ended: Prisma.sql`'ended'`,
	};
	return Prisma.sql`(
		SELECT CASE WHEN side."isDeceased" OR side."heldFromMatchesAt" IS NOT NULL THEN 'none'
			ELSE ${getReached({ member, by }, values, now)} END
		FROM "Member" side WHERE side."id" = ${memberId}
	)`;
}
