import { listImagesForReview } from '@/lib/gallery/queries';
import { imageReviewQuery, reviewedImagesReply } from '@/lib/gallery/schema';
import { serializeReviewedImage } from '@/lib/gallery/serialize';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'administrator',
	query: imageReviewQuery,
	reply: reviewedImagesReply,
	handler: async ({ query, language }) => {
		const { images, ...counted } = await listImagesForReview(query, language);
		return { images: images.map(serializeReviewedImage), ...counted };
	},
});
