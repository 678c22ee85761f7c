import { describe, expect, it } from 'vitest';
import { findToastShift } from './toast-place';

const stack = { left: 900, top: 70, right: 1400, bottom: 140 };

describe('findToastShift', () => {
	it.each([
		['beside the toasts', { left: 100, top: 80, right: 800, bottom: 120 }, 0],
		['below the toasts', { left: 950, top: 150, right: 1000, bottom: 190 }, 0],
		['behind the toasts', { left: 950, top: 80, right: 1000, bottom: 124 }, 62],
		['behind an edge of the toasts', { left: 880, top: 130, right: 910, bottom: 174 }, 112],
		['as high as the window', { left: 950, top: 0, right: 1000, bottom: 790 }, 0],
	])('lets toasts leave a control %s visible', (_, focused, shift) => {
		expect(findToastShift(stack, focused, 800)).toBe(shift);
	});
});
