import { type Paging, paginationOf, windowOf } from '@/lib/core/paging';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { MemberWhereInput } from '@/lib/db/generated/models';
import { matchKey } from '@/lib/db/key-match';
import { adultAt } from '@/lib/member/adult';
import type { CommunityCounts } from './home';

/** The members that the community counts: claimed accounts of living people. */
const active = { claimedAt: { not: null }, isDeceased: false } satisfies MemberWhereInput;

const bachelor = { ...active, isMarried: false } satisfies MemberWhereInput;

export function countMembers(): Promise<number> {
	return db.member.count({ where: active });
}

export async function hasSampleMembers(): Promise<boolean> {
	const sample = await db.member.findFirst({ where: { ...active, isDemo: true }, select: { id: true } });
	return sample !== null;
}

export function listActiveMembers(paging: Paging, now: Date) {
	return listNames(active, paging, now);
}

export function listBachelors(paging: Paging, now: Date) {
	return listNames(bachelor, paging, now);
}

/** Names of the adults who agreed to be named; the total counts the others too. */
async function listNames(where: MemberWhereInput, paging: Paging, now: Date) {
	const [members, total] = await Promise.all([
		db.member.findMany({
			where: { ...where, ...adultAt(now), isListed: true },
			select: { id: true, name: true },
			orderBy: [{ name: 'asc' }, { id: 'asc' }],
			...windowOf(paging),
		}),
		db.member.count({ where }),
	]);
	return { members, pagination: paginationOf(paging, total) };
}

export interface Tally {
	name: string;
	count: number;
}

/** Clans by number of members, most first; of a search in either script, the best first. */
export async function tallyClans(
	search: string,
	limit: number,
): Promise<{ tallies: Tally[]; total: number }> {
	const tallies = await tally(Prisma.sql`"clan"`, Prisma.sql`"clanKey"`, search);
	return { tallies: tallies.slice(0, limit), total: tallies.length };
}

/** Dynasties by number of members, most first; of a search in either script, the best first. */
export async function tallyDynasties(search: string, limit: number): Promise<Tally[]> {
	return (await tally(Prisma.sql`"dynasty"`, Prisma.sql`"dynastyKey"`, search)).slice(0, limit);
}

/** Keys are compared once a name, not once a member. */
function tally(name: Prisma.Sql, nameKey: Prisma.Sql, search: string): Promise<Tally[]> {
	const { matches, rank } = matchKey(Prisma.sql`tally."key"`, search);
	return db.$queryRaw<Tally[]>`
		SELECT tally."name", tally."count" FROM (
			SELECT ${name} AS "name", coalesce(min(${nameKey}), '') AS "key", count(*)::int AS "count" FROM "Member"
			WHERE "claimedAt" IS NOT NULL AND NOT "isDeceased" AND ${name} IS NOT NULL GROUP BY ${name}
		) AS tally
		WHERE ${matches} ORDER BY ${rank}, tally."count" DESC, tally."name"`;
}

export async function countCommunity(): Promise<CommunityCounts> {
	const [members, families, clans, bachelors] = await Promise.all([
		countMembers(),
		db.familyTree.count(),
		tallyClans('', 1),
		db.member.count({ where: bachelor }),
	]);
	return { members, families, clans: clans.total, bachelors };
}
