import type { Family, FamilyMember } from '@/lib/client/family/cards/family';
import { groupedBy } from '@/lib/core/grouping';
import type { LayoutMember } from '@/lib/rules/layout/people';

export type Places = ReadonlyMap<string, { x: number; y: number }>;

/** Of `lines` those that lead from one to the next of `way`. */
export function linesAlong<Line extends { joins: readonly string[] }>(
	way: readonly string[],
	lines: readonly Line[],
): Line[] {
	return lines.filter(({ joins }) =>
		way.some((id, at) => joins.includes(id) && joins.includes(way[at + 1] ?? '')),
	);
}

/** What is to be laid out: the cards of `ids`, and the people without a card between them. */
export function layoutMembers({ members, links }: Family, ids: ReadonlySet<string>): LayoutMember[] {
	const cards = new Map(members.map((member) => [member.id, member]));
	const parentsOf = groupedBy(links.parents, ({ childId }) => childId);
	const childrenOf = groupedBy(links.parents, ({ parentId }) => parentId);
	const couples = links.unions.flatMap(([a, b]) => [
		{ id: a, spouse: b },
		{ id: b, spouse: a },
	]);
	const spousesOf = groupedBy(couples, ({ id }) => id);
	const findParent = (id: string, role: 'father' | 'mother') => {
		const found = (parentsOf.get(id) ?? []).filter((link) => link.role === role && ids.has(link.parentId));
		return (found.find(({ kind }) => kind === 'birth') ?? found[0])?.parentId ?? null;
	};
	return [...ids].map((id) => ({
		id,
		sex: findSex(cards.get(id), childrenOf.get(id)?.[0]?.role),
		birth: findBirth(cards.get(id)),
		father: findParent(id, 'father'),
		mother: findParent(id, 'mother'),
		spouses: (spousesOf.get(id) ?? []).map(({ spouse }) => spouse).filter((spouse) => ids.has(spouse)),
	}));
}

function findSex(member: FamilyMember | undefined, role: string | null | undefined): 'M' | 'F' | null {
	if (member?.gender === 'Male' || (!member?.gender && role === 'father')) return 'M';
	return member?.gender === 'Female' || (!member?.gender && role === 'mother') ? 'F' : null;
}

/** Days, or as many as an age makes: only their order counts. */
function findBirth(member: FamilyMember | undefined): number | null {
	if (member?.dob) return Date.parse(member.dob.replace('~', '')) / 86_400_000;
	return member?.age && !member.isDeceased ? 20_000 - member.age * 365 : null;
}
