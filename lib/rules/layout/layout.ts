import { buildForest } from './forest';
import { assignLevels } from './levels';
import { orderBlocks } from './order';
import { type LayoutMember, type Person, readPeople } from './people';
import { placeBlocks } from './placement';
import { cardWidth, gap, levelSpacing } from './sizes';

/**
 * Where the card of each member stands: its top left corner in CSS pixels, origin top left. Everyone stands exactly
 * once, whatever the order they come in. With `me`, the father's side of that person is left and the mother's right;
 * without, no side is told apart and brothers and sisters stand by birth throughout.
 */
export async function layoutFamily(
	members: readonly LayoutMember[],
	{ me }: { me?: string } = {},
): Promise<Map<string, { x: number; y: number }>> {
	const places = new Map<string, { x: number; y: number }>();
	let left = 0;
	for (const family of assignLevels(readPeople(members, me)).sort(meThenOldest)) {
		const sequence = orderBlocks(buildForest(family));
		const width = placeBlocks(sequence);
		for (const { people, x, level } of sequence) {
			people.forEach(({ id }, at) => {
				places.set(id, { x: left + x + at * (cardWidth + gap), y: level * levelSpacing });
			});
		}
		left += width + gap;
	}
	return places;
}

/** Families that nothing connects stand side by side. */
function meThenOldest(a: readonly Person[], b: readonly Person[]): number {
	const rankOf = (family: readonly Person[]) => {
		const first = family.filter(({ level }) => level === 0);
		return {
			me: family.some(({ line }) => line === 'me') ? 0 : 1,
			birth: first.reduce((least, { birth }) => Math.min(least, birth), Number.POSITIVE_INFINITY),
			id: first[0]?.rank ?? 0,
		};
	};
	const [one, other] = [rankOf(a), rankOf(b)];
	if (one.me !== other.me) return one.me - other.me;
	return one.birth === other.birth ? one.id - other.id : one.birth < other.birth ? -1 : 1;
}
