import {
	birthChildren,
	birthParents,
	type Draft,
	fullSiblings,
	getDraft,
	getPartners,
	type Sex,
	type TreeGraph,
	type TreePerson,
} from '@/lib/features/family/tree/rules/graph';
import type { RelationWord, Step } from './stated-relation';

/** What somebody is to the one in the middle, in one word: the nearest that holds. */
export type DerivedRelation = RelationWord | 'Me';

interface Words {
	Male: RelationWord;
	Female: RelationWord;
	/** Where the sex is not known. */
	unknown: RelationWord;
}

/** What somebody is, without their sex. */
const words = {
	parent: { Male: 'Father', Female: 'Mother', unknown: 'Other' },
	child: { Male: 'Son', Female: 'Daughter', unknown: 'Child' },
	spouse: { Male: 'Husband', Female: 'Wife', unknown: 'Spouse' },
	sibling: { Male: 'Brother', Female: 'Sister', unknown: 'Other' },
	grandparent: { Male: 'Grandfather', Female: 'Grandmother', unknown: 'Grandparent' },
	parentsSibling: { Male: 'Uncle', Female: 'Aunt', unknown: 'Other' },
	cousin: { Male: 'Cousin', Female: 'Cousin', unknown: 'Cousin' },
} as const satisfies Record<string, Words>;

type Kind = keyof typeof words;

/** What a word says but for the sex; null of a word that says nothing. */
export function kindSaid(relation: string): Kind | null {
	if (relation === 'Other') return null;
	const kinds = Object.entries(words) as [Kind, Words][];
	return kinds.find(([, said]) => Object.values(said).some((word) => word === relation))?.[0] ?? null;
}

/** What everybody is to `meId`. A person who is not in the answer is a relative for whom there is no one word. */
export function derivedRelations(graph: TreeGraph, meId: string): Map<string, DerivedRelation> {
	return nameRelations(getNearness(graph), meId);
}

/** The same, and for each person the one through whom they hang together with `meId`: the last with a card on the shortest way. */
export function relationsAround(graph: TreeGraph, meId: string) {
	const near = getNearness(graph);
	return { relations: nameRelations(near, meId), findHungOn: walkCards(graph.people, near, meId) };
}

type Nearness = ReturnType<typeof getNearness>;

function nameRelations(near: Nearness, meId: string): Map<string, DerivedRelation> {
	const found = new Map<string, DerivedRelation>([[meId, 'Me']]);
	for (const [id, kind] of findKinds(near, meId)) {
		const { unknown, ...said } = words[kind];
		const sex = near.sexOf(id);
		found.set(id, sex ? said[sex] : unknown);
	}
	return found;
}

/** The same without their sex. Not even `meId` is in it. */
export function derivedKinds(graph: TreeGraph, meId: string): Map<string, Kind> {
	return findKinds(getNearness(graph), meId);
}

function findKinds(near: Nearness, meId: string): Map<string, Kind> {
	const parents = near.parents([meId]);
	const grandparents = near.parents(parents);
	const parentsSiblings = near.children(grandparents).filter((id) => !parents.includes(id));
	const rings: [string[], Kind][] = [
		[parents, 'parent'],
		[near.children([meId]), 'child'],
		[near.partners([meId]), 'spouse'],
		[near.children(parents), 'sibling'],
		[grandparents, 'grandparent'],
		[[...parentsSiblings, ...near.partners(parentsSiblings)], 'parentsSibling'],
		[near.children(parentsSiblings), 'cousin'],
	];
	const found = new Map<string, Kind>();
	for (const [ids, kind] of rings) {
		for (const id of ids) if (id !== meId && !found.has(id)) found.set(id, kind);
	}
	return found;
}

function walkCards(people: readonly TreePerson[], near: Nearness, meId: string) {
	const named = new Set(people.filter(({ isNamed }) => isNamed).map(({ id }) => id));
	const hungOn = new Map<string, string>();
	const open = [meId];
	// With those who are added on the way.
	const walked = open.values();
	return (id: string): string | undefined => {
		while (id !== meId && !hungOn.has(id)) {
			const next = walked.next();
			if (next.done) return undefined;
			const from = next.value;
			const card = named.has(from) ? from : hungOn.get(from);
			for (const to of [...near.parents([from]), ...near.partners([from]), ...near.children([from])]) {
				if (to === meId || hungOn.has(to) || card === undefined) continue;
				hungOn.set(to, card);
				open.push(to);
			}
		}
		return hungOn.get(id);
	};
}

function getNearness({ people, parentLinks, unions }: TreeGraph) {
	const sexes = new Map<string, Sex | null>(people.map(({ id, gender }) => [id, gender]));
	const parents = new Map<string, string[]>();
	const children = new Map<string, string[]>();
	const partners = new Map<string, string[]>();
	const note = (map: Map<string, string[]>, from: string, to: string) => {
		const known = map.get(from);
		if (known) known.push(to);
		else map.set(from, [to]);
	};
	for (const { childId, parentId, role } of parentLinks) {
		note(parents, childId, parentId);
		note(children, parentId, childId);
		if (!sexes.get(parentId)) sexes.set(parentId, role === 'father' ? 'Male' : 'Female');
	}
	for (const { partnerAId, partnerBId } of unions) {
		note(partners, partnerAId, partnerBId);
		note(partners, partnerBId, partnerAId);
	}
	const from = (map: Map<string, string[]>) => (ids: string[]) => ids.flatMap((id) => map.get(id) ?? []);
	return {
		parents: from(parents),
		children: from(children),
		partners: from(partners),
		sexOf: (id: string) => sexes.get(id) ?? null,
	};
}

/** The shortest way from one person to another; null where the two do not hang together. */
export function stepsBetween(graph: TreeGraph, fromId: string, toId: string): Step[] | null {
	const draft = getDraft(graph);
	const ways = new Map<string, Step[]>([[fromId, []]]);
	const open = [fromId];
	for (let from = open.shift(); from !== undefined; from = open.shift()) {
		const way = ways.get(from) ?? [];
		if (from === toId) return way;
		for (const [kind, person] of stepsFrom(draft, from)) {
			if (ways.has(person.id)) continue;
			ways.set(person.id, [...way, { kind, gender: person.gender }]);
			open.push(person.id);
		}
	}
	return null;
}

function stepsFrom(draft: Draft, id: string): [Step['kind'], TreePerson][] {
	const parents = birthParents(draft, id).flatMap(({ parentId, role }) => {
		const parent = draft.people.get(parentId);
		return parent ? [[role, parent] as [Step['kind'], TreePerson]] : [];
	});
	const others: [Step['kind'], TreePerson[]][] = [
		['sibling', fullSiblings(draft, id)],
		['child', birthChildren(draft, id)],
		['spouse', getPartners(draft, id)],
	];
	return [
		...parents,
		...others.flatMap(([kind, people]) =>
			people.map((person) => [kind, person] as [Step['kind'], TreePerson]),
		),
	];
}
