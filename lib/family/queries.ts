import { inOrder } from '@/lib/core/in-order';
import { type Paging, paginationOf, windowOf } from '@/lib/core/paging';
import type { Viewer } from '@/lib/core/viewer';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { FamilyTreeSelect } from '@/lib/db/generated/models';
import { matchKey } from '@/lib/db/key-match';
import { isAdult } from '@/lib/member/adult';
import { findFamilyIds } from '@/lib/member/family-distance';

export function countFamilies(): Promise<number> {
	return db.familyTree.count();
}

/** What is told of a tree in a list. */
export const listedTree = {
	id: true,
	name: true,
	isPublic: true,
	createdAt: true,
	owner: { select: { name: true } },
	_count: {
		select: { persons: { where: { kind: 'named', isVisible: true, approvalStatus: 'approved' } } },
	},
} as const satisfies FamilyTreeSelect;

/**
 * The trees this reader may know of, newest first: the public ones (marked so, by an adult owner who is public too), a
 * member's own and their family's, all for an administrator. Of a search, those named like it, the best first.
 */
export async function listFamilyTrees(
	viewer: Viewer,
	{ search, ...paging }: Paging & { search: string },
	now: Date,
) {
	const { matches, rank } = matchKey(Prisma.sql`tree."nameKey"`, search);
	const wanted = Prisma.sql`FROM "FamilyTree" AS tree JOIN "Member" AS owner ON owner."id" = tree."ownerId"
		WHERE ${await mayBeKnownTo(viewer, now)} AND ${matches}`;
	const { skip, take } = windowOf(paging);
	const [found, [counted], totalFamilies] = await Promise.all([
		db.$queryRaw<{ id: string }[]>`SELECT tree."id"::text ${wanted}
			ORDER BY ${rank}, tree."createdAt" DESC, tree."id" LIMIT ${take} OFFSET ${skip}`,
		db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS "total" ${wanted}`,
		countFamilies(),
	]);
	const ids = found.map(({ id }) => id);
	const trees = await db.familyTree.findMany({
		where: { id: { in: ids } },
		select: listedTree,
	});
	const pagination = paginationOf(paging, counted?.total ?? 0);
	return { trees: inOrder(ids, trees), totalFamilies, pagination };
}

async function mayBeKnownTo(viewer: Viewer, now: Date): Promise<Prisma.Sql> {
	if (viewer?.isAdmin) return Prisma.sql`TRUE`;
	const isPublic = Prisma.sql`tree."isPublic" AND owner."familyTreePrivacy" = 'public'
		AND ${isAdult(Prisma.sql`owner."bornOn"`, now)}`;
	if (!viewer) return Prisma.sql`(${isPublic})`;
	const family = [viewer.memberId, ...(await findFamilyIds(viewer.memberId))];
	return Prisma.sql`((${isPublic}) OR owner."id" = ANY (${family}::uuid[]))`;
}

/** The card of a member's own tree that stands, agreed to and not hidden, for another account; null where there is none. */
export async function findLinkedCardId(ownerId: string, memberId: string): Promise<string | null> {
	const card = await db.person.findFirst({
		where: { memberId, tree: { ownerId }, kind: 'named', isVisible: true, approvalStatus: 'approved' },
		select: { id: true },
	});
	return card?.id ?? null;
}

/** The requests that wait for this member's answer, newest first, with who their family is. */
export async function listPendingRequests(memberId: string) {
	const [requests, familyIds] = await Promise.all([
		db.familyRequest.findMany({
			where: { toMemberId: memberId, status: 'pending' },
			select: {
				id: true,
				relation: true,
				message: true,
				createdAt: true,
				relatedTo: { select: { name: true, memberId: true } },
				fromMember: {
					select: { id: true, name: true, photoId: true, familyTreePrivacy: true, bornOn: true },
				},
			},
			orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
		}),
		findFamilyIds(memberId),
	]);
	const family = new Set(familyIds);
	return requests.map((request) => ({ ...request, isFromFamily: family.has(request.fromMember.id) }));
}

/** The trees of others in which a card stands for this member, but for those that wait for their answer. */
export async function listNamingTrees(memberId: string) {
	const cards = await db.person.findMany({
		where: {
			memberId,
			approvalStatus: { not: 'rejected' },
			tree: {
				ownerId: { not: memberId },
				owner: { sentRequests: { none: { toMemberId: memberId, status: 'pending' } } },
			},
		},
		select: {
			tree: {
				select: {
					owner: {
						select: {
							id: true,
							name: true,
							sentRequests: {
								where: { toMemberId: memberId, status: 'accepted' },
								select: { relation: true, relatedTo: { select: { name: true, memberId: true } } },
							},
						},
					},
				},
			},
		},
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
	});
	return cards.map(({ tree: { owner } }) => {
		const { sentRequests, ...named } = owner;
		return { owner: named, request: sentRequests[0] ?? null };
	});
}
