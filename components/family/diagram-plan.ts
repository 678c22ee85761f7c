import { groupedBy } from '@/lib/core/grouping';
import type { LayoutMember } from '@/lib/family/layout/people';
import type { Family, FamilyLinks, FamilyMember } from './answers';

export type Places = ReadonlyMap<string, { x: number; y: number }>;

/** Relation steps around the viewer that are drawn at first. */
export const firstSteps = 3;

/** Everybody within `steps` links of the viewer; people without a card hold others together and count. */
export function within(steps: number, { members, links }: Family): ReadonlySet<string> {
	const me = members.find(({ relation }) => relation === 'Me');
	const near = neighboursOf(links);
	const reached = new Map(me ? [[me.id, 0]] : []);
	// A map is walked in the order of insertion, with what is added on the way.
	for (const [id, at] of reached) {
		if (at === steps) continue;
		for (const next of near.get(id) ?? []) if (!reached.has(next)) reached.set(next, at + 1);
	}
	return new Set(reached.keys());
}

function neighboursOf({ parents, unions }: FamilyLinks): ReadonlyMap<string, readonly string[]> {
	const near = new Map<string, string[]>();
	const note = (one: string, other: string) => {
		near.set(one, [...(near.get(one) ?? []), other]);
		near.set(other, [...(near.get(other) ?? []), one]);
	};
	for (const { childId, parentId } of parents) note(childId, parentId);
	for (const [one, other] of unions) note(one, other);
	return near;
}

/** What is to be laid out: the cards of `ids`, and the people without a card between them. */
export function layoutMembers({ members, links }: Family, ids: ReadonlySet<string>): LayoutMember[] {
	const cards = new Map(members.map((member) => [member.id, member]));
	const parentsOf = groupedBy(links.parents, ({ childId }) => childId);
	const childrenOf = groupedBy(links.parents, ({ parentId }) => parentId);
	const couples = links.unions.flatMap(([one, other]) => [
		{ id: one, spouse: other },
		{ id: other, spouse: one },
	]);
	const spousesOf = groupedBy(couples, ({ id }) => id);
	const parentOf = (id: string, role: 'father' | 'mother') => {
		const found = (parentsOf.get(id) ?? []).filter((link) => link.role === role && ids.has(link.parentId));
		return (found.find(({ kind }) => kind === 'birth') ?? found[0])?.parentId ?? null;
	};
	return [...ids].map((id) => ({
		id,
		sex: sexOf(cards.get(id), childrenOf.get(id)?.[0]?.role),
		birth: birthOf(cards.get(id)),
		father: parentOf(id, 'father'),
		mother: parentOf(id, 'mother'),
		spouses: (spousesOf.get(id) ?? []).map(({ spouse }) => spouse).filter((spouse) => ids.has(spouse)),
	}));
}

function sexOf(member: FamilyMember | undefined, role: string | null | undefined): 'M' | 'F' | null {
	if (member?.gender === 'Male' || (!member?.gender && role === 'father')) return 'M';
	return member?.gender === 'Female' || (!member?.gender && role === 'mother') ? 'F' : null;
}

/** Days, or as many as an age makes: only their order counts. */
function birthOf(member: FamilyMember | undefined): number | null {
	if (member?.dob) return Date.parse(member.dob) / 86_400_000;
	return member?.age && !member.isDeceased ? 20_000 - member.age * 365 : null;
}
