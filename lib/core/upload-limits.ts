/** Of a form with its files, on a host that takes as much. */
export const maxFormBytes = 6 * 1024 * 1024;

/** What a form leaves for its texts and for the bytes between its parts. */
const textBytes = 768 * 1024;

/** What the files of a form may weigh together where the form may weigh `formBytes`. */
export function getFilesBytes(formBytes: number): number {
	return formBytes - textBytes;
}
