import type * as z from 'zod';
import { privacyAt } from '@/lib/core/adult';
import { type Paging, paginationOf, windowOf } from '@/lib/core/paging';
import { readSearch, type SearchWords } from '@/lib/core/search-words';
import type { Viewer } from '@/lib/core/viewer';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { fittingTiers, similarTiers } from '@/lib/db/key-match';
import { isAdult } from './adult';
import { findFamilyIds } from './family-distance';
import { findProfiles, type OwnProfileRow } from './queries';
import type { foundMember } from './schema';
import { serializeOwnProfile } from './serialize';
import { fieldsShown, type Relation } from './tiers';

export type FoundMember = z.output<typeof foundMember>;

/** What a list shows of a member besides the name, to those who may see it. */
const shownInLists = ['photo', 'clan', 'location'] as const;

/** More than anybody leafs through; of more, nobody has to wait for the sorting. */
export const mostFound = 1000;

/** So many at most, when those that are similar are counted among them. */
export const filledUpTo = 20;

/** Who types as much and fits somebody has found whom they meant: nobody similar is looked for. */
export const wholeNameWords = 3;

/** So many that are similar are compared, to find those that are most. */
export const mostCompared = 500;

const nameKey = Prisma.sql`"nameKey"`;

/**
 * Members by name, in either script and with small slips, best first; all of them by name without a search. Never
 * among them: the departed, accounts that nobody has claimed and who is under 18; for visitors, who is not listed.
 *
 * A search finds the best 1000 at most, and `total` is how many it found: what its pages hold, not what there may be
 * beyond. Six in ten members are called Singh; to count and rank them all would take a search longer the more members
 * there are, for pages that nobody opens. What is only similar fills a first page of 20, and no more.
 */
export async function searchMembers(
	{ search, ...paging }: Paging & { search: string },
	{ viewer, now }: { viewer: Viewer; now: Date },
) {
	const { ids, total } = await (search === ''
		? listIds(wantedBy(viewer, now), paging)
		: findMemberIds({ search, ...paging }, { viewer, now }));
	const rows = await findProfiles(ids);
	const relationTo = await relationsOf(viewer);
	return {
		users: rows.map((row) => foundFor(row, relationTo(row.id), now)),
		pagination: paginationOf(paging, total),
	};
}

interface FoundIds {
	ids: string[];
	total: number;
}

function wantedBy(viewer: Viewer, now: Date): Prisma.Sql {
	return Prisma.sql`"claimedAt" IS NOT NULL AND NOT "isDeceased" AND ${isAdult(Prisma.sql`"bornOn"`, now)}
		${viewer ? Prisma.empty : Prisma.sql`AND "isListed"`}`;
}

