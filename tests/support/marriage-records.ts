import { searchKey } from '@/lib/core/text-folding';
import type { KinParentLink, KinUnion, Sex } from '@/lib/rules/kinship/graph';
import type { FamilyRecords, RecordedPerson } from '@/lib/rules/marriage/family-records';

/** Days since 1970 of the first of a year. */
const getFirst = (year: number) => Date.UTC(year, 0, 1) / (24 * 60 * 60 * 1000);

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
			isMaritalStatusHidden: false,
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

/** Everybody whom a clear verdict asks for, of one who would marry. */
export function wholeFamily(
	trees: RecordedTrees,
	id: string,
	sex: 'M' | 'F',
	clan: string,
	facts: Partial<RecordedPerson> = {},
): RecordedTrees {
	const born = { earliest: getFirst(1995), latest: getFirst(1996) - 1 };
	trees.person(id, sex, { born, clan, gotra: `${clan} rishi`, ...facts });
	const climb = (childId: string, depth: number, most: number) => {
		if (depth === most) return;
		for (const letter of depth === 0 ? [most === 4 ? 'F' : 'M'] : ['F', 'M']) {
			const parentId = `${childId}-${letter}`;
			const isFather = letter === 'F';
			trees.person(parentId, isFather ? 'M' : 'F', { clan: isFather ? null : `${parentId} clan` });
			trees.child(childId, isFather ? [parentId, null] : [null, parentId]);
			climb(parentId, depth + 1, most);
		}
	};
	climb(id, 0, 4);
	climb(id, 0, 2);
	return trees;
}
