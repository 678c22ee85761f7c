import { expect, test } from 'vitest';
import { canvasAreas, canvasScale } from './png-size';

test('a small picture is drawn twice as fine, a large one as it is, a larger one as large as a canvas can be', () => {
	const [most, , least] = canvasAreas;
	expect(canvasScale({ width: 1_000, height: 1_000 }, most)).toBe(2);
	expect(canvasScale({ width: 10_000, height: 1_000 }, most)).toBe(1);
	expect(canvasScale({ width: 32_768, height: 100 }, most)).toBe(0.5);
	expect(canvasScale({ width: 16_000, height: 16_000 }, most)).toBeCloseTo(0.724, 3);
	expect(canvasScale({ width: 16_000, height: 16_000 }, least)).toBe(0.256);
});
