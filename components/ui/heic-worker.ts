import createLibheif from 'libheif-js/libheif/libheif.js';
import { maxDecodedPixels } from './picture-limits';

/** The picture, upright; null when it cannot be read, or has too many pixels to be decoded. */
export type HeicReply = ImageBitmap | 'tooManyPixels' | null;

addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
	const reply = await decode(data).catch(() => null);
	postMessage(reply, { transfer: reply instanceof ImageBitmap ? [reply] : [] });
});

async function decode(file: ArrayBuffer): Promise<HeicReply> {
	const images = new (createLibheif().HeifDecoder)().decode(file);
	// A phone keeps depth and thumbnails beside the photo.
	const image = images.find((each) => each.is_primary()) ?? images[0];
	if (!image) return null;
	const [width, height] = [image.get_width(), image.get_height()];
	if (width * height > maxDecodedPixels) return 'tooManyPixels';
	const filled = await new Promise<ImageData | null>((resolve) => {
		image.display(new ImageData(width, height), resolve);
	});
	return filled && createImageBitmap(filled);
}
