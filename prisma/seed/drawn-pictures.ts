import sharp from 'sharp';
import { discardPicture, type StoredPicture, storePicture } from '@/lib/platform/media/pictures';

/** The media pipeline decodes no more at once either. */
const drawnAtOnce = 2;

/**
 * Draws pictures and hands them to the media pipeline as if they were uploaded. When one fails, what is stored
 * already is removed.
 */
export async function storeDrawings(svgs: readonly string[]): Promise<StoredPicture[]> {
	const stored: StoredPicture[] = [];
	const waiting = svgs.map((svg, at) => ({ svg, at }));
	const worker = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			// Passed on at once, so that speed counts more than size.
			const png = await sharp(Buffer.from(next.svg)).png({ compressionLevel: 1 }).toBuffer();
			stored[next.at] = await storePicture(png);
		}
	};
	const outcomes = await Promise.allSettled(Array.from({ length: drawnAtOnce }, worker));
	const failed = outcomes.find((outcome) => outcome.status === 'rejected');
	if (!failed) return stored;
	await discardDrawings(stored.filter(Boolean));
	throw failed.reason;
}

export async function discardDrawings(pictures: readonly StoredPicture[]): Promise<void> {
	await Promise.all(pictures.map(discardPicture));
}
