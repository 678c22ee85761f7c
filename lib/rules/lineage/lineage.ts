import { addToGroup } from '@/lib/core/grouping';

export interface LineagePerson {
	id: string;
	sex: 'M' | 'F' | null;
	/** Sorts by time: `1921-03-04`, `1921`. Null when nothing is known of the birth. */
	born: string | null;
	/** False for somebody without a card, who only connects others. */
	isNamed: boolean;
}

export interface LineageLink {
	childId: string;
	parentId: string;
	role: 'father' | 'mother';
	kind: 'birth' | 'adopted' | 'step';
}

/** A family as it is stored. */
export interface Lineage {
	people: readonly LineagePerson[];
	parentLinks: readonly LineageLink[];
	/** In the order of the marriages. */
	unions: readonly { partnerAId: string; partnerBId: string }[];
}

/** A family made ready to be walked, by `indexLineage` alone. */
export interface LineageIndex {
	people: ReadonlyMap<string, LineagePerson>;
	/** By the child: birth before adoption, the father before the mother. */
	parents: ReadonlyMap<string, readonly LineageLink[]>;
	/** By the parent: sons before daughters, each by birth. A child is in it once. */
	children: ReadonlyMap<string, readonly LineageLink[]>;
	partners: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Step-parents pass no lineage on: their links are left out, as are links to people who are not in it. */
export function indexLineage({ people: persons, parentLinks, unions }: Lineage): LineageIndex {
	const people = new Map(persons.map((person) => [person.id, person]));
	const parents = new Map<string, LineageLink[]>();
	const children = new Map<string, LineageLink[]>();
	const links = parentLinks
		.filter(({ childId, parentId, kind }) => kind !== 'step' && people.has(childId) && people.has(parentId))
		.toSorted((a, b) => getRank(a) - getRank(b));
	for (const link of links) {
		if (parents.get(link.childId)?.some(({ parentId }) => parentId === link.parentId)) continue;
		addToGroup(parents, link.childId, link);
		addToGroup(children, link.parentId, link);
	}
	for (const siblings of children.values()) {
		siblings.sort((a, b) => compareSiblings(people.get(a.childId), people.get(b.childId)));
	}
	const partners = new Map<string, Set<string>>();
	for (const { partnerAId, partnerBId } of unions) {
		if (!people.has(partnerAId) || !people.has(partnerBId)) continue;
		partners.set(partnerAId, (partners.get(partnerAId) ?? new Set()).add(partnerBId));
		partners.set(partnerBId, (partners.get(partnerBId) ?? new Set()).add(partnerAId));
	}
	return { people, parents, children, partners };
}

function getRank({ kind, role }: LineageLink): number {
	return (kind === 'birth' ? 0 : 2) + (role === 'father' ? 0 : 1);
}

const sexRanks = { M: 0, F: 1 } as const;

/** Who has no known birth comes after who has one. */
function compareSiblings(a: LineagePerson | undefined, b: LineagePerson | undefined): number {
	const sexRank = (person: typeof a) => (person?.sex ? sexRanks[person.sex] : 2);
	const [bornA, bornB] = [a?.born ?? '\uffff', b?.born ?? '\uffff'];
	return sexRank(a) - sexRank(b) || (bornA < bornB ? -1 : Number(bornA > bornB));
}

/** By birth, else by adoption. */
export function findParent({ parents }: LineageIndex, childId: string, role: LineageLink['role']) {
	return parents.get(childId)?.find((link) => link.role === role)?.parentId ?? null;
}

/** The oldest in the direct line of fathers who has a card; the person where no father of the line has one. */
export function oldestForefather(index: LineageIndex, personId: string): string {
	let oldest = personId;
	const seen = new Set<string>();
	for (let id: string | null = personId; id !== null && !seen.has(id); id = findParent(index, id, 'father')) {
		seen.add(id);
		if (index.people.get(id)?.isNamed) oldest = id;
	}
	return oldest;
}
