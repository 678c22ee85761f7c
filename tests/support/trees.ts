import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import type { PersonUncheckedCreateInput } from '@/lib/platform/db/generated/models';

type Card = Partial<Omit<PersonUncheckedCreateInput, 'treeId'>>;

/** A member's tree as rows, without the rules by which people are added to one. */
export class WrittenTree {
	private constructor(
		readonly id: string,
		readonly ownerId: string,
		readonly meId: string,
	) {}

	static async of(ownerId: string): Promise<WrittenTree> {
		const { name } = await db.member.findUniqueOrThrow({ where: { id: ownerId }, select: { name: true } });
		const { id } = await db.familyTree.create({ data: { ownerId, name }, select: { id: true } });
		const me = { treeId: id, memberId: ownerId, addedById: ownerId, name, nameKey: searchKey(name) };
		const { id: meId } = await db.person.create({ data: me, select: { id: true } });
		return new WrittenTree(id, ownerId, meId);
	}

	/** Answers its id. */
	async card(name: string, more: Card = {}): Promise<string> {
		const data = { treeId: this.id, addedById: this.ownerId, name, nameKey: searchKey(name), ...more };
		const { id } = await db.person.create({ data, select: { id: true } });
		return id;
	}

	/** A card of an account that has agreed to it. */
	async account(memberId: string, more: Card = {}): Promise<string> {
		const { name } = await db.member.findUniqueOrThrow({ where: { id: memberId }, select: { name: true } });
		const personId = await this.card(name, { ...more, memberId });
		const between = [
			{ fromMemberId: this.ownerId, toMemberId: memberId },
			{ fromMemberId: memberId, toMemberId: this.ownerId },
		];
		if ((await db.familyRequest.count({ where: { OR: between, status: 'accepted' } })) === 0) {
			await db.familyRequest.create({
				data: {
					...{ fromMemberId: this.ownerId, toMemberId: memberId, personId, relation: 'Other' },
					...{ status: 'accepted', answeredAt: new Date() },
				},
				select: { id: true },
			});
		}
		return personId;
	}

	async parent(
		childId: string,
		parentId: string,
		role: 'father' | 'mother',
		kind: 'birth' | 'adopted' | 'step' = 'birth',
	): Promise<void> {
		const data = { treeId: this.id, childId, parentId, role, kind };
		await db.parentLink.create({ data, select: { id: true } });
	}

	async marry(oneId: string, otherId: string, endedBy: 'death' | 'divorce' | null = null): Promise<void> {
		const [partnerAId, partnerBId] = oneId < otherId ? [oneId, otherId] : [otherId, oneId];
		await db.union.create({
			data: { treeId: this.id, partnerAId, partnerBId, endedBy },
			select: { id: true },
		});
	}
}
