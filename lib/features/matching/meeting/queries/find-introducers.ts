import type { PersonName } from '@/lib/features/member/dto/written';
import { isAdult } from '@/lib/features/member/queries/adult';
import { mayIntroduce } from '@/lib/features/member/queries/matchable';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';

/** So many who know one of the two, and so many further on, are looked through. */
const maxKnown = 200;
const maxFurther = 1000;

/** Those whom a link joins to a member that both have confirmed, as rows of `id`. */
function linkedTo(memberId: Prisma.Sql): Prisma.Sql {
	return Prisma.sql`(
		SELECT "toMemberId" AS "id" FROM "FamilyRequest" WHERE "fromMemberId" = ${memberId} AND "status" = 'accepted'
		UNION
		SELECT "fromMemberId" FROM "FamilyRequest" WHERE "toMemberId" = ${memberId} AND "status" = 'accepted'
	)`;
}

/** Those who are linked to one of `known`, with one of these. */
function furtherFrom(known: Prisma.Sql): Prisma.Sql {
	return Prisma.sql`
		SELECT DISTINCT ON (linked."id") linked."id", ${known}."id" AS "via"
		FROM ${known} CROSS JOIN LATERAL ${linkedTo(Prisma.sql`${known}."id"`)} linked JOIN willing ON willing."id" = linked."id"
		ORDER BY linked."id", ${known}."id" LIMIT ${maxFurther}`;
}

/**
 * The shortest chain of at most five members, each joined to the next by a confirmed link, from one of two who have agreed to
 * be in touch to the other: who could introduce their families. Everybody in it lives, is an adult and has agreed to be named;
 * nobody else is on the way, nor whom either of the two has blocked, or who has blocked one of them. Empty without such a chain.
 */
export async function findIntroducers(memberId: string, otherId: string, now: Date): Promise<PersonName[]> {
	// From the same end for both, so that both read the same of several chains.
	const [first = '', last = ''] = [memberId, otherId].sort();
	const member = Prisma.sql`member`;
	const found = await db.$queryRaw<(PersonName & { place: bigint })[]>`
		WITH willing AS NOT MATERIALIZED (
			SELECT member."id" FROM "Member" member
			WHERE member."claimedAt" IS NOT NULL AND NOT member."isDeceased" AND ${isAdult(Prisma.sql`member."bornOn"`, now)}
				AND ${mayIntroduce(member)} AND member."id" NOT IN (${first}::uuid, ${last}::uuid)
				AND NOT EXISTS (SELECT FROM "MatchMark" mark WHERE mark."kind" = 'blocked' AND (
					mark."memberId" = member."id" AND mark."otherId" IN (${first}::uuid, ${last}::uuid)
					OR mark."otherId" = member."id" AND mark."memberId" IN (${first}::uuid, ${last}::uuid)
				))
		),
		near AS MATERIALIZED (
			SELECT "id" FROM ${linkedTo(Prisma.sql`${first}::uuid`)} known JOIN willing USING ("id") ORDER BY "id" LIMIT ${maxKnown}
		),
		beside AS MATERIALIZED (
			SELECT "id" FROM ${linkedTo(Prisma.sql`${last}::uuid`)} known JOIN willing USING ("id") ORDER BY "id" LIMIT ${maxKnown}
		),
		further AS MATERIALIZED (${furtherFrom(Prisma.sql`near`)}),
		beyond AS MATERIALIZED (${furtherFrom(Prisma.sql`beside`)}),
		middle AS MATERIALIZED (
			SELECT DISTINCT ON (known."id") known."id", further."id" AS "from", further."via"
			FROM further CROSS JOIN LATERAL ${linkedTo(Prisma.sql`further."id"`)} known JOIN willing ON willing."id" = known."id"
			ORDER BY known."id", further."id" LIMIT ${maxFurther}
		),
		chain("people") AS (
			SELECT ARRAY["id"] FROM near JOIN beside USING ("id")
			UNION ALL
			SELECT ARRAY[further."via", beside."id"] FROM further JOIN beside USING ("id")
			UNION ALL
			SELECT ARRAY[further."via", further."id", beyond."via"] FROM further JOIN beyond USING ("id")
			UNION ALL
			SELECT ARRAY[middle."via", middle."from", beyond."id", beyond."via"] FROM middle JOIN beyond USING ("id")
			UNION ALL
			SELECT ARRAY[middle."via", middle."from", middle."id", beyond."id", beyond."via"]
			FROM middle CROSS JOIN LATERAL ${linkedTo(Prisma.sql`middle."id"`)} known JOIN beyond ON beyond."id" = known."id"
		)
		SELECT named."name", named."nameInOtherScript", one."place"
		FROM (SELECT "people" FROM chain ORDER BY cardinality("people"), "people" LIMIT 1) shortest,
			unnest(shortest."people") WITH ORDINALITY AS one("id", "place") JOIN "Member" named ON named."id" = one."id"
		ORDER BY one."place"`;
	const people = found.map(({ name, nameInOtherScript }) => ({ name, nameInOtherScript }));
	return first === memberId ? people : people.toReversed();
}
