import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardWidth, gap, levelSpacing } from '@/lib/rules/layout/sizes';
import { type Area, areaSeen, cardArea, cardRows, foundIn, lineRows, middleOfView } from './diagram-window';

const column = fc.integer({ min: -30, max: 30 });
const level = fc.integer({ min: 0, max: 8 });
const anyPlaces = fc.array(fc.tuple(column, level), { maxLength: 60 });
const area = fc
	.tuple(column, fc.nat(900), fc.integer({ min: -300, max: 1_800 }), fc.nat(900))
	.map(([left, width, top, height]) => ({
		left: left * 90,
		top,
		right: left * 90 + width,
		bottom: top + height,
	}));

const getPlaces = (stands: readonly (readonly [number, number])[]) =>
	new Map(stands.map(([x, row], at) => [`p${at}`, { x: x * 90, y: row * levelSpacing }]));
const touches = (a: Area, b: Area) =>
	a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;

describe('what is found in an area', () => {
	it('is every card that one finds by looking at each', () => {
		fc.assert(
			fc.property(anyPlaces, area, (stands, seen) => {
				const places = getPlaces(stands);
				const touching = [...places].filter(([, place]) => touches(cardArea(place), seen)).map(([id]) => id);
				expect(foundIn(cardRows(places.keys(), places), seen).toSorted()).toEqual(touching.toSorted());
			}),
		);
	});

	it('is every line that reaches into it, however long', () => {
		fc.assert(
			fc.property(fc.array(area, { maxLength: 60 }), area, (boxes, seen) => {
				const lines = boxes.map((box, at) => ({
					...{ key: String(at), kind: 'descent' as const, isDashed: false, joins: [], tint: 0 },
					path: `M${box.left} ${box.top}V${box.bottom}H${box.right}`,
				}));
				const touching = lines.filter((_, at) => touches(boxes[at] ?? seen, seen));
				const getKeys = (found: readonly { key: string }[]) => found.map(({ key }) => key).toSorted();
				expect(getKeys(foundIn(lineRows(lines), seen))).toEqual(getKeys(touching));
			}),
		);
	});

	it('leaves out who has no place', () => {
		const everywhere = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };
		expect(foundIn(cardRows(['nobody'], new Map()), everywhere)).toEqual([]);
	});
});

describe('middleOfView', () => {
	it('shows all where there is room, else what is around the focus and nothing beyond the ends', () => {
		expect(middleOfView(0, 100, 90, 100)).toBe(50);
		expect(middleOfView(0, 100, 40, 60)).toBe(40);
		expect(middleOfView(0, 100, 90, 60)).toBe(70);
		expect(middleOfView(0, 100, 0, 60)).toBe(30);
	});
});

describe('what is mounted', () => {
	const look = fc.record({
		x: fc.integer({ min: -50_000, max: 50_000 }),
		y: fc.integer({ min: -50_000, max: 50_000 }),
		k: fc.double({ min: 0.4, max: 2, noNaN: true }),
	});

	it('holds what is seen, with room for a card around it, and never much more', () => {
		const size = { width: 1_200, height: 800 };
		fc.assert(
			fc.property(look, (view) => {
				const { left, top, right, bottom } = areaSeen(view, size);
				expect(left).toBeLessThan(-view.x / view.k - 150);
				expect(right).toBeGreaterThan((size.width - view.x) / view.k + 150);
				expect(top).toBeLessThan(-view.y / view.k - 150);
				expect(bottom).toBeGreaterThan((size.height - view.y) / view.k + 150);
				const cards =
					Math.ceil((right - left) / (cardWidth + gap)) * Math.ceil((bottom - top) / levelSpacing);
				expect(cards).toBeLessThanOrEqual(400);
			}),
		);
	});
});
