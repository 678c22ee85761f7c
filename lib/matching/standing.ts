import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { isAdult } from '@/lib/member/adult';
import { findFamilyIds } from '@/lib/member/family-distance';
import { isMatchable, isSeeking } from '@/lib/member/matchable';

/** How a reader stands to a member as one to marry: both have agreed to be in touch, or they are a match. */
export type Standing = 'agreed' | 'match';

/** How the reader stands to each of these members; who is neither is not in the answer. */
export async function findStandings(
	readerId: string,
	otherIds: string[],
	now: Date,
): Promise<Map<string, Standing>> {
	if (otherIds.length === 0) return new Map();
	const [reader, other] = [Prisma.sql`reader`, Prisma.sql`other`];
	const rows = await db.$queryRaw<{ id: string; hasAgreed: boolean; isCandidate: boolean }[]>`
		SELECT other."id"::text, EXISTS (
			SELECT FROM "Interest" WHERE "status" = 'accepted' AND (
				("fromMemberId" = reader."id" AND "toMemberId" = other."id")
				OR ("fromMemberId" = other."id" AND "toMemberId" = reader."id"))
		) AS "hasAgreed", COALESCE(
			${isSeeking(reader, now)} AND ${isMatchable(other, now)} AND other."gender" <> reader."gender"
			AND NOT EXISTS (
				SELECT FROM "MatchMark" WHERE "kind" IN ('hidden', 'blocked') AND (
					("memberId" = reader."id" AND "otherId" = other."id")
					OR ("memberId" = other."id" AND "otherId" = reader."id"))
			), FALSE
		) AS "isCandidate"
		FROM "Member" reader JOIN "Member" other ON other."id" <> reader."id"
		WHERE reader."id" = ${readerId}::uuid AND other."id" = ANY(${otherIds}::uuid[])
			AND ${isAdult(Prisma.sql`other."bornOn"`, now)}`;
	const candidates = rows.filter(({ isCandidate }) => isCandidate).map(({ id }) => id);
	const matches = await findMarriageable(readerId, candidates, now);
	return new Map(
		rows.flatMap(({ id, hasAgreed }): [string, Standing][] => {
			if (hasAgreed) return [[id, 'agreed']];
			return matches.has(id) ? [[id, 'match']] : [];
		}),
	);
}

/** The same of one member; null for who is neither. */
export async function findStanding(readerId: string, otherId: string, now: Date): Promise<Standing | null> {
	return (await findStandings(readerId, [otherId], now)).get(otherId) ?? null;
}

/** Those of the candidates who are not family, and whom neither law nor custom keeps from marrying the member. */
async function findMarriageable(
	memberId: string,
	candidateIds: string[],
	_now: Date,
): Promise<ReadonlySet<string>> {
	if (candidateIds.length === 0) return new Set();
	const family = new Set(await findFamilyIds(memberId));
	return new Set(candidateIds.filter((id) => !family.has(id)));
}
