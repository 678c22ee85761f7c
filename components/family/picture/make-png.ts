import type { FamilyPicture } from '@/lib/family/picture';
import { canvasAreas, canvasScale } from '@/lib/family/png-size';

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
