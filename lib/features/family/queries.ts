import { findFamilyIds } from '@/lib/features/member/queries/family-distance';
import { db } from '@/lib/platform/db/client';
import { withParent } from '@/lib/platform/db/with-parent';

export function countFamilies(): Promise<number> {
	return db.familyTree.count();
}

/** The card of a member's own tree that represents another account, agreed to and not hidden; null where there is none. */
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
	return withParent(requests, 'fromMember').map((request) => ({
		...request,
		isFromFamily: family.has(request.fromMember.id),
	}));
}

/** The trees of others in which a card represents this member, but for those that wait for their answer. */
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
								where: { toMemberId: memberId, status: { in: ['accepted', 'held'] } },
								select: { relation: true, relatedTo: { select: { name: true, memberId: true } } },
							},
						},
					},
				},
			},
		},
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
	});
	const trees = withParent(cards, 'tree').map(({ tree }) => tree);
	return withParent(trees, 'owner').map(({ owner }) => {
		const { sentRequests, ...named } = owner;
		return { owner: named, request: sentRequests[0] ?? null };
	});
}
