import type { FamilyLinks } from '@/lib/client/family/cards/family';
import type { Places } from './diagram-plan';

interface Surroundings {
	links: FamilyLinks;
	places: Places;
	isCard: (id: string) => boolean;
}

/** Whom an arrow leads to: up, to the father first, and down along the lines of descent, left and right along the row. */
export function findNeighbour(
	id: string,
	key: string,
	{ links, places, isCard }: Surroundings,
): string | undefined {
	const isDrawn = (other: string) => places.has(other) && isCard(other);
	switch (key) {
		case 'ArrowUp':
			return links.parents
				.filter(({ childId, parentId }) => childId === id && isDrawn(parentId))
				.toSorted((a, b) => Number(b.role === 'father') - Number(a.role === 'father'))[0]?.parentId;
		case 'ArrowDown':
			return links.parents.find(({ childId, parentId }) => parentId === id && isDrawn(childId))?.childId;
		case 'ArrowLeft':
			return besides(id, -1, places, isDrawn);
		case 'ArrowRight':
			return besides(id, 1, places, isDrawn);
		default:
			return undefined;
	}
}

function besides(
	id: string,
	side: -1 | 1,
	places: Places,
	isDrawn: (id: string) => boolean,
): string | undefined {
	const here = places.get(id);
	let nearest: string | undefined;
	let least = Infinity;
	for (const [other, { x, y }] of places) {
		const distance = here && y === here.y ? (x - here.x) * side : 0;
		if (distance > 0 && distance < least && isDrawn(other)) [nearest, least] = [other, distance];
	}
	return nearest;
}
