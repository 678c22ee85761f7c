import { formBlocks } from '@/lib/rules/layout/marriage-block';
import { type LayoutMember, readPeople } from '@/lib/rules/layout/people';
import { cardWidth, gap } from '@/lib/rules/layout/sizes';

export type Places = ReadonlyMap<string, { x: number; y: number }>;

/** The input of a graph library that knows no families: a marriage is one box, with a port for each line. */
export interface CoupleBoxes {
	/** The people in each box, from left to right. */
	boxes: string[][];
	lines: Line[];
}

/** From the parents to a child. Ports are counted in half cards from the left edge of the first card. */
interface Line {
	child: string;
	from: { box: number; port: number };
	to: { box: number; port: number };
}

const halfStep = (cardWidth + gap) / 2;

export function getCoupleBoxes(members: readonly LayoutMember[]): CoupleBoxes {
	const people = readPeople(members, undefined);
	const boxes = formBlocks(people);
	const standing = new Map(
		boxes.flatMap((box, at) => box.map((person, place) => [person, { box: at, port: 2 * place }] as const)),
	);
	const lines = people.flatMap((child): Line[] => {
		const [a, b] = [child.father, child.mother].flatMap((parent) => standing.get(parent ?? child) ?? []);
		const to = standing.get(child);
		if (!a || !b || !to || (child.father === null && child.mother === null)) return [];
		const known = child.father === null ? b : a;
		const areTogether = child.father !== null && child.mother !== null && a.box === b.box;
		const from = areTogether ? { box: a.box, port: (a.port + b.port) / 2 } : known;
		return [{ child: child.id, from, to }];
	});
	return { boxes: boxes.map((box) => box.map(({ id }) => id)), lines };
}

export function getWidth(box: readonly string[]): number {
	return box.length * (cardWidth + gap) - gap;
}

/** From the left edge of a box. */
export function middleOfPort(port: number): number {
	return cardWidth / 2 + port * halfStep;
}

/** Where the cards of the boxes stand. */
export function placesIn(
	boxes: readonly (readonly string[])[],
	cornerOf: (box: number) => { x: number; y: number } | undefined,
): Places {
	return new Map(
		boxes.flatMap((box, at) => {
			const { x, y } = cornerOf(at) ?? { x: 0, y: 0 };
			return box.map((id, place) => [id, { x: x + place * (cardWidth + gap), y }] as const);
		}),
	);
}
