import { listImagesForReview } from '@/lib/gallery/queries';
import { reviewedImagesReply } from '@/lib/gallery/schema';
import { serializeOwnImage } from '@/lib/gallery/serialize';
import { route } from '@/lib/http/route';
import { reviewQuery } from '@/lib/moderation/schema';

export const GET = route({
	access: 'administrator',
	query: reviewQuery,
	reply: reviewedImagesReply,
	handler: async ({ query }) => {
		const { images, ...counted } = await listImagesForReview(query);
		return { images: images.map(serializeOwnImage), ...counted };
	},
});
