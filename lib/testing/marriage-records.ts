import { searchKey } from '@/lib/core/text-folding';
import type { KinParentLink, KinUnion, Sex } from '@/lib/kinship/graph';
import type { FamilyRecords, RecordedPerson } from '@/lib/marriage/family-records';

/** Days since 1970 of the first of a year. */
export const firstOf = (year: number) => Date.UTC(year, 0, 1) / (24 * 60 * 60 * 1000);

/** Trees written down as plainly as tests want them. Who is named nothing else is called by their id. */
export class RecordedTrees implements FamilyRecords {
	readonly persons: RecordedPerson[] = [];
	readonly parentLinks: KinParentLink[] = [];
	readonly unions: KinUnion[] = [];
	private treeId: string | null = 'tree';

	/** What follows is of this tree; null for profiles of accounts. */
	tree(id: string | null): this {
		this.treeId = id;
		return this;
	}

	person(id: string, sex: Sex | null, facts: Partial<RecordedPerson> = {}): this {
		const name = facts.name === undefined ? id : facts.name;
		this.persons.push({
			id,
			treeId: this.treeId,
			memberId: null,
			isNamed: name !== null,
			name,
			nameKey: searchKey(name ?? ''),
			sex,
			born: null,
			isDeceased: false,
			isMarried: null,
			clan: null,
			sakh: null,
			gotra: null,
			motherClan: null,
			...facts,
		});
		return this;
	}

	men(...ids: string[]): this {
		for (const id of ids) this.person(id, 'M');
		return this;
	}

	women(...ids: string[]): this {
		for (const id of ids) this.person(id, 'F');
		return this;
	}

	/** Parents are given father first; null for one who is not recorded. */
	child(
		childId: string,
		parents: readonly [string | null, string | null],
		kind: KinParentLink['kind'] = 'birth',
	): this {
		for (const [place, role] of (['father', 'mother'] as const).entries()) {
			const parentId = parents[place];
			if (parentId) this.parentLinks.push({ childId, parentId, role, kind });
		}
		return this;
	}

	married(partnerAId: string, partnerBId: string, endedBy: KinUnion['endedBy'] = null): this {
		this.unions.push({ partnerAId, partnerBId, endedBy });
		return this;
	}
}