async function listIds(wanted: Prisma.Sql, paging: Paging): Promise<FoundIds> {
	const { skip, take } = windowOf(paging);
	const [found, [counted]] = await Promise.all([
		db.$queryRaw<{ id: string }[]>`SELECT "id"::text FROM "Member" WHERE ${wanted}
			ORDER BY "name", "id" LIMIT ${take} OFFSET ${skip}`,
		db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM "Member" WHERE ${wanted}`,
	]);
	return { ids: found.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** Whom a search by name finds, the best first: a page of ids, and how many in all. */
export async function findMemberIds(
	{ search, ...paging }: Paging & { search: string },
	{ viewer, now }: { viewer: Viewer; now: Date },
): Promise<FoundIds> {
	const looked = readSearch(search);
	if (!looked) return { ids: [], total: 0 };
	const wanted = wantedBy(viewer, now);
	const { skip, take } = windowOf(paging);
	const fitting = await findFitting(wanted, looked, { skip, take });
	const isWholeName = looked.words.length >= wholeNameWords;
	if (fitting.total >= (isWholeName ? 1 : filledUpTo)) return fitting;
	const similar = await findSimilar(wanted, looked, {
		skip: Math.max(0, skip - fitting.total),
		take: take - fitting.ids.length,
		most: filledUpTo - fitting.total,
	});
	return { ids: [...fitting.ids, ...similar.ids], total: fitting.total + similar.total };
}

interface Window {
	skip: number;
	take: number;
}

/**
 * Tier by tier, in the order of an index that ends each tier as soon as there are enough; Postgres does not begin
 * with the next one before. So neither a name of many nor a name of nobody reads the table.
 */
async function findFitting(
	wanted: Prisma.Sql,
	looked: SearchWords,
	{ skip, take }: Window,
): Promise<FoundIds> {
	const tiers = fittingTiers(nameKey, looked);
	const found = tiers.map((tier, rank) => {
		const better = tiers[rank - 1] ?? Prisma.sql`FALSE`;
		return Prisma.sql`(SELECT "id", "nameKey", ${rank}::int AS rank FROM "Member"
			WHERE ${wanted} AND ${tier} AND NOT ${better} ORDER BY "nameKey" COLLATE "C", "id" LIMIT ${mostFound})`;
	});
	const [page] = await db.$queryRaw<FoundIds[]>`
		WITH found AS MATERIALIZED (${Prisma.join(found, ' UNION ALL ')} LIMIT ${mostFound})
		SELECT (SELECT count(*)::int FROM found) AS total, ARRAY(
			SELECT "id"::text FROM found ORDER BY rank, "nameKey" COLLATE "C", "id" LIMIT ${take} OFFSET ${skip}
		) AS ids`;
	return page ?? { ids: [], total: 0 };
}

/** Of what does not fit, what looks most like it. */
async function findSimilar(
	wanted: Prisma.Sql,
	looked: SearchWords,
	{ skip, take, most }: Window & { most: number },
): Promise<FoundIds> {
	const fits = fittingTiers(nameKey, looked).at(-1) ?? Prisma.sql`TRUE`;
	const found = similarTiers(nameKey, looked).map(
		(tier) => Prisma.sql`(SELECT "id", "nameKey" FROM "Member"
			WHERE ${wanted} AND ${tier} AND NOT ${fits} LIMIT ${mostCompared})`,
	);
	const [, [page]] = await db.$transaction([
		// Comparing patterns takes longer than Postgres believes: left to itself it would rather read the table.
		db.$queryRaw`SELECT set_config(setting, 'off', true)
			FROM unnest(ARRAY['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan']) AS setting`,
		db.$queryRaw<FoundIds[]>`
			WITH candidates AS MATERIALIZED (${Prisma.join(found, ' UNION ')}),
			found AS MATERIALIZED (
				SELECT "id", word_similarity(${looked.key}, "nameKey") AS likeness, "nameKey" FROM candidates
				ORDER BY likeness DESC, "nameKey" COLLATE "C", "id" LIMIT ${most}
			)
			SELECT (SELECT count(*)::int FROM found) AS total, ARRAY(
				SELECT "id"::text FROM found ORDER BY likeness DESC, "nameKey" COLLATE "C", "id" LIMIT ${take} OFFSET ${skip}
			) AS ids`,
	]);
	return page ?? { ids: [], total: 0 };
}

async function relationsOf(viewer: Viewer): Promise<(memberId: string) => Relation | null> {
	if (!viewer) return () => null;
	const family = new Set(viewer.isAdmin ? [] : await findFamilyIds(viewer.memberId));
	return (memberId) => {
		if (memberId === viewer.memberId) return 'self';
		if (viewer.isAdmin) return 'administrator';
		return family.has(memberId) ? 'family' : 'member';
	};
}

function foundFor(row: OwnProfileRow, relation: Relation | null, now: Date): FoundMember {
	const profile = serializeOwnProfile(row, now);
	const fields = relation && fieldsShown(privacyAt(row, now), relation);
	const shown = shownInLists.filter((field) => fields === 'all' || fields?.includes(field));
	return {
		_id: profile._id,
		name: profile.name,
		...Object.fromEntries(shown.map((field) => [field, profile[field]])),
	};
}
