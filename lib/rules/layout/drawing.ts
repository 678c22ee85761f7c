import { type Arrangement, arrange, type LayoutEngine } from './arrangement';
import { orderFamily } from './free-siblings';
import { assignLevels } from './levels';
import { type FamilyLine, familyLines } from './lines';
import { getMiddle } from './lines/strokes';
import type { LineLinks } from './nets';
import { type LayoutMember, type Person, readPeople } from './people';
import { cardWidth, gap, levelSpacing } from './sizes';

export interface FamilyToDraw {
	members: readonly LayoutMember[];
	/** The person in the middle: the father's side of that person is left and the mother's right. */
	me: string | null;
	/** All links between the members, also those beyond father, mother and spouses. */
	links: LineLinks;
	/** People without a card are drawn as rings. */
	isCard: (id: string) => boolean;
}

export interface FamilyDrawing {
	/** Top left corners of the cards in CSS pixels, origin top left. */
	places: Map<string, { x: number; y: number }>;
	lines: FamilyLine[];
}

/** Draws everyone exactly once and all lines between them, the same for every order of the input. */
export async function drawFamily(
	engine: LayoutEngine,
	{ members, me, links, isCard }: FamilyToDraw,
): Promise<FamilyDrawing> {
	const families = assignLevels(readPeople(members, me ?? undefined)).sort(meThenOldest);
	const groups = groupLinked(families, links);
	const arrangements = await Promise.all(
		groups.map((group) => {
			const blocks = group.families.flatMap((family) => orderFamily(family));
			return arrange(engine, blocks, group.links, isCard);
		}),
	);
	const drawing: FamilyDrawing = { places: new Map(), lines: [] };
	let end: number | null = null;
	for (const arrangement of arrangements) end = addArrangement(drawing, arrangement, end);
	return drawing;
}

/** Puts an arrangement right of what ends at `end`. @returns where it ends itself */
function addArrangement(drawing: FamilyDrawing, arrangement: Arrangement, end: number | null): number {
	const { rows, shapes, geometry } = arrangement;
	const lefts = [...shapes.values()].map((shape) => getMiddle(shape, geometry) - cardWidth / 2);
	const points = rows.flat().map((node) => geometry.leftOf(node) + node.width / 2);
	const firstCard = least(lefts);
	const left = end === null ? -firstCard : end + gap - Math.min(firstCard, least(points));
	for (const shape of shapes.values()) {
		const x = left + getMiddle(shape, geometry) - cardWidth / 2;
		drawing.places.set(shape.id, { x, y: shape.row * levelSpacing });
	}
	for (const line of familyLines(arrangement, left)) drawing.lines.push(line);
	return left + Math.max(most(lefts) + cardWidth, most(points));
}

function least(values: readonly number[]): number {
	return values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}

function most(values: readonly number[]): number {
	return values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
}

type Family = readonly Person[];

interface LinkedGroup {
	families: Family[];
	links: { parents: LineLinks['parents'][number][]; unions: LineLinks['unions'][number][] };
}

/** Families that a link joins which is not of father, mother and spouses are arranged together. */
function groupLinked(families: readonly Family[], { parents, unions }: LineLinks): LinkedGroup[] {
	const familyOf = new Map(families.flatMap((family) => family.map(({ id }) => [id, family] as const)));
	const joinedTo = new Map<Family, Family>();
	const getHead = (family: Family): Family => {
		let head = family;
		for (let next = joinedTo.get(head); next; next = joinedTo.get(head)) head = next;
		if (head !== family) joinedTo.set(family, head);
		return head;
	};
	for (const [a, b] of [...parents.map((link) => [link.childId, link.parentId] as const), ...unions]) {
		const [one, other] = [familyOf.get(a), familyOf.get(b)];
		if (!one || !other) continue;
		const [head, joined] = [getHead(one), getHead(other)];
		if (head !== joined) joinedTo.set(joined, head);
	}
	const groups = new Map<Family, LinkedGroup>();
	const groupAt = (family: Family) => {
		const head = getHead(family);
		const group = groups.get(head) ?? { families: [], links: { parents: [], unions: [] } };
		groups.set(head, group);
		return group;
	};
	for (const family of families) groupAt(family).families.push(family);
	for (const link of parents) {
		const family = familyOf.get(link.childId);
		if (family) groupAt(family).links.parents.push(link);
	}
	for (const link of unions) {
		const family = familyOf.get(link[0]);
		if (family) groupAt(family).links.unions.push(link);
	}
	return [...groups.values()];
}

/** The family of the person in the middle, then the others by age; a group begins at its first. */
function meThenOldest(a: Family, b: Family): number {
	const getRank = (family: Family) => {
		const first = family.filter(({ level }) => level === 0);
		return {
			me: family.some(({ line }) => line === 'me') ? 0 : 1,
			birth: first.reduce((earliest, { birth }) => Math.min(earliest, birth), Number.POSITIVE_INFINITY),
			id: first[0]?.rank ?? 0,
		};
	};
	const [one, other] = [getRank(a), getRank(b)];
	if (one.me !== other.me) return one.me - other.me;
	return one.birth === other.birth ? one.id - other.id : one.birth < other.birth ? -1 : 1;
}
