import { cardHeight, cardWidth, gap } from '@/lib/family/layout/sizes';
import type { Family, FamilyLinks } from './answers';
import { groupedBy, type Places } from './diagram-plan';

/** A line of the diagram as an SVG path, in the coordinates of the layout. */
export interface DiagramLine {
	key: string;
	path: string;
	kind: 'marriage' | 'descent';
	/** Adopted and step children hang on dashed lines. */
	isDashed: boolean;
	/** Ids of all whom it joins. */
	joins: readonly string[];
	/** What it lies within. */
	box: LineBox;
}

interface LineBox {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/** The lines between the cards that have a place. */
export function diagramLines({ links }: Family, places: Places): DiagramLine[] {
	return [...marriageLines(links, places), ...descentLines(links, places)];
}

function marriageLines({ unions }: FamilyLinks, places: Places): DiagramLine[] {
	return unions.flatMap(([one, other]) => {
		const [left, right] = [places.get(one), places.get(other)].sort((a, b) => (a?.x ?? 0) - (b?.x ?? 0));
		if (!left || !right) return [];
		const [start, end] = [
			{ x: left.x + cardWidth, y: left.y + cardHeight / 2 },
			{ x: right.x, y: right.y + cardHeight / 2 },
		];
		const path = `M${start.x} ${start.y}L${end.x} ${end.y}`;
		const box = boxAround([start, end]);
		return [{ key: `${one} ${other}`, path, kind: 'marriage', isDashed: false, joins: [one, other], box }];
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
			const to = { x: child.x + cardWidth / 2, y: child.y };
			const path = `M${from.x} ${from.y}V${bus}H${to.x}V${to.y}`;
			const isDashed = group.some(({ kind }) => kind !== 'birth');
			const box = boxAround([from, to, { x: to.x, y: bus }]);
			return {
				key: `${childId} ${family}`,
				path,
				kind: 'descent' as const,
				isDashed,
				joins: [childId, ...ids],
				box,
			};
		});
	});
}

function boxAround(points: readonly { x: number; y: number }[]): LineBox {
	const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
	return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function originOf(ids: readonly string[], places: Places): { x: number; y: number } {
	const [left, right] = ids.flatMap((id) => places.get(id) ?? []).sort((a, b) => a.x - b.x);
	if (!left) return { x: 0, y: 0 };
	if (!right || right.y !== left.y) return { x: left.x + cardWidth / 2, y: left.y + cardHeight };
	// Beside the one on the right: between two who stand apart there is another card.
	return { x: right.x - gap / 2, y: right.y + cardHeight / 2 };
}
