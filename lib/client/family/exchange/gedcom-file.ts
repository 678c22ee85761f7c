import { maxFileBytes } from '@/lib/client/upload-limits';

const bytesOfMegabyte = 1024 * 1024;

/** What a file may weigh, to a tenth of a megabyte. */
export function maxFileMegabytes(): number {
	return Math.floor((maxFileBytes() / bytesOfMegabyte) * 10) / 10;
}

/** What is wrong with a file that should be a GEDCOM file, before it is sent; null when nothing is. */
export function fileProblem({
	name,
	size,
}: Pick<File, 'name' | 'size'>): 'notGedcom' | 'tooLarge' | 'empty' | null {
	if (!/\.(ged|gedcom)$/i.test(name)) return 'notGedcom';
	if (size === 0) return 'empty';
	return size > maxFileMegabytes() * bytesOfMegabyte ? 'tooLarge' : null;
}
