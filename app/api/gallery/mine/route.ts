import { toImageDto } from '@/lib/features/content/gallery/dto';
import { listImagesOf } from '@/lib/features/content/gallery/queries/list-images';
import { galleryQuery, imagesReply } from '@/lib/features/content/gallery/schema';
import { route } from '@/lib/platform/http/route';

/** What the caller has sent in, and what became of it. */
export const GET = route({
	access: 'member',
	query: galleryQuery,
	reply: imagesReply,
	handler: async ({ actor, query }) =>
		(await listImagesOf(actor.memberId, query)).map((image) => toImageDto(image, 'sender')),
});
