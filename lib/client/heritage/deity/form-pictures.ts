import { maxFilesBytes } from '@/lib/client/upload-limits';

/** A picture in the form: one that is stored, or a file that is to be. */
export interface FormPicture {
	key: string;
	/** Where the browser shows it from; of a stored one, its address. */
	url: string;
	file: File | null;
}

/** The pictures still to be sent, so many to a call as it can carry; one list without any when there are none. */
export function pictureBatches(pictures: readonly FormPicture[]): FormPicture[][] {
	const batches: FormPicture[][] = [[]];
	const maxBytes = maxFilesBytes();
	let bytes = 0;
	for (const picture of pictures) {
		if (!picture.file) continue;
		const batch = batches.at(-1) ?? [];
		if (batch.length > 0 && bytes + picture.file.size > maxBytes) {
			batches.push([picture]);
			bytes = picture.file.size;
		} else {
			batch.push(picture);
			bytes += picture.file.size;
		}
	}
	return batches;
}

/** What a call says of the pictures: their order, and the files of those that come with it. */
export function picturesOfCall(
	pictures: readonly FormPicture[],
	batch: readonly FormPicture[],
): { order: FormPicture[]; images: string; files: [name: string, file: File][] } {
	const order = pictures.filter((picture) => !picture.file || batch.includes(picture));
	const getName = (picture: FormPicture) => {
		const at = batch.indexOf(picture);
		return at === 0 ? 'image' : `image${at + 1}`;
	};
	return {
		order,
		images: order.map((picture) => (picture.file ? getName(picture) : picture.url)).join(','),
		files: batch
			.flatMap((picture) => (picture.file ? [[getName(picture), picture.file] as const] : []))
			.map(([name, file]) => [name, file]),
	};
}

/** The pictures once a call has been answered: those of its `order` stand at the answered addresses. */
export function storedPictures(
	pictures: readonly FormPicture[],
	order: readonly FormPicture[],
	addresses: readonly string[],
): FormPicture[] {
	return pictures.map((picture) => {
		const address = addresses[order.indexOf(picture)];
		return picture.file && address !== undefined ? { ...picture, url: address, file: null } : picture;
	});
}

/** The list with the picture `at` that many places further on; as it was where it would leave the list. */
export function movedBy(pictures: readonly FormPicture[], at: number, places: number): FormPicture[] {
	const moved = [...pictures];
	const [picture] = moved.splice(at, 1);
	if (!picture || at + places < 0 || at + places > moved.length) return [...pictures];
	moved.splice(at + places, 0, picture);
	return moved;
}
