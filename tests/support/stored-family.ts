import { readTreeRows, type StoredTree } from '@/lib/features/family/tree/queries/tree-rows';
import { deriveTree, type Tree } from '@/lib/features/family/tree/rules/derive-tree';
import { Prisma } from '@/lib/platform/db/generated/client';
import { getLinks } from '@/lib/rules/layout/nets';
import type { GrownMember } from './family-growth';

const emptyCard = {
	...Object.fromEntries(Object.values(Prisma.PersonScalarFieldEnum).map((column) => [column, null])),
	adder: null,
	account: null,
	requestId: null,
	invitedAt: null,
	kind: 'named',
	memberId: null,
	approvalStatus: 'approved',
	isVisible: true,
	version: 0,
	isDeceased: false,
	facts: [],
	unconfirmed: [],
};

const sexes = { M: 'Male', F: 'Female' };

interface ParentOfChild {
	childId: string;
	parentId: string;
}

/** A grown family as the database hands a tree over; the first is its owner's card. */
export function storeFamily(
	grown: readonly GrownMember[],
	id = 'tree',
	adoptions: readonly ParentOfChild[] = [],
): StoredTree {
	const sexById = new Map(grown.map((member) => [member.id, member.sex]));
	const { parents, unions } = getLinks(grown);
	const toRow = (kind: 'birth' | 'adopted') => (parent: ParentOfChild) => ({
		childId: parent.childId,
		parentId: parent.parentId,
		kind,
		role: sexById.get(parent.parentId) === 'F' ? 'mother' : 'father',
	});
	// Each spouse names the other.
	const couples = unions.filter(([partnerAId, partnerBId]) => partnerAId < partnerBId);
	return {
		tree: {
			id,
			ownerId: 'owner',
			ownerName: 'Owner',
			name: 'Family',
			isPublic: false,
			meId: grown[0]?.id ?? '',
			addressWords: null,
			familyIds: [],
		},
		earlierId: null,
		linksStamp: '',
		people: toStoredRows(
			grown.map((member) => ({
				...emptyCard,
				id: member.id,
				name: `Name ${member.id}`,
				gender: member.sex && sexes[member.sex],
				bornOn: member.birth === null ? null : `${member.birth}-01-01`,
				bornPrecision: member.birth === null ? null : 'year',
			})),
		),
		parentLinks: toStoredRows([...parents.map(toRow('birth')), ...adoptions.map(toRow('adopted'))]),
		unions: toStoredRows(
			couples.map(([partnerAId, partnerBId], sequence) => ({
				partnerAId,
				partnerBId,
				sequence,
				endedBy: null,
				marriedOn: null,
				marriedPrecision: null,
				endedOn: null,
				place: null,
				facts: [],
			})),
		),
	};
}

/** The same as its owner sees it. */
export function deriveFamily(grown: readonly GrownMember[], adoptions: readonly ParentOfChild[] = []): Tree {
	const key = {
		etag: '"grown"',
		version: 'grown',
		ownerId: 'owner',
		language: 'en' as const,
		now: new Date('2026-06-01'),
	};
	return deriveTree(readTreeRows(storeFamily(grown, 'tree', adoptions), null), key, null);
}

function toStoredRows(rows: readonly Record<string, unknown>[]) {
	const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
	return { columns, json: JSON.stringify(rows.map((row) => columns.map((column) => row[column] ?? null))) };
}
