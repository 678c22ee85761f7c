import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { isAdult } from '@/lib/member/adult';
import { isMatchable, isSeeking } from '@/lib/member/matchable';
import { findMarriageable } from './matches';

/** How a reader stands to a member as one to marry: both have agreed to be in touch, or they are a match. */
export type Standing = 'agreed' | 'match';

/** How the reader stands to each of these members; who is neither is not in the answer. */
export async function findStandings(
	readerId: string,
	otherIds: string[],
	now: Date,
): Promise<Map<string, Standing>> {
	const pairs = await findPairs(readerId, otherIds, now);
	return new Map(
		pairs.flatMap(({ id, hasAgreed, isHidden, isCandidate }): [string, Standing][] => {
			if (hasAgreed) return [[id, 'agreed']];
			return isCandidate && !isHidden ? [[id, 'match']] : [];
		}),
	);
}

/** The same of one member; null for who is neither. */
export async function findStanding(readerId: string, otherId: string, now: Date): Promise<Standing | null> {
	return (await findStandings(readerId, [otherId], now)).get(otherId) ?? null;
}

/** Whether the two may see more of each other than strangers do. */
export async function isMatch(readerId: string, otherId: string, now: Date): Promise<boolean> {
	return (await findStanding(readerId, otherId, now)) !== null;
}

/** Whether the two could agree to be in touch, also where the reader does not want to be shown the other. */
export async function isPossible(readerId: string, otherId: string, now: Date): Promise<boolean> {
	const pairs = await findPairs(readerId, [otherId], now);
	return pairs.some(({ isCandidate }) => isCandidate);
}

interface Pair {
	/** The other's. */
	id: string;
	hasAgreed: boolean;
	/** The reader has put the other away, who knows nothing of it. */
	isHidden: boolean;
	/** The reader looks for a match, and the other is shown as one whom they may marry. */
	isCandidate: boolean;
}

async function findPairs(readerId: string, otherIds: string[], now: Date): Promise<Pair[]> {
	if (otherIds.length === 0) return [];
	const [reader, other] = [Prisma.sql`reader`, Prisma.sql`other`];
	const pairs = await db.$queryRaw<Pair[]>`
		SELECT other."id"::text, EXISTS (
			SELECT FROM "Interest" WHERE "status" = 'accepted' AND (
				("fromMemberId" = reader."id" AND "toMemberId" = other."id")
				OR ("fromMemberId" = other."id" AND "toMemberId" = reader."id"))
		) AS "hasAgreed", EXISTS (
			SELECT FROM "MatchMark"
			WHERE "memberId" = reader."id" AND "otherId" = other."id" AND "kind" = 'hidden'
		) AS "isHidden", COALESCE(
			${isSeeking(reader, now)} AND ${isMatchable(other, now)} AND other."gender" <> reader."gender"
			AND NOT EXISTS (
				SELECT FROM "MatchMark" WHERE "kind" = 'blocked' AND (
					("memberId" = reader."id" AND "otherId" = other."id")
					OR ("memberId" = other."id" AND "otherId" = reader."id"))
			), FALSE
		) AS "isCandidate"
		FROM "Member" reader JOIN "Member" other ON other."id" <> reader."id"
		WHERE reader."id" = ${readerId}::uuid AND other."id" = ANY(${otherIds}::uuid[])
			AND ${isAdult(Prisma.sql`other."bornOn"`, now)}`;
	const candidates = pairs.filter(({ isCandidate }) => isCandidate).map(({ id }) => id);
	const marriageable = await findMarriageable(readerId, candidates, now);
	return pairs.map((pair) => ({ ...pair, isCandidate: marriageable.has(pair.id) }));
}
