import { listImagesOf } from '@/lib/features/gallery/queries';
import { galleryQuery, imagesReply } from '@/lib/features/gallery/schema';
import { serializeOwnImage } from '@/lib/features/gallery/serialize';
import { route } from '@/lib/platform/http/route';

/** What the caller has sent in, and what became of it. */
export const GET = route({
	access: 'member',
	query: galleryQuery,
	reply: imagesReply,
	handler: async ({ actor, query }) => (await listImagesOf(actor.memberId, query)).map(serializeOwnImage),
});
