import { listBlogsForReview } from '@/lib/blog/queries';
import { reviewedBlogsReply } from '@/lib/blog/schema';
import { serializeOwnBlog } from '@/lib/blog/serialize';
import { route } from '@/lib/http/route';
import { reviewQuery } from '@/lib/moderation/schema';

export const GET = route({
	access: 'administrator',
	query: reviewQuery,
	reply: reviewedBlogsReply,
	handler: async ({ query }) => {
		const { blogs, pagination, statusCounts } = await listBlogsForReview(query);
		return { blogs: blogs.map(serializeOwnBlog), pagination, statusCounts };
	},
});
