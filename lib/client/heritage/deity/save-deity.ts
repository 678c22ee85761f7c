import { type ApiFailure, type ApiResult, callApi, type Reply } from '@/lib/client/api';
import { type FormPicture, pictureBatches, picturesOfCall, storedPictures } from './form-pictures';

/** The record as it is stored; null while it is not yet. */
export interface SavedRecord {
	id: string;
	version: number;
}

export interface SavedParts {
	record: SavedRecord | null;
	pictures: readonly FormPicture[];
}

interface Saving extends SavedParts {
	/** Null when all went well. The rest of a record whose first calls went through is still to be sent. */
	failure: ApiFailure | null;
	message: string;
}

/**
 * Sends a deity's texts and pictures: the texts with the first pictures, the other pictures in as many further calls
 * as they need. `onShare` is called with the share of the pictures that has left, from 0 to 1.
 */
export async function saveDeity(
	texts: FormData,
	before: SavedParts,
	onShare: (share: number) => void,
): Promise<Saving> {
	let { record, pictures } = before;
	let message = '';
	const getBytes = (list: readonly FormPicture[]) =>
		list.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);
	const total = getBytes(pictures);
	for (let isFirst = true; ; isFirst = false) {
		const [batch = []] = pictureBatches(pictures);
		if (!isFirst && batch.length === 0) return { record, pictures, failure: null, message };
		const { order, images, files } = picturesOfCall(pictures, batch);
		const body = isFirst ? texts : new FormData();
		body.set('images', images);
		if (record) body.set('version', String(record.version));
		for (const [name, file] of files) body.set(name, file);
		const sent = total - getBytes(pictures);
		const onUpload =
			total > 0 ? (share: number) => onShare((sent + share * getBytes(batch)) / total) : undefined;
		const answer: ApiResult<Reply<'POST /api/deities'>> = record
			? await callApi('PUT /api/deities/[id]', { params: { id: record.id }, body, onUpload })
			: await callApi('POST /api/deities', { body, onUpload });
		if (!answer.ok) return { record, pictures, failure: answer, message };
		const { deity, message: shown } = answer.data;
		record = { id: deity._id, version: deity.version };
		pictures = storedPictures(pictures, order, deity.images);
		// The first call says what was done; those that follow only bring pictures.
		if (isFirst) message = shown;
	}
}
