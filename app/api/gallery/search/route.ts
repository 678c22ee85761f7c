import { searchImages } from '@/lib/gallery/queries';
import { gallerySearchQuery, imagesReply } from '@/lib/gallery/schema';
import { serializeImage, serializeOwnImage } from '@/lib/gallery/serialize';
import { searchLimit } from '@/lib/http/limits';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: gallerySearchQuery,
	reply: imagesReply,
	handler: async ({ actor, query }) => {
		const isAdmin = actor.kind === 'member' && actor.isAdmin;
		const images = await searchImages(query.query, isAdmin ? 'all' : 'approved');
		return images.map(isAdmin ? serializeOwnImage : serializeImage);
	},
});
