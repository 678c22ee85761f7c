import { listImagesForReview } from '@/lib/features/gallery/queries';
import { imageReviewQuery, reviewedImagesReply } from '@/lib/features/gallery/schema';
import { serializeReviewedImage } from '@/lib/features/gallery/serialize';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'administrator',
	query: imageReviewQuery,
	reply: reviewedImagesReply,
	handler: async ({ query, language }) => {
		const { images, ...counted } = await listImagesForReview(query, language);
		return { images: images.map(serializeReviewedImage), ...counted };
	},
});
