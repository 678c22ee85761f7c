import type { FamilyPicture } from '@/lib/features/family/print/rules/draw-picture';
import { canvasAreas, canvasScale } from '@/lib/features/family/print/rules/png-size';

interface Png {
	file: Blob;
	/** 1 where the picture has its full size, 2 where it is twice as fine. */
	scale: number;
}

/**
 * The picture in pixels, as large as this browser draws.
 *
 * @throws when it cannot be drawn at any size
 */
export async function makePng({ svg, width, height }: FamilyPicture): Promise<Png> {
	const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
	try {
		const image = new Image(width, height);
		image.src = address;
		await image.decode();
		await drawnWithFonts(image);
		for (const area of canvasAreas) {
			const scale = canvasScale({ width, height }, area);
			const file = await drawn(image, Math.floor(width * scale), Math.floor(height * scale));
			if (file) return { file, scale };
		}
	} finally {
		URL.revokeObjectURL(address);
	}
	throw new Error('the picture is too large for this browser');
}

const pauseMilliseconds = 100;
const alikeInARow = 4;
const maxPauses = 50;

/**
 * The fonts within an image are read only once it is drawn, and nothing tells when they are there: until then its texts
 * are missing. So it is drawn again and again until nothing more changes.
 */
async function drawnWithFonts(image: HTMLImageElement): Promise<void> {
	const canvas = document.createElement('canvas');
	[canvas.width, canvas.height] = [1000, Math.ceil((1000 * image.height) / image.width)];
	const context = canvas.getContext('2d', { willReadFrequently: true });
	let last = '';
	let alike = 0;
	for (let pauses = 0; context && alike < alikeInARow && pauses < maxPauses; pauses += 1) {
		context.clearRect(0, 0, canvas.width, canvas.height);
		context.drawImage(image, 0, 0, canvas.width, canvas.height);
		const seen = canvas.toDataURL();
		alike = seen === last ? alike + 1 : 0;
		last = seen;
		await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
	}
}

/** Null where the browser has no room for a canvas of this size. */
function drawn(image: HTMLImageElement, width: number, height: number): Promise<Blob | null> {
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	const context = canvas.getContext('2d');
	if (!context) return Promise.resolve(null);
	context.drawImage(image, 0, 0, width, height);
	return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
