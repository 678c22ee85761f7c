import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { discardPicture, type StoredPicture, storePicture } from '@/lib/platform/media/pictures';

/** Holds one WebP file for each picture that a row of the seed names; several rows may name the same file. */
export const picturesFolder = path.join(import.meta.dirname, 'pictures');

/** The media pipeline decodes no more pictures at once. */
const storedAtOnce = 2;

/**
 * Reads pictures of the seed, named by their path in `prisma/seed/pictures` without extension, and stores each as an
 * upload is stored. The result has their order. When one fails, those that are stored already are removed.
 */
export async function storeSeedPictures(names: readonly string[]): Promise<StoredPicture[]> {
	const stored: StoredPicture[] = [];
	const waiting = names.map((name, index) => ({ name, index }));
	const worker = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			stored[next.index] = await storePicture(await readFile(path.join(picturesFolder, `${next.name}.webp`)));
		}
	};
	const outcomes = await Promise.allSettled(Array.from({ length: storedAtOnce }, worker));
	const failed = outcomes.find((outcome) => outcome.status === 'rejected');
	if (!failed) return stored;
	await discardSeedPictures(stored.filter(Boolean));
	throw failed.reason;
}

export async function discardSeedPictures(pictures: readonly StoredPicture[]): Promise<void> {
	await Promise.all(pictures.map(discardPicture));
}
