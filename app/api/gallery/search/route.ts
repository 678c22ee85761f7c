import { toImageDto } from '@/lib/features/content/gallery/dto';
import { searchImages } from '@/lib/features/content/gallery/queries/list-images';
import { gallerySearchQuery, imagesReply } from '@/lib/features/content/gallery/schema';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: gallerySearchQuery,
	reply: imagesReply,
	handler: async ({ actor, query }) => {
		const isAdmin = actor.kind === 'member' && actor.isAdmin;
		const images = await searchImages(query.query, isAdmin ? 'all' : 'approved');
		return images.map((image) => toImageDto(image, isAdmin ? 'sender' : 'everyone'));
	},
});
