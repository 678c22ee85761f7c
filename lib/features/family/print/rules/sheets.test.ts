import { describe, expect, test } from 'vitest';
import { layOnSheets, type Paper } from './sheets';

const on = (paper: Paper, isSpread = false, isWide = true) => ({ paper, isWide, isSpread });

describe('layOnSheets', () => {
	test('fits any picture on one sheet', () => {
		for (const size of [100, 1_000, 20_000]) {
			const { inner, picture, parts } = layOnSheets({ width: size, height: size / 3 }, on('A4'));
			expect(parts).toEqual([{ x: 0, y: 0 }]);
			expect(picture.width).toBeLessThanOrEqual(inner.width + 0.001);
			expect(picture.height).toBeLessThanOrEqual(inner.height + 0.001);
		}
	});

	test('prints a small picture no larger than it is', () => {
		expect(layOnSheets({ width: 96, height: 96 }, on('A1')).picture.width).toBeCloseTo(25.4);
	});

	test('says when the words cannot be read any more', () => {
		expect(layOnSheets({ width: 1_500, height: 800 }, on('A4')).isReadable).toBe(true);
		expect(layOnSheets({ width: 4_000, height: 800 }, on('A4')).isReadable).toBe(false);
		expect(layOnSheets({ width: 4_000, height: 800 }, on('A1')).isReadable).toBe(true);
	});

	test('takes as many sheets as it needs to be read, which overlap and leave nothing out', () => {
		const { inner, picture, parts, isReadable } = layOnSheets(
			{ width: 4_000, height: 2_000 },
			on('A4', true),
		);
		expect(isReadable).toBe(true);
		expect(picture).toEqual({ width: 680, height: 340 });
		expect(parts).toHaveLength(3 * 2);
		expect(parts[1]).toEqual({ x: inner.width - 10, y: 0 });
		const { x, y } = parts.at(-1) ?? { x: 0, y: 0 };
		expect(x + inner.width).toBeGreaterThanOrEqual(picture.width);
		expect(y + inner.height).toBeGreaterThanOrEqual(picture.height);
	});

	test('turns the paper', () => {
		expect(layOnSheets({ width: 10, height: 10 }, on('A3', false, false))).toMatchObject({
			width: 297,
			height: 420,
		});
		expect(layOnSheets({ width: 10, height: 10 }, on('A3'))).toMatchObject({ width: 420, height: 297 });
	});
});
