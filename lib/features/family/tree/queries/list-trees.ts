import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { getPagination, getWindow, type Paging } from '@/lib/core/paging';
import type { Viewer } from '@/lib/core/viewer';
import type { TreeSort } from '@/lib/features/family/tree/schema';
import { isAdult } from '@/lib/features/member/queries/adult';
import { findFamilyIds } from '@/lib/features/member/queries/family-distance';
import { getInAlphabet } from '@/lib/platform/db/alphabet';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { type KeyMatch, matchKey } from '@/lib/platform/db/key-match';

/** The data of a tree in a list. */
export interface TreeRow {
	id: string;
	name: string;
	isPublic: boolean;
	version: number;
	createdAt: Date;
	ownerName: string;
	ownerNameInOtherScript: string | null;
	memberCount: number;
}

/** Everybody with a card who is shown. */
const isCounted = Prisma.sql`"kind" = 'named' AND "isVisible" AND "approvalStatus" = 'approved'`;

const memberCount = Prisma.sql`(SELECT count(*)::int FROM "Person" WHERE "treeId" = tree."id" AND ${isCounted})`;

/** Of every tree at once, which is sooner than one after the other. */
const allCounts = Prisma.sql`LEFT JOIN (
	SELECT "treeId", count(*)::int AS "members" FROM "Person" WHERE ${isCounted} GROUP BY "treeId"
) AS counted ON counted."treeId" = tree."id"`;

const columns = Prisma.sql`tree."id"::text, tree."name", tree."isPublic", tree."version", tree."createdAt",
	owner."name" AS "ownerName", owner."nameInOtherScript" AS "ownerNameInOtherScript", ${memberCount} AS "memberCount"`;

const fromTrees = Prisma.sql`FROM "FamilyTree" AS tree JOIN "Member" AS owner ON owner."id" = tree."ownerId"`;

interface TreesAsked extends Paging {
	search: string;
	/** Of an administrator. Else, and absent: the newest first, of a search those named like it, the best first. */
	sort?: TreeSort | undefined;
	/** By whose alphabet names are sorted. */
	language: Language;
}

/**
 * The trees this reader may know of: the public ones (marked so, by an adult owner who is public too), a member's own
 * and their family's, all for an administrator, who finds them by their owner's name as well. Members are counted in
 * the trees of the page alone, unless it is the number that they are sorted by.
 */
export async function listFamilyTrees(
	viewer: Viewer,
	{ search, sort, language, ...paging }: TreesAsked,
	now: Date,
) {
	const { matches, rank } = viewer?.isAdmin ? matchTreeOrOwner(search) : matchTree(search);
	const wanted = Prisma.sql`WHERE ${await mayBeKnownTo(viewer, now)} AND ${matches}`;
	const { skip, take } = getWindow(paging);
	const isSorted = viewer?.isAdmin && sort !== undefined;
	const { order, counts } = isSorted
		? getOrder(sort, language)
		: { order: Prisma.sql`${rank}, tree."createdAt" DESC`, counts: Prisma.empty };
	const isAll = viewer?.isAdmin && search === '';
	const [trees, [counted]] = await Promise.all([
		db.$queryRaw<TreeRow[]>`
			WITH shown AS MATERIALIZED (
				SELECT "id", row_number() OVER () AS "place" FROM (
					SELECT tree."id" ${fromTrees} ${counts} ${wanted}
					ORDER BY ${order}, tree."id" LIMIT ${take} OFFSET ${skip}
				) AS page
			)
			SELECT ${columns} ${fromTrees} JOIN shown ON shown."id" = tree."id" ORDER BY shown."place"`,
		db.$queryRaw<{ total: number | null; totalFamilies: number }[]>`SELECT
			${isAll ? Prisma.sql`NULL::int` : Prisma.sql`(SELECT count(*)::int ${fromTrees} ${wanted})`} AS "total",
			(SELECT count(*)::int FROM "FamilyTree") AS "totalFamilies"`,
	]);
	const { totalFamilies } = counted ?? { totalFamilies: 0 };
	const total = counted?.total ?? totalFamilies;
	return { trees, totalFamilies, pagination: getPagination(paging, total) };
}

const treeKey = Prisma.sql`tree."nameKey"`;
const ownerKey = Prisma.sql`owner."nameKey"`;

const matchTree = (search: string) => matchKey(treeKey, search);

/** Each name is asked for by itself, so that either index is used. */
function matchTreeOrOwner(search: string): KeyMatch {
	if (search === '') return matchTree(search);
	const [byTree, byOwner] = [matchTree(search), matchKey(ownerKey, search)];
	return {
		matches: Prisma.sql`tree."id" IN (
			SELECT tree."id" FROM "FamilyTree" AS tree WHERE ${byTree.matches}
			UNION SELECT tree."id" ${fromTrees} WHERE ${byOwner.matches}
		)`,
		rank: Prisma.sql`LEAST(${byTree.rank}, ${byOwner.rank})`,
	};
}

/** What the trees are ordered by, and what has to be counted for it. */
function getOrder(sort: TreeSort, language: Language): { order: Prisma.Sql; counts: Prisma.Sql } {
	const isFalling = sort.startsWith('-');
	const direction = Prisma.raw(isFalling ? 'DESC' : 'ASC');
	switch (sort) {
		case 'createdAt':
		case '-createdAt':
			return { order: Prisma.sql`tree."createdAt" ${direction}`, counts: Prisma.empty };
		case 'name':
		case '-name':
			return { order: Prisma.sql`${getInAlphabet(treeKey, language)} ${direction}`, counts: Prisma.empty };
		case 'memberCount':
		case '-memberCount':
			return { order: Prisma.sql`coalesce(counted."members", 0) ${direction}`, counts: allCounts };
	}
}

async function mayBeKnownTo(viewer: Viewer, now: Date): Promise<Prisma.Sql> {
	if (viewer?.isAdmin) return Prisma.sql`TRUE`;
	const isPublic = Prisma.sql`tree."isPublic" AND owner."familyTreePrivacy" = 'public'
		AND ${isAdult(Prisma.sql`owner."bornOn"`, now)}`;
	if (!viewer) return Prisma.sql`(${isPublic})`;
	const family = [viewer.memberId, ...(await findFamilyIds(viewer.memberId))];
	return Prisma.sql`((${isPublic}) OR owner."id" = ANY (${family}::uuid[]))`;
}

/**
 * One of them, for an administrator.
 *
 * @throws DomainError `notFound`
 */
export async function getTree(id: string, tx: Prisma.TransactionClient = db): Promise<TreeRow> {
	const [tree] = await tx.$queryRaw<TreeRow[]>`SELECT ${columns} ${fromTrees} WHERE tree."id" = ${id}::uuid`;
	if (!tree) throw new DomainError('notFound');
	return tree;
}
