import type { Language } from '@/lib/core/language';
import { getWindow, type Paging } from '@/lib/core/paging';
import { searchKey } from '@/lib/core/text-folding';
import type { MemberListQuery } from '@/lib/features/member/schema';
import { Prisma } from '@/lib/platform/db/generated/client';
import { clanKeyIn } from '@/lib/rules/clan/groups';
import { type ListOrder, listOrder } from './list-order';
import { type ListSearch, readListSearch } from './list-search';
import { filledUpTo, maxCompared, maxFound } from './search-members';

export type ListFilters = Pick<MemberListQuery, 'query' | 'clan' | 'dynasty' | 'isAdmin' | 'sort'>;

/** What answers the `total` of a list and the `ids` of one of its pages, in one row. */
export async function foundByFilters(
	{ query, sort, ...filters }: ListFilters,
	{ language, ...paging }: Paging & { language: Language },
): Promise<Prisma.Sql> {
	const narrowed = narrowedBy(filters);
	const order = listOrder(sort, language);
	if (query === '') return pageOfAll(narrowed, order, paging);
	const search = await readListSearch(query);
	if (!search) return Prisma.sql`SELECT 0 AS "total", ARRAY[]::uuid[] AS "ids"`;
	return pageOfFound({ narrowed, search }, order, paging);
}

/** Of members and of their tallies alike. */
export function narrowedBy({
	clan,
	dynasty,
	isAdmin,
}: Pick<ListFilters, 'clan' | 'dynasty' | 'isAdmin'>): Prisma.Sql {
	const conditions = [
		Prisma.sql`TRUE`,
		...(clan ? [Prisma.sql`"clanKey" = ${clanKeyIn(clan)}`] : []),
		...(dynasty ? [Prisma.sql`"dynastyKey" = ${searchKey(dynasty)}`] : []),
		...(typeof isAdmin === 'boolean' ? [Prisma.sql`"isAdmin" = ${isAdmin}`] : []),
	];
	return Prisma.join(conditions, ' AND ');
}

/** Counted by the tallies, and read in the order of an index from whichever end is nearer. */
function pageOfAll(narrowed: Prisma.Sql, { key, along, against }: ListOrder, paging: Paging): Prisma.Sql {
	const { skip, take } = getWindow(paging);
	const wanted = Prisma.sql`SELECT "id" FROM "Member" WHERE "claimedAt" IS NOT NULL AND ${narrowed}`;
	return Prisma.sql`
		WITH counted AS MATERIALIZED (
			SELECT coalesce(sum("members"), 0)::int AS "total" FROM "MemberTally" WHERE ${narrowed}
		),
		part AS MATERIALIZED (
			SELECT "total", ${skip}::int > "total" / 2 AS "isFar", least(${skip}::int + ${take}::int, "total") AS "until"
			FROM counted
		)
		SELECT "total", CASE WHEN "isFar" THEN ARRAY(
			SELECT "id" FROM (
				SELECT "id", row_number() OVER () AS "place" FROM (
					${wanted} ORDER BY ${against(key)}
					LIMIT (SELECT greatest(0, "until" - ${skip}::int) FROM part) OFFSET (SELECT "total" - "until" FROM part)
				) AS "fromTheEnd"
			) AS "placed" ORDER BY "place" DESC
		) ELSE ARRAY(${wanted} ORDER BY ${along(key)} LIMIT ${take} OFFSET ${skip}) END AS "ids"
		FROM part`;
}

/** So many members, taken by chance, tell whether a search is for very many. */
const probed = 300;
const broadShare = 0.1;

/**
 * What few or some tell is read from an index on all words, and counted. What very many tell is met soon enough along
 * the order that is asked for.
 */
export function pageOfFound(
	{ narrowed, search }: { narrowed: Prisma.Sql; search: ListSearch },
	{ key, along }: ListOrder,
	paging: Paging,
): Prisma.Sql {
	const { skip, take } = getWindow(paging);
	const { fits, isSimilar, likeness, enough } = search;
	const wanted = Prisma.sql`"claimedAt" IS NOT NULL AND ${narrowed}`;
	const found = Prisma.raw('"key"');
	return Prisma.sql`
		WITH probe AS MATERIALIZED (
			SELECT avg((${wanted} AND ${fits})::int) > ${broadShare} AS "isBroad"
			FROM (SELECT * FROM "Member" ORDER BY "id" LIMIT ${probed}) AS "Member"
		),
		many AS MATERIALIZED (
			SELECT "id", ${key} AS "key" FROM "Member" WHERE ${wanted} AND ${fits} AND (SELECT "isBroad" FROM probe)
			ORDER BY ${along(key)} LIMIT ${maxFound}
		),
		fitting AS MATERIALIZED (
			SELECT "id", ${key} AS "key" FROM "Member" WHERE ${wanted} AND ${fits} AND NOT (SELECT "isBroad" FROM probe)
		),
		compared AS MATERIALIZED (
			SELECT "id", ${key} AS "key", ${likeness} AS "likeness" FROM "Member"
			WHERE ${wanted} AND ${isSimilar} AND NOT (SELECT "isBroad" FROM probe)
				AND (SELECT count(*) FROM fitting) < ${enough}
			LIMIT ${maxCompared}
		),
		alike AS MATERIALIZED (
			SELECT "id", "key" FROM compared ORDER BY "likeness" DESC, "key", "id"
			LIMIT greatest(0, ${filledUpTo}::int - (SELECT count(*)::int FROM fitting))
		),
		found AS MATERIALIZED (TABLE many UNION ALL TABLE fitting UNION ALL TABLE alike)
		SELECT (SELECT count(*)::int FROM found) AS "total", ARRAY(
			SELECT "id" FROM found ORDER BY ${along(found)} LIMIT ${take} OFFSET ${skip}
		) AS "ids"`;
}
