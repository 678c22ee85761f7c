/** A rectangle of the window, in CSS pixels. */
export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/** Room between toasts and the control that they make way for. */
const gap = 8;

/**
 * How far toasts at `stack` have to move down to leave the focused control at `focused` visible, in CSS pixels. 0 where they
 * do not cover it, or where there is no room below it in a window of `windowHeight`.
 */
export function findToastShift(stack: Box, focused: Box, windowHeight: number): number {
	const isCovered =
		stack.left < focused.right &&
		stack.right > focused.left &&
		stack.top < focused.bottom &&
		stack.bottom > focused.top;
	const shift = focused.bottom + gap - stack.top;
	return isCovered && stack.bottom + shift <= windowHeight ? shift : 0;
}
