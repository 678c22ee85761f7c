import { groupedBy } from '@/lib/core/grouping';
import { type FamilyLine, lineBox } from '@/lib/rules/layout/lines';
import { cardHeight, cardWidth, levelSpacing } from '@/lib/rules/layout/sizes';
import type { Places } from './diagram-plan';

/** A part of the layout, in its coordinates. */
export interface Area {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

interface Extent<T> extends Area {
	of: T;
}

interface Row<T> {
	top: number;
	bottom: number;
	/** From left to right. */
	extents: readonly Extent<T>[];
	/** How far the extents up to each reach to the right. */
	reach: readonly number[];
}

/** Things by the row that they begin in, so that those in an area are found without looking at all of them. */
export type Rows<T> = readonly Row<T>[];

export function cardRows(ids: Iterable<string>, places: Places): Rows<string> {
	const extents = [...ids].flatMap((id) => {
		const place = places.get(id);
		return place ? [{ of: id, ...cardArea(place) }] : [];
	});
	return getRows(extents);
}

export function lineRows(lines: readonly FamilyLine[]): Rows<FamilyLine> {
	return getRows(lines.map((line) => ({ of: line, ...lineBox(line) })));
}

export function cardArea({ x, y }: { x: number; y: number }): Area {
	return { left: x, top: y, right: x + cardWidth, bottom: y + cardHeight };
}

export function getMiddle({ left, top, right, bottom }: Area): { x: number; y: number } {
	return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The middle of what is seen of a stretch, of which `length` can be: of all of it, or as near `focus` as it goes. */
export function middleOfView(from: number, to: number, focus: number, length: number): number {
	return length >= to - from
		? (from + to) / 2
		: Math.min(Math.max(focus, from + length / 2), to - length / 2);
}

/** How a picture is seen at first: at most so large, at least so small, and with so much room around it in all. */
export const maxFittedZoom = 0.9;
export const minScale = 0.4;
export const margin = 40;
/** On a canvas narrower than this, such as a phone's, cards are as large as one can read, and not all are in view. */
const narrow = 640;
export const minReadable = 0.8;

export function minFitted(width: number): number {
	return width < narrow ? minReadable : minScale;
}

/**
 * The CSS transform with which a picture is seen at first in a canvas that is a size container: the same as that of
 * `showBox` in use-zoom.ts, for who has no scripts yet. `focus` is in view where not all of the box is.
 */
export function fittedTransform(box: Area, focus: { x: number; y: number }): string {
	// A quotient of two lengths is a number only as a tangent.
	const ratio = (length: string, by: number) => `tan(atan2(${length},${by}px))`;
	const least = `clamp(${minScale},${ratio(`${narrow}px - 100cqw`, 1)},${minReadable})`;
	const fitting = [
		ratio(`100cqw - ${margin}px`, box.right - box.left),
		ratio(`100cqh - ${margin}px`, box.bottom - box.top),
	];
	const scale = `max(${least},min(${maxFittedZoom},${fitting.join(',')}))`;
	const middle = (from: number, to: number, at: number, length: string) => {
		const half = `min((${length} - ${margin}px)/${scale},${to - from}px)/2`;
		return `clamp(${from}px + ${half},${at}px,${to}px - ${half})`;
	};
	const x = middle(box.left, box.right, focus.x, '100cqw');
	const y = middle(box.top, box.bottom, focus.y, '100cqh');
	return `translate(50cqw,50cqh) scale(${scale}) translate(calc(-1*${x}),calc(-1*${y}))`;
}

/** The height that the title of the page, the heading and the legend leave on a sheet of A4 on its side, in millimetres. */
const paperHeight = 135;

/** The CSS with which a picture that fills `box` is printed whole: on one sheet on its side, as large as that holds. */
export function paperStyle({ left, top, right, bottom }: Area): string {
	const [width, height] = [right - left, bottom - top];
	// A quotient of two lengths is a number only as a tangent.
	const fitting = [`tan(atan2(100cqw,${width}px))`, `tan(atan2(${paperHeight}mm,${height}px))`];
	const scale = `min(1,${fitting.join(',')})`;
	return `@page { size: A4 landscape; margin: 10mm }
[data-canvas], [data-layer] { transition: none }
[data-canvas] { height: calc(${scale}*${height}px) !important; contain: size !important }
[data-layer] { transform: scale(${scale}) translate(${-left}px,${-top}px) !important }`;
}

/** What is mounted is at least this much beyond what is seen, and changes by a card's room at a time. */
const overscan = 160;
const step = levelSpacing;

interface View {
	x: number;
	y: number;
	k: number;
}

interface Size {
	width: number;
	height: number;
}

/** What of the layout a canvas of this size shows. */
export function areaInView({ x, y, k }: View, { width, height }: Size): Area {
	const [left, top] = [-x / k, -y / k];
	return { left, top, right: left + width / k, bottom: top + height / k };
}

/** What is to be mounted when a canvas of this size shows the layout so. */
export function areaSeen(view: View, size: Size): Area {
	const { left, top, right, bottom } = areaInView(view, size);
	const [before, after] = [
		(edge: number) => Math.floor((edge - overscan) / step) * step,
		(edge: number) => Math.ceil((edge + overscan) / step) * step,
	];
	return { left: before(left), top: before(top), right: after(right), bottom: after(bottom) };
}

export function isSameArea(a: Area, b: Area): boolean {
	return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}

/** The smallest area that holds all of `areas`. */
export function around(areas: Iterable<Area>): Area {
	const whole = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
	for (const { left, top, right, bottom } of areas) {
		whole.left = Math.min(whole.left, left);
		whole.top = Math.min(whole.top, top);
		whole.right = Math.max(whole.right, right);
		whole.bottom = Math.max(whole.bottom, bottom);
	}
	return whole;
}

function getRows<T>(extents: readonly Extent<T>[]): Rows<T> {
	return [...groupedBy(extents, ({ top }) => Math.floor(top / levelSpacing))]
		.sort(([a], [b]) => a - b)
		.map(([, row]) => {
			const sorted = row.toSorted((a, b) => a.left - b.left);
			let farthest = -Infinity;
			const reach = sorted.map(({ right }) => {
				farthest = Math.max(farthest, right);
				return farthest;
			});
			const { top, bottom } = around(row);
			return { top, bottom, extents: sorted, reach };
		});
}

/** All that lies in `area` or touches it; row by row, from left to right. */
export function foundIn<T>(rows: Rows<T>, area: Area): T[] {
	const found: T[] = [];
	for (const { top, bottom, extents, reach } of rows) {
		if (top > area.bottom) break;
		if (bottom < area.top) continue;
		const end = firstWhere(extents.length, (at) => (extents[at]?.left ?? 0) > area.right);
		for (let at = firstWhere(end, (near) => (reach[near] ?? 0) >= area.left); at < end; at += 1) {
			const extent = extents[at];
			if (extent && isTouching(extent, area)) found.push(extent.of);
		}
	}
	return found;
}

function isTouching(a: Area, b: Area): boolean {
	return a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;
}

/** The first of `count` places where `holds` does, as it does from there on; `count` where it never does. */
function firstWhere(count: number, holds: (at: number) => boolean): number {
	let [low, high] = [0, count];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (holds(middle)) high = middle;
		else low = middle + 1;
	}
	return low;
}
