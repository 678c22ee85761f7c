/** The most that current browsers draw: sides and area of a canvas in pixels, from the most able to phones. */
const largestSide = 16_384;
export const canvasAreas = [134_217_728, 67_108_864, 16_777_216] as const;

/** By how much a picture shrinks to fit on a canvas; small ones are drawn twice as fine. */
export function canvasScale(picture: { width: number; height: number }, area: number): number {
	const { width, height } = picture;
	const largest = Math.min(largestSide / width, largestSide / height, Math.sqrt(area / (width * height)));
	return largest >= 2 ? 2 : Math.min(largest, 1);
}
