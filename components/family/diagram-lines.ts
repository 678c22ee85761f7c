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
	/** Whom it joins. */
	joins: readonly string[];
	/** What it lies within. */
	box: { left: number; top: number; right: number; bottom: number };
}

/** The lines between the cards that have a place. */
export function diagramLines({ links }: Family, places: Places): DiagramLine[] {
	return [...marriageLines(links, places), ...descentLines(links, places)].map((line) => ({
		...line,
		box: boxOf(line.joins.flatMap((id) => places.get(id) ?? [])),
	}));
}

function boxOf(stands: readonly { x: number; y: number }[]): DiagramLine['box'] {
	const [xs, ys] = [stands.map(({ x }) => x), stands.map(({ y }) => y)];
	const [right, bottom] = [Math.max(...xs) + cardWidth, Math.max(...ys) + cardHeight];
	return { left: Math.min(...xs), top: Math.min(...ys), right, bottom };
}

function marriageLines({ unions }: FamilyLinks, places: Places): Omit<DiagramLine, 'box'>[] {
	return unions.flatMap(([one, other]) => {
		const [left, right] = [places.get(one), places.get(other)].sort((a, b) => (a?.x ?? 0) - (b?.x ?? 0));
		if (!left || !right) return [];
		const path = `M${left.x + cardWidth} ${left.y + cardHeight / 2}L${right.x} ${right.y + cardHeight / 2}`;
		return [{ key: `${one} ${other}`, path, kind: 'marriage', isDashed: false, joins: [one, other] }];
	});
}

/** One line for each child and pair of parents: from the middle of the marriage, or from below a single parent. */
function descentLines({ parents, unions }: FamilyLinks, places: Places): Omit<DiagramLine, 'box'>[] {
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
			return {
				key: `${childId} ${family}`,
				path,
				kind: 'descent' as const,
				isDashed,
				joins: [childId, ...ids],
			};
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
