import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A picture unlike any other, as a file of a form. */
export async function makePicture(width = 640, height = 480): Promise<Blob> {
	const [r = 0, g = 0, b = 0] = randomBytes(3);
	const noise = sharp({
		create: {
			...{ width, height, channels: 3, background: { r, g, b } },
			noise: { type: 'gaussian', mean: 128, sigma: 30 },
		},
	});
	return new Blob([new Uint8Array(await noise.jpeg({ quality: 80 }).toBuffer())], { type: 'image/jpeg' });
}
