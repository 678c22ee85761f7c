/** What the portal stores, what phones take photos as, and what moves: every GIF, and PNG and WebP with several frames. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'animated';

export const maxPictureBytes = 5 * 1024 * 1024;

interface Size {
	width: number;
	height: number;
}

const jpegSignature = [0xff, 0xd8, 0xff];
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);
/** Of HEIC and AVIF alike; the compatible brands say which it is. */
const heifBrand = 'mif1';

/** What a file is by its first bytes, not by its name; null when it is no picture that can be read. */
export function findPictureFormat(bytes: Uint8Array): PictureFormat | null {
	if (startsWith(bytes, jpegSignature)) return 'jpeg';
	if (startsWith(bytes, pngSignature)) return isAnimatedPng(bytes) ? 'animated' : 'png';
	if (textAt(bytes, 0, 4) === 'GIF8') return 'animated';
	if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP')
		return textAt(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0 ? 'animated' : 'webp';
	return isHeic(bytes) ? 'heic' : null;
}

/**
 * The size in pixels that the header of a JPEG or PNG claims, before it is turned upright; null for another format, and
 * where the header is not among these bytes.
 */
export function findClaimedSize(bytes: Uint8Array): Size | null {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (startsWith(bytes, pngSignature))
		return bytes.length < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
	if (!startsWith(bytes, jpegSignature)) return null;
	let at = 2;
	while (at + 9 <= bytes.length) {
		const marker = bytes[at + 1] ?? 0;
		if (bytes[at] !== 0xff) return null;
		if (isFrameHeader(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
		// A filling byte before the marker, else a segment with its length.
		at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
	}
	return null;
}

/** SOF0 to SOF15, without the three in between that are tables. */
function isFrameHeader(marker: number): boolean {
	return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Whether the chunk `acTL`, which says how many frames there are, comes before the pixels. */
function isAnimatedPng(bytes: Uint8Array): boolean {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	let at = pngSignature.length;
	while (at + 8 <= bytes.length) {
		const name = textAt(bytes, at + 4, 4);
		if (name === 'acTL') return true;
		if (name === 'IDAT') return false;
		at += 12 + view.getUint32(at);
	}
	return false;
}

function isHeic(bytes: Uint8Array): boolean {
	if (textAt(bytes, 4, 4) !== 'ftyp') return false;
	const brand = textAt(bytes, 8, 4);
	if (heicBrands.has(brand)) return true;
	if (brand !== heifBrand) return false;
	const end = Math.min(bytes.length, new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0));
	for (let at = 16; at + 4 <= end; at += 4) if (heicBrands.has(textAt(bytes, at, 4))) return true;
	return false;
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
	return String.fromCharCode(...bytes.subarray(at, at + length));
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
	return signature.every((byte, at) => bytes[at] === byte);
}
