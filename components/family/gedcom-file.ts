export const maxFileMegabytes = 5;

/** What is wrong with a file that should be a GEDCOM file, before it is sent; null when nothing is. */
export function fileProblem({
	name,
	size,
}: Pick<File, 'name' | 'size'>): 'notGedcom' | 'tooLarge' | 'empty' | null {
	if (!/\.(ged|gedcom)$/i.test(name)) return 'notGedcom';
	if (size === 0) return 'empty';
	return size > maxFileMegabytes * 1024 * 1024 ? 'tooLarge' : null;
}
