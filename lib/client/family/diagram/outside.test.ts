import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardHeight, cardWidth } from '@/lib/rules/layout/sizes';
import { peopleOutside } from './outside';

const view = { left: 0, top: 0, right: 1_000, bottom: 800 };
/** By the middle of the card. */
const placeAt = (x: number, y: number) => ({ x: x - cardWidth / 2, y: y - cardHeight / 2 });

describe('peopleOutside', () => {
	it('counts those beyond each side, and names the nearest', () => {
		const places = new Map([
			['inside', placeAt(1, 799)],
			['far left', placeAt(-900, 10)],
			['near left', placeAt(-20, 400)],
			['right', placeAt(1_001, 0)],
			['left below', placeAt(-100, 1_000)],
			['right above', placeAt(1_300, -299)],
		]);
		expect(peopleOutside(places.keys(), places, view)).toEqual(
			new Map([
				['left', expect.objectContaining({ count: 2, nearestId: 'near left' })],
				['right', expect.objectContaining({ count: 2, nearestId: 'right' })],
				['bottom', expect.objectContaining({ count: 1, nearestId: 'left below' })],
			]),
		);
	});

	it('leaves out who is not drawn', () => {
		expect(peopleOutside(['nobody'], new Map(), view).size).toBe(0);
	});

	it('counts everybody outside once', () => {
		const somewhere = fc.tuple(
			fc.integer({ min: -2_000, max: 3_000 }),
			fc.integer({ min: -2_000, max: 3_000 }),
		);
		fc.assert(
			fc.property(fc.array(somewhere), (spots) => {
				const places = new Map(spots.map(([x, y], at) => [`${at}`, placeAt(x, y)]));
				const isOutside = ([x, y]: [number, number]) => x < 0 || x > 1_000 || y < 0 || y > 800;
				const counted = [...peopleOutside(places.keys(), places, view).values()];
				const total = counted.reduce((sum, { count }) => sum + count, 0);
				expect(total).toBe(spots.filter(isOutside).length);
			}),
		);
	});
});
