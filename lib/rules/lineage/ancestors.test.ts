import { describe, expect, it } from 'vitest';
import { ancestorPlaces, generationAbove, wayTo } from './ancestors';
import { fanSectors, nearFan, wholeFan } from './fan';
import { indexLineage, type LineageLink } from './lineage';

const person = (id: string, isNamed = true) => ({ id, sex: null, born: null, isNamed });

const link = (
	childId: string,
	parentId: string,
	role: LineageLink['role'],
	kind: LineageLink['kind'] = 'birth',
) => ({ childId, parentId, role, kind });

describe('the places of ancestors', () => {
	const index = indexLineage({
		people: [
			...['me', 'f', 'm', 'ff', 'adopter', 'step', 'mfm'].map((id) => person(id)),
			person('mf', false),
		],
		parentLinks: [
			...[link('me', 'adopter', 'father', 'adopted'), link('me', 'f', 'father'), link('me', 'm', 'mother')],
			...[link('f', 'ff', 'father'), link('f', 'step', 'mother', 'step')],
			...[link('m', 'mf', 'father'), link('mf', 'mfm', 'mother')],
		],
		unions: [],
	});

	it('are numbered from the father on; unknown is whose child is known, or is without a card', () => {
		expect(ancestorPlaces(index, 'me', 4)).toEqual([
			{ number: 1, id: 'me' },
			{ number: 2, id: 'f' },
			{ number: 3, id: 'm' },
			{ number: 4, id: 'ff' },
			{ number: 5, id: null },
			{ number: 6, id: null },
			{ number: 7, id: null },
			{ number: 8, id: null },
			{ number: 9, id: null },
			{ number: 12, id: null },
			{ number: 13, id: 'mfm' },
		]);
	});

	it('hold an adoptive parent where none by birth is known', () => {
		const adopted = indexLineage({
			people: [person('me'), person('adopter')],
			parentLinks: [link('me', 'adopter', 'father', 'adopted')],
			unions: [],
		});
		expect(ancestorPlaces(adopted, 'me', 2)[1]).toEqual({ number: 2, id: 'adopter' });
	});

	it('end with the last generation, also where somebody is their own forefather', () => {
		const circle = indexLineage({
			people: [person('a'), person('b')],
			parentLinks: [link('a', 'b', 'father'), link('b', 'a', 'father')],
			unions: [],
		});
		expect(ancestorPlaces(circle, 'a', 5).find(({ number }) => number === 16)).toEqual({
			number: 16,
			id: 'a',
		});
	});

	it('know the way to each', () => {
		expect([1, 2, 3, 4, 7, 8, 31].map(generationAbove)).toEqual([0, 1, 1, 2, 2, 3, 4]);
		expect([wayTo(1), wayTo(2), wayTo(11), wayTo(31)]).toEqual([[], [2], [2, 5, 11], [3, 7, 15, 31]]);
	});
});

describe.each([
	['the whole fan', wholeFan],
	['the fan for a phone', nearFan],
])('the sectors of %s', (_, size) => {
	const { radii } = size;
	const sectors = fanSectors(size);
	const inGeneration = (generation: number) =>
		sectors.filter(({ number }) => generationAbove(number) === generation);

	it('has one for each place of each ring', () => {
		expect(sectors.map(({ number }) => number)).toEqual(
			Array.from({ length: 2 ** radii.length - 2 }, (_, at) => at + 2),
		);
	});

	it('has the father’s side on the left, from there to the right in the order of the numbers', () => {
		const getAcross = (number: number) => sectors.find((sector) => sector.number === number)?.label.x ?? 0;
		expect(getAcross(2)).toBeLessThan(0);
		expect(getAcross(3)).toBe(-getAcross(2));
		for (let generation = 1; generation < radii.length; generation += 1) {
			const across = inGeneration(generation).map(({ label }) => label.x);
			expect(across).toEqual(across.toSorted((a, b) => a - b));
		}
	});

	it('keeps the corners of each label inside its sector', () => {
		for (const { number, label } of sectors) {
			const generation = generationAbove(number);
			const turn = (label.degrees * Math.PI) / 180;
			for (const [across, down] of [
				[1, 1],
				[1, -1],
				[-1, 1],
				[-1, -1],
			] as const) {
				const [dx, dy] = [(across * label.width) / 2, (down * label.height) / 2];
				const x = label.x + dx * Math.cos(turn) - dy * Math.sin(turn);
				const y = label.y + dx * Math.sin(turn) + dy * Math.cos(turn);
				const radius = Math.hypot(x, y);
				expect(radius, `${number}`).toBeLessThanOrEqual(radii[generation] ?? 0);
				expect(radius, `${number}`).toBeGreaterThanOrEqual(radii[generation - 1] ?? 0);
				const width = Math.PI / 2 ** generation;
				const from = Math.PI - (number - 2 ** generation) * width;
				const angle = Math.atan2(-y, x);
				expect(angle, `${number}`).toBeLessThanOrEqual(from + 1e-6);
				expect(angle, `${number}`).toBeGreaterThanOrEqual(from - width - 1e-6);
			}
		}
	});

	it('never turns words upside down', () => {
		for (const { label } of sectors) expect(Math.abs(label.degrees)).toBeLessThanOrEqual(90);
	});
});
