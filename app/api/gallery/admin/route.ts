import { toImageDto } from '@/lib/features/content/gallery/dto';
import { listImagesForReview } from '@/lib/features/content/gallery/queries/list-images';
import { imageReviewQuery, reviewedImagesReply } from '@/lib/features/content/gallery/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'administrator',
	query: imageReviewQuery,
	reply: reviewedImagesReply,
	handler: async ({ query, language }) => {
		const { images, ...counted } = await listImagesForReview(query, language);
		return {
			images: images.map((image) => ({ ...toImageDto(image, 'sender'), sender: image.sender })),
			...counted,
		};
	},
});
