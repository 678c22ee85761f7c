import { maxFileBytes } from '@/lib/client/upload-limits';
import {
	findClaimedSize,
	findPictureFormat,
	maxPictureBytes,
	type PictureFormat,
} from '@/lib/core/picture-format';
import { maxDecodedPixels, maxSentSide } from './picture-limits';

/** Why a file is not sent: a key of the sentences under `photoField`. */
export type PictureError =
	| ('notAPicture' | 'tooLarge' | 'tooManyPixels' | 'heic' | 'animated')
	/** It stays larger than this host takes, which is less than the portal allows. */
	| 'tooLargeHere';

export type PreparedPicture = { file: File } | { error: PictureError };

/** Format, frames and size stand within these first bytes, unless a camera has written unusually much before them. */
const headerBytes = 512 * 1024;

/** Each is tried when the one before makes more bytes than may be sent. */
const qualities = [0.9, 0.8, 0.6];

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a chosen file ready to be sent: HEIC becomes JPEG, and what is larger than `maxSentSide` or `maxFileBytes()`
 * is shrunk. A file that can go as it is stays untouched. One file after the other: a decoded photo takes up to 480 MB.
 */
export function preparePicture(file: File): Promise<PreparedPicture> {
	const prepared = last.then(() => prepare(file)).catch(() => refusedAsBroken(file, null));
	last = prepared;
	return prepared;
}

async function prepare(file: File): Promise<PreparedPicture> {
	const header = new Uint8Array(await file.slice(0, headerBytes).arrayBuffer());
	const format = findPictureFormat(header);
	if (format === null) return refusedAsBroken(file, format);
	if (format === 'animated') return { error: 'animated' };
	const claimed = findClaimedSize(header);
	if (claimed && claimed.width * claimed.height > maxDecodedPixels) return { error: 'tooManyPixels' };
	const bitmap = await decode(file, format);
	if (bitmap === null) return refusedAsBroken(file, format);
	if (bitmap === 'tooManyPixels') return { error: 'tooManyPixels' };
	try {
		const scale = Math.min(1, maxSentSide / Math.max(bitmap.width, bitmap.height));
		if (format !== 'heic' && scale === 1 && file.size <= maxFileBytes()) return { file };
		const shrunk = await encode(bitmap, scale, format);
		if (shrunk) return { file: getFile(shrunk, file.name) };
		return { error: maxFileBytes() < maxPictureBytes ? 'tooLargeHere' : 'tooLarge' };
	} finally {
		bitmap.close();
	}
}

/** The sentence for what should be a picture but is too large to be one says how large a picture may be. */
function refusedAsBroken({ type, size }: File, format: PictureFormat | null): PreparedPicture {
	if (format === 'heic') return { error: 'heic' };
	return { error: type.startsWith('image/') && size > maxPictureBytes ? 'tooLarge' : 'notAPicture' };
}

async function decode(file: File, format: PictureFormat): Promise<ImageBitmap | 'tooManyPixels' | null> {
	// Browsers that do not know the option turn pictures upright all the same.
	const native = await createImageBitmap(file, { imageOrientation: 'from-image' })
		.catch(() => createImageBitmap(file))
		.catch(() => null);
	if (native || format !== 'heic') return native;
	// The decoder may not load, or not start.
	return decodeBesidePage(file).catch(() => null);
}

async function decodeBesidePage(file: File): Promise<ImageBitmap | 'tooManyPixels' | null> {
	const { decodeHeic } = await import('./decode-heic');
	return decodeHeic(await file.arrayBuffer());
}

/** JPEG, or WebP where something is transparent; null when even that is larger than may be sent. */
async function encode(bitmap: ImageBitmap, scale: number, format: PictureFormat): Promise<Blob | null> {
	const width = Math.max(1, Math.round(bitmap.width * scale));
	const height = Math.max(1, Math.round(bitmap.height * scale));
	const { context, toBlob } = createCanvas(width, height);
	context.imageSmoothingQuality = 'high';
	context.drawImage(bitmap, 0, 0, width, height);
	const isTransparent = format !== 'jpeg' && hasTransparency(context.getImageData(0, 0, width, height));
	for (const quality of qualities) {
		const blob = await toBlob(isTransparent ? 'image/webp' : 'image/jpeg', quality);
		if (blob && blob.size <= maxFileBytes()) return blob;
	}
	return null;
}

interface Canvas {
	context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
	toBlob: (type: string, quality: number) => Promise<Blob | null>;
}

/** @throws when the browser gives no canvas of that size */
function createCanvas(width: number, height: number): Canvas {
	if (typeof OffscreenCanvas === 'function') {
		const canvas = new OffscreenCanvas(width, height);
		const context = canvas.getContext('2d');
		if (context) return { context, toBlob: (type, quality) => canvas.convertToBlob({ type, quality }) };
	}
	const canvas = Object.assign(document.createElement('canvas'), { width, height });
	const context = canvas.getContext('2d');
	if (!context) throw new Error('no canvas');
	return {
		context,
		toBlob: (type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)),
	};
}

function hasTransparency({ data }: ImageData): boolean {
	for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
	return false;
}

/** Under the name of the file that was chosen, with the ending of what it has become. */
function getFile(blob: Blob, chosenName: string): File {
	const base = chosenName.replace(/\.[^.]+$/, '') || 'picture';
	return new File([blob], `${base}.${blob.type === 'image/jpeg' ? 'jpg' : blob.type.replace('image/', '')}`, {
		type: blob.type,
	});
}
