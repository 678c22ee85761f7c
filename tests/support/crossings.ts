import type { LayoutMember } from '@/lib/rules/layout/people';
import { cardHeight, cardWidth } from '@/lib/rules/layout/sizes';

interface Line {
	x1: number;
	y1: number;
	x2: number;
	y2: number;
	family: string;
	child: string;
}

/**
 * How many pairs of connector lines cross, exactly: a line leads straight from between the parents, below their cards,
 * to the top of the child's card. Lines that begin or end at the same place do not cross.
 */
export function countCrossings(
	members: readonly LayoutMember[],
	places: ReadonlyMap<string, { x: number; y: number }>,
): number {
	const lines = members.flatMap((member): Line[] => {
		const parents = [member.father, member.mother].flatMap((id) => (id && places.get(id)) || []);
		const place = places.get(member.id);
		const [a, b = a] = parents;
		if (!a || !b || !place) return [];
		return [
			{
				x1: (a.x + b.x + cardWidth) / 2,
				y1: Math.max(a.y, b.y) + cardHeight,
				x2: place.x + cardWidth / 2,
				y2: place.y,
				family: `${member.father}+${member.mother}`,
				child: member.id,
			},
		];
	});
	lines.sort((a, b) => Math.min(a.y1, a.y2) - Math.min(b.y1, b.y2));
	let crossings = 0;
	lines.forEach((line, at) => {
		const bottom = Math.max(line.y1, line.y2);
		for (let next = at + 1; next < lines.length; next += 1) {
			const other = lines[next];
			if (other === undefined || Math.min(other.y1, other.y2) >= bottom) break;
			if (line.family !== other.family && cross(line, other)) crossings += 1;
		}
	});
	return crossings;
}

function cross(a: Line, b: Line): boolean {
	return (
		getSide(a, b.x1, b.y1) * getSide(a, b.x2, b.y2) < 0 && getSide(b, a.x1, a.y1) * getSide(b, a.x2, a.y2) < 0
	);
}

function getSide({ x1, y1, x2, y2 }: Line, x: number, y: number): number {
	return Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
}
