import type { Family, FamilyLinks, FamilyMember } from '@/lib/client/family/cards/family';
import { groupedBy } from '@/lib/core/grouping';
import type { Beyond } from './near-family';

/** Members of one generation; how many generations above the one in the middle it is, null for who hangs on nobody. */
export interface Generation {
	above: number | null;
	members: FamilyMember[];
}

/**
 * The members by generation around the one in the middle, the oldest first and those without any connection last.
 * Within a generation the one in the middle comes first, then who is closest to them, and wife and husband stand beside
 * each other.
 */
export function getGenerations(
	members: readonly FamilyMember[],
	links: FamilyLinks,
	middle: FamilyMember | undefined,
): Generation[] {
	const levels = middle ? levelsFrom(middle.id, links) : new Map<string, number>();
	const couples = links.unions.flatMap(([a, b]) => [
		{ id: a, partner: b },
		{ id: b, partner: a },
	]);
	const partnersOf = groupedBy(couples, ({ id }) => id);
	const groups = groupedBy(closestFirst(members, levels), ({ id }) => levels.get(id) ?? null);
	return [...groups]
		.map(([above, group]) => ({ above, members: couplesTogether(group, partnersOf) }))
		.sort((a, b) => getHeight(b) - getHeight(a));
}

/** The levels are in the order in which one reaches people from the one in the middle. */
function closestFirst(
	members: readonly FamilyMember[],
	levels: ReadonlyMap<string, number>,
): readonly FamilyMember[] {
	const places = new Map([...levels.keys()].map((id, place) => [id, place]));
	const getPlace = ({ id }: FamilyMember) => places.get(id) ?? places.size;
	return members.toSorted((a, b) => getPlace(a) - getPlace(b));
}

function getHeight({ above }: Generation): number {
	return above ?? Number.NEGATIVE_INFINITY;
}

/** Around whom the generations are counted: the one in the middle of the diagram, else the viewer. */
export function findMiddle(
	members: readonly FamilyMember[],
	aroundId: string | null,
): FamilyMember | undefined {
	return members.find(({ id }) => id === aroundId) ?? members.find(({ relation }) => relation === 'Me');
}

/** How many generations above `middleId` everybody is whom links lead to, by the shortest way. */
function levelsFrom(middleId: string, { parents, unions }: FamilyLinks): Map<string, number> {
	const near = new Map<string, [id: string, higher: number][]>();
	const note = (from: string, to: string, higher: number) =>
		near.set(from, [...(near.get(from) ?? []), [to, higher]]);
	for (const { childId, parentId } of parents) {
		note(childId, parentId, 1);
		note(parentId, childId, -1);
	}
	for (const [a, b] of unions) {
		note(a, b, 0);
		note(b, a, 0);
	}
	const levels = new Map([[middleId, 0]]);
	// A map is walked in the order of insertion, with what is added on the way.
	for (const [id, level] of levels) {
		for (const [to, higher] of near.get(id) ?? []) {
			if (!levels.has(to)) levels.set(to, level + higher);
		}
	}
	return levels;
}

type Partners = ReadonlyMap<string, readonly { partner: string }[]>;

function couplesTogether(group: readonly FamilyMember[], partnersOf: Partners): FamilyMember[] {
	const order = new Map(group.map((member, place) => [member.id, { member, place }]));
	const ordered = new Set<FamilyMember>();
	for (const member of group) {
		ordered.add(member);
		const partners = (partnersOf.get(member.id) ?? []).flatMap(({ partner }) => order.get(partner) ?? []);
		for (const { member: partner } of partners.toSorted((a, b) => a.place - b.place)) ordered.add(partner);
	}
	return [...ordered];
}

/** Which of their parents a member has in the tree as cards, so that they are not offered to be added again. */
export function getNamedParents(
	id: string,
	{ members, links }: Pick<Family, 'members' | 'links'>,
	beyond: Beyond | null,
): ReadonlySet<string | null> {
	const parentIds = new Set(
		links.parents.filter(({ childId }) => childId === id).map(({ parentId }) => parentId),
	);
	const parents = members.filter((member) => parentIds.has(member.id));
	const notDrawn = beyond?.parents.filter(({ childId }) => childId === id) ?? [];
	return new Set([...parents, ...notDrawn].map(({ gender }) => gender));
}
