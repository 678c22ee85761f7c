import type { Locator } from 'vitest/browser';

/** The address of a picture that is always there: components put something else in the place of one that fails to load. */
export const pictureUrl = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** A real picture of one colour. */
export async function makePicture(name = 'portrait.png'): Promise<File> {
	const canvas = new OffscreenCanvas(32, 40);
	const context = canvas.getContext('2d');
	if (!context) throw new Error('The browser draws nothing');
	context.fillStyle = '#8e2138';
	context.fillRect(0, 0, canvas.width, canvas.height);
	const type = 'image/png';
	return new File([await canvas.convertToBlob({ type })], name, { type });
}

/** A file that is called a picture, with `bytes` of nothing inside. */
export function makeFile(bytes: number, type = 'image/jpeg'): File {
	return new File(['x'.repeat(bytes)], 'portrait.jpg', { type });
}

/** Chooses a file in a file input. `userEvent.upload` sends the file through the runner, which takes seconds for a large one. */
export function chooseFile(input: Locator, file: File): void {
	const element = input.element();
	if (!(element instanceof HTMLInputElement)) throw new Error('There is no file input');
	const files = new DataTransfer();
	files.items.add(file);
	element.files = files.files;
	for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }));
}
