import type { LayoutMember } from '@/lib/family/layout/people';
import { cardHeight, cardWidth, gap } from '@/lib/family/layout/sizes';
import type { Family, FamilyLinks, FamilyMember } from './answers';

export type Places = ReadonlyMap<string, { x: number; y: number }>;

/** A line of the diagram as an SVG path, in the coordinates of the layout. */
export interface DiagramLine {
	key: string;
	path: string;
	kind: 'marriage' | 'descent';
	/** Adopted and step children hang on dashed lines. */
	isDashed: boolean;
}

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

function groupedBy<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
	const groups = new Map<string, T[]>();
	for (const row of rows) {
		const group = groups.get(keyOf(row));
		if (group) group.push(row);
		else groups.set(keyOf(row), [row]);
	}
	return groups;
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

/** The lines between the cards that have a place. */
export function diagramLines({ links }: Family, places: Places): DiagramLine[] {
	return [...marriageLines(links, places), ...descentLines(links, places)];
}

function marriageLines({ unions }: FamilyLinks, places: Places): DiagramLine[] {
	return unions.flatMap(([one, other]) => {
		const [left, right] = [places.get(one), places.get(other)].sort((a, b) => (a?.x ?? 0) - (b?.x ?? 0));
		if (!left || !right) return [];
		const path = `M${left.x + cardWidth} ${left.y + cardHeight / 2}L${right.x} ${right.y + cardHeight / 2}`;
		return [{ key: `${one} ${other}`, path, kind: 'marriage', isDashed: false }];
	});
}

/** One line for each child and pair of parents: from the middle of the marriage, or from below a single parent. */
function descentLines({ parents, unions }: FamilyLinks, places: Places): DiagramLine[] {
	const couples = new Set(unions.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
	const lanes = new Map<string, number>();
	return [...groupedBy(parents, ({ childId }) => childId)].flatMap(([childId, links]) => {
		const child = places.get(childId);
		if (!child) return [];
		const shown = links.filter(({ parentId }) => places.has(parentId));
		const births = shown.filter(({ kind }) => kind === 'birth');
		const [one, other] = births;
		const isOfCouple = one && other && couples.has(`${one.parentId} ${other.parentId}`);
		const groups = isOfCouple
			? [births, ...shown.filter(({ kind }) => kind !== 'birth').map((link) => [link])]
			: shown.map((link) => [link]);
		return groups.map((group) => {
			const ids = group.map(({ parentId }) => parentId);
			const family = ids.toSorted().join(' ');
			const lane = lanes.get(family) ?? lanes.size % 4;
			lanes.set(family, lane);
			const from = originOf(ids, places);
			const bus = child.y - 10 - lane * 7;
			const path = `M${from.x} ${from.y}V${bus}H${child.x + cardWidth / 2}V${child.y}`;
			const isDashed = group.some(({ kind }) => kind !== 'birth');
			return { key: `${childId} ${family}`, path, kind: 'descent' as const, isDashed };
		});
	});
}

function originOf(ids: readonly string[], places: Places): { x: number; y: number } {
	const [left, right] = ids.flatMap((id) => places.get(id) ?? []).sort((a, b) => a.x - b.x);
	if (!left) return { x: 0, y: 0 };
	if (!right || right.y !== left.y) return { x: left.x + cardWidth / 2, y: left.y + cardHeight };
	// Beside the one on the right: between two who stand apart there is another card.
	return { x: right.x - gap / 2, y: right.y + cardHeight / 2 };
}
