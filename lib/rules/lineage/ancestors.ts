import { findParent, type LineageIndex, type LineageLink } from './lineage';

/** Somebody's place among the ancestors of a person. */
export interface AncestorPlace {
	/** 1 is the person, 2n the father and 2n + 1 the mother of n (the numbers of Eytzinger and Sosa). */
	number: number;
	/** Null for somebody without a card. */
	id: string | null;
}

/**
 * The places of a person and their ancestors in the order of their numbers, `generations` in all. The parents of somebody
 * without any data have no places.
 */
export function ancestorPlaces(index: LineageIndex, personId: string, generations: number): AncestorPlace[] {
	const ids = new Map<number, string>([[1, personId]]);
	const places: AncestorPlace[] = [];
	for (let number = 1; number < 2 ** generations; number += 1) {
		const childId = ids.get(Math.floor(number / 2));
		if (number > 1 && childId === undefined) continue;
		const parentId = childId === undefined ? null : findParent(index, childId, roleAt(number));
		if (parentId !== null) ids.set(number, parentId);
		const id = ids.get(number) ?? null;
		places.push({ number, id: id !== null && index.people.get(id)?.isNamed ? id : null });
	}
	return places;
}

export const roleAt = (number: number): LineageLink['role'] => (number % 2 === 0 ? 'father' : 'mother');

/** How many generations above the person a place is. */
export const generationAbove = (number: number) => Math.floor(Math.log2(number));

/** The numbers on the way from the person to a place: of 11 they are 2, 5 and 11. */
export function wayTo(number: number): number[] {
	return Array.from(
		{ length: generationAbove(number) },
		(_, at) => number >> (generationAbove(number) - 1 - at),
	);
}
