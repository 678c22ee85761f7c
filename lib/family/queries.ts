import { type Paging, paginationOf, windowOf } from '@/lib/core/paging';
import { searchKey } from '@/lib/core/text-folding';
import type { Viewer } from '@/lib/core/viewer';
import { db } from '@/lib/db/client';
import type { FamilyTreeSelect, FamilyTreeWhereInput } from '@/lib/db/generated/models';
import { literally } from '@/lib/db/like';
import { adultAt } from '@/lib/member/adult';
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
 * member's own and their family's, all for an administrator.
 */
export async function listFamilyTrees(
	viewer: Viewer,
	{ search, ...paging }: Paging & { search: string },
	now: Date,
) {
	const where: FamilyTreeWhereInput = {
		AND: [
			await mayBeKnownTo(viewer, now),
			search ? { nameKey: { contains: literally(searchKey(search)) } } : {},
		],
	};
	const [trees, total, totalFamilies] = await Promise.all([
		db.familyTree.findMany({
			where,
			select: listedTree,
			orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
			...windowOf(paging),
		}),
		db.familyTree.count({ where }),
		countFamilies(),
	]);
	return { trees, totalFamilies, pagination: paginationOf(paging, total) };
}

async function mayBeKnownTo(viewer: Viewer, now: Date): Promise<FamilyTreeWhereInput> {
	if (viewer?.isAdmin) return {};
	const isPublic = { isPublic: true, owner: { familyTreePrivacy: 'public' as const, ...adultAt(now) } };
	if (!viewer) return isPublic;
	const family = await findFamilyIds(viewer.memberId);
	return { OR: [isPublic, { ownerId: { in: [viewer.memberId, ...family] } }] };
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
