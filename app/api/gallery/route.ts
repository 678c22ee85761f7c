import { DomainError, type FieldError } from '@/lib/core/errors';
import { mailWhatWaits } from '@/lib/features/administration/settings/commands/mail-what-waits';
import { submitImage } from '@/lib/features/content/gallery/commands/change-image';
import { submissionLimit } from '@/lib/features/content/gallery/constants';
import { toImageDto } from '@/lib/features/content/gallery/dto';
import { getImage, listApprovedImages } from '@/lib/features/content/gallery/queries/list-images';
import {
	galleryQuery,
	imageInputError,
	imagesReply,
	newImageBody,
	savedImageReply,
} from '@/lib/features/content/gallery/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const GET = route({
	access: 'everyone',
	query: galleryQuery,
	reply: imagesReply,
	handler: async ({ query }) =>
		(await listApprovedImages(query)).map((image) => toImageDto(image, 'everyone')),
});

/** A picture for the gallery, shown at once when an administrator sends it. */
export const POST = route({
	access: 'member',
	body: newImageBody,
	bodyKinds: 'json or multipart',
	refusal: imageInputError,
	limit: ({ actor }) => (actor.isAdmin ? null : [submissionLimit, actor.memberId]),
	reply: savedImageReply,
	status: 201,
	errors: [
		'input.invalid',
		'gallery.textRequired',
		'gallery.imageRequired',
		'notFound',
		'picture.tooManyPixels',
		'picture.notAPicture',
		'picture.heic',
		'picture.animated',
	],
	handler: async ({ actor, body: { featured = false, ...texts }, files, language, now, afterResponse }) => {
		const picture = files.get('image');
		if (!picture) {
			const fields: FieldError[] = [{ path: 'image', message: 'required' }];
			throw new DomainError('gallery.imageRequired', { fields });
		}
		const id = await submitImage({ ...texts, featured, language, picture }, actor, now);
		if (!actor.isAdmin) afterResponse(() => mailWhatWaits(now));
		const message = translator(language)(actor.isAdmin ? 'gallery.created' : 'gallery.submitted');
		return { message, image: toImageDto(await getImage(id), 'sender') };
	},
});
