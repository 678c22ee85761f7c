/** How long a browser may take to begin with a file that it was handed. */
const handoverMs = 60_000;

/** Offers a file to be kept, under `name`. */
export function saveFile(file: Blob, name: string): void {
	const href = URL.createObjectURL(file);
	Object.assign(document.createElement('a'), { href, download: name }).click();
	setTimeout(() => URL.revokeObjectURL(href), handoverMs);
}
