import { mailWhatWaits } from '@/lib/administration/waiting-mails';
import { DomainError, type FieldError } from '@/lib/core/errors';
import { submitImage } from '@/lib/gallery/commands';
import { submissionLimit } from '@/lib/gallery/limits';
import { getImage, listApprovedImages } from '@/lib/gallery/queries';
import { refusedImage } from '@/lib/gallery/refusal';
import { galleryQuery, imagesReply, newImageBody, savedImageReply } from '@/lib/gallery/schema';
import { serializeImage, serializeOwnImage } from '@/lib/gallery/serialize';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';

export const GET = route({
	access: 'everyone',
	query: galleryQuery,
	reply: imagesReply,
	handler: async ({ query }) => (await listApprovedImages(query)).map(serializeImage),
});

/** A picture for the gallery, shown at once when an administrator sends it. */
export const POST = route({
	access: 'member',
	body: newImageBody,
	bodyKinds: 'json or multipart',
	refusal: refusedImage,
	limit: ({ actor }) => (actor.isAdmin ? null : [submissionLimit, actor.memberId]),
	reply: savedImageReply,
	status: 201,
	handler: async ({ actor, body: { featured = false, ...texts }, files, language, now, afterwards }) => {
		const picture = files.get('image');
		if (!picture) {
			const fields: FieldError[] = [{ path: 'image', message: 'required' }];
			throw new DomainError('gallery.imageRequired', { fields });
		}
		const id = await submitImage({ ...texts, featured, language, picture }, actor, now);
		if (!actor.isAdmin) afterwards(() => mailWhatWaits(now));
		const message = translator(language)(actor.isAdmin ? 'gallery.created' : 'gallery.submitted');
		return { message, image: serializeOwnImage(await getImage(id)) };
	},
});
