import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';

// Family is whom a path of at most three links joins, each link confirmed by both its members. A person whom
// somebody typed into a tree is no link.

/** Every confirmed link, from either end. */
const links = Prisma.sql`link("from", "to") AS (
	SELECT "fromMemberId", "toMemberId" FROM "FamilyRequest" WHERE "status" = 'accepted'
	UNION ALL
	SELECT "toMemberId", "fromMemberId" FROM "FamilyRequest" WHERE "status" = 'accepted'
)`;

/** Whether the two accounts are family. Everybody is family to themselves. */
export async function isFamily(memberId: string, otherId: string): Promise<boolean> {
	// Two links from one end and one from the other: a large family is not walked whole.
	const [found] = await db.$queryRaw<{ isFamily: boolean }[]>`
		WITH RECURSIVE
		${links},
		near("id", "links") AS (
			SELECT ${memberId}::uuid, 0
			UNION
			SELECT link."to", near."links" + 1 FROM near JOIN link ON link."from" = near."id" WHERE near."links" < 2
		),
		beside("id") AS (
			SELECT ${otherId}::uuid
			UNION
			SELECT link."to" FROM link WHERE link."from" = ${otherId}::uuid
		)
		SELECT EXISTS (SELECT FROM near JOIN beside USING ("id")) AS "isFamily"`;
	return found?.isFamily ?? false;
}

/** The ids of a member's family, without themselves, as a subquery. */
export function getFamily(memberId: string): Prisma.Sql {
	return Prisma.sql`(
		WITH RECURSIVE
		${links},
		near("id", "links") AS (
			SELECT ${memberId}::uuid, 0
			UNION
			SELECT link."to", near."links" + 1 FROM near JOIN link ON link."from" = near."id" WHERE near."links" < 3
		)
		SELECT DISTINCT "id" FROM near WHERE "id" <> ${memberId}::uuid
	)`;
}

export async function findFamilyIds(memberId: string): Promise<string[]> {
	const family = await db.$queryRaw<{ id: string }[]>`
		SELECT "id"::text FROM ${getFamily(memberId)} AS family`;
	return family.map(({ id }) => id);
}
