import { generationAbove } from './ancestors';

/** Lengths in CSS pixels at full size; the origin is the middle of the circle that the fan opens from. */
export interface FanSector {
	/** The place of the ancestor whose sector it is (see `AncestorPlace`). */
	number: number;
	/** An SVG path. */
	path: string;
	label: FanLabel;
}

/** A box for words around a point, turned by `degrees`. */
export interface FanLabel {
	x: number;
	y: number;
	degrees: number;
	width: number;
	height: number;
}

/** How large a fan is drawn. */
export interface FanSize {
	/** Inner radius of each ring and, last, the outer radius of the fan: parents are in the first ring. */
	radii: readonly [number, ...number[]];
	/** Of words along a ring. */
	labelHeight: number;
}

export const wholeFan: FanSize = { radii: [84, 190, 300, 412, 540], labelHeight: 66 };

/** Parents and grandparents, in the width of a phone. */
export const nearFan: FanSize = { radii: [56, 124, 192], labelHeight: 40 };

/** From this generation on words run outwards: along the ring a sector has less room than across it. */
const firstOutward = 4;

const padding = 5;

/**
 * The sectors of the upper half of a disc, for all places of the rings: the father's side is left of the mother's, each
 * sector as wide as both of its parents' together.
 */
export function fanSectors(size: FanSize): FanSector[] {
	return Array.from({ length: 2 ** size.radii.length - 2 }, (_, at) => getSector(at + 2, size));
}

function getSector(number: number, { radii, labelHeight }: FanSize): FanSector {
	const generation = generationAbove(number);
	const [inner = 0, outer = 0] = radii.slice(generation - 1);
	const width = Math.PI / 2 ** generation;
	const from = Math.PI - (number - 2 ** generation) * width;
	const to = from - width;
	const arc = (radius: number, angle: number, sweep: 0 | 1) =>
		`A${radius} ${radius} 0 0 ${sweep} ${pointAt(radius, angle)}`;
	const path = [
		`M${pointAt(inner, from)}L${pointAt(outer, from)}`,
		`${arc(outer, to, 1)}L${pointAt(inner, to)}${arc(inner, from, 0)}Z`,
	].join('');
	return {
		number,
		path,
		label: getLabel(generation, { inner, outer, middle: from - width / 2, half: width / 2, labelHeight }),
	};
}

interface Extent {
	inner: number;
	outer: number;
	/** Radians, counted from the right. */
	middle: number;
	half: number;
	labelHeight: number;
}

function getLabel(generation: number, { inner, outer, middle, half, labelHeight }: Extent): FanLabel {
	const radius = (inner + outer) / 2;
	const at = { x: rounded(radius * Math.cos(middle)), y: rounded(-radius * Math.sin(middle)) };
	const turned = (middle * 180) / Math.PI;
	if (generation >= firstOutward) {
		const degrees = turned > 90 ? 180 - turned : -turned;
		const height = 2 * inner * Math.tan(half);
		return { ...at, degrees, width: outer - inner - 2 * padding, height: rounded(height) };
	}
	const nearest = 2 * (radius - labelHeight / 2) * Math.tan(half);
	const farthest = 2 * Math.sqrt(outer ** 2 - (radius + labelHeight / 2) ** 2);
	const width = rounded(Math.min(nearest, farthest) - 2 * padding);
	return { ...at, degrees: 90 - turned, width, height: labelHeight };
}

function pointAt(radius: number, angle: number): string {
	return `${rounded(radius * Math.cos(angle))} ${rounded(-radius * Math.sin(angle))}`;
}

const rounded = (length: number) => Math.round(length * 100) / 100;
