import type { SubmittedImage } from '../review/submission';

/** To how many of these pictures a sender is mailed that it was not accepted, when the administrator deletes them. */
export function countRejected(
	pictures: readonly Pick<SubmittedImage, 'status' | 'sender'>[],
	ownId: string | null,
): number {
	return pictures.filter(({ status, sender }) => status === 'pending' && sender && sender._id !== ownId)
		.length;
}
