import type { Language } from '@/lib/core/language';
import { getPagination, getWindow, type Paging } from '@/lib/core/paging';
import { isAdult } from '@/lib/features/member/queries/adult';
import { getInAlphabet } from '@/lib/platform/db/alphabet';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { MemberTallyWhereInput, MemberWhereInput } from '@/lib/platform/db/generated/models';
import { matchKey } from '@/lib/platform/db/key-match';
import type { CommunityCounts } from './dto/home';

/** The members that the community counts: claimed accounts of living people. */
const active = { claimedAt: { not: null }, isDeceased: false } satisfies MemberWhereInput;

export function countMembers(): Promise<number> {
	return countTallied({});
}

function countBachelors(): Promise<number> {
	return countTallied({ isUnmarried: true });
}

/** Of the living, without a look at each of them. */
async function countTallied(which: MemberTallyWhereInput): Promise<number> {
	const { _sum } = await db.memberTally.aggregate({
		_sum: { members: true },
		where: { ...which, isDeceased: false },
	});
	return _sum.members ?? 0;
}

export async function hasSampleMembers(): Promise<boolean> {
	const sample = await db.member.findFirst({ where: { ...active, isDemo: true }, select: { id: true } });
	return sample !== null;
}

/** How names are listed: which page, for whom, and when that is. */
interface Listing extends Paging {
	language: Language;
	now: Date;
}

export function listActiveMembers(listing: Listing) {
	return listNames(Prisma.empty, countMembers, listing);
}

export function listBachelors(listing: Listing) {
	return listNames(Prisma.sql`AND "isMarried" IS NOT TRUE`, countBachelors, listing);
}

/** Names of the adults who agreed to be named, in the reader's alphabet; the total counts the others too. */
async function listNames(
	narrowed: Prisma.Sql,
	countAll: () => Promise<number>,
	{ language, now, ...paging }: Listing,
) {
	const { skip, take } = getWindow(paging);
	const [members, total] = await Promise.all([
		db.$queryRaw<{ id: string; name: string }[]>`
			SELECT "id"::text, "name" FROM "Member"
			WHERE "claimedAt" IS NOT NULL AND NOT "isDeceased" AND "isListed" ${narrowed}
				AND ${isAdult(Prisma.sql`"bornOn"`, now)}
			ORDER BY ${getInAlphabet(Prisma.sql`"nameKey"`, language)}, "id" LIMIT ${take} OFFSET ${skip}`,
		countAll(),
	]);
	return { members, pagination: getPagination(paging, total) };
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
	const tallies = await tally('clan', search);
	return { tallies: tallies.slice(0, limit), total: tallies.length };
}

/** Dynasties by number of members, most first; of a search in either script, the best first. */
export async function tallyDynasties(search: string, limit: number): Promise<Tally[]> {
	return (await tally('dynasty', search)).slice(0, limit);
}

/** Spellings with one key count together, under the one that most have. */
function tally(field: 'clan' | 'dynasty', search: string): Promise<Tally[]> {
	const [name, nameKey] = [Prisma.raw(`"${field}"`), Prisma.raw(`"${field}Key"`)];
	const { matches, rank } = matchKey(Prisma.sql`tally."key"`, search);
	return db.$queryRaw<Tally[]>`
		SELECT tally."name", tally."count" FROM (
			SELECT "key", (array_agg("name" ORDER BY "count" DESC, "name"))[1] AS "name", sum("count")::int AS "count"
			FROM (
				SELECT ${nameKey} AS "key", ${name} AS "name", sum("members") AS "count" FROM "MemberTally"
				WHERE NOT "isDeceased" AND ${nameKey} <> '' GROUP BY 1, 2 HAVING sum("members") > 0
			) AS spelled GROUP BY "key"
		) AS tally
		WHERE ${matches} ORDER BY ${rank}, tally."count" DESC, tally."key"`;
}

export async function countCommunity(): Promise<CommunityCounts> {
	const [members, families, clans, bachelors] = await Promise.all([
		countMembers(),
		db.familyTree.count(),
		tallyClans('', 1),
		countBachelors(),
	]);
	return { members, families, clans: clans.total, bachelors };
}
