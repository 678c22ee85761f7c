import { listBlogsForReview } from '@/lib/features/blog/queries';
import { blogReviewQuery, reviewedBlogsReply } from '@/lib/features/blog/schema';
import { serializeReviewedBlog } from '@/lib/features/blog/serialize';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'administrator',
	query: blogReviewQuery,
	reply: reviewedBlogsReply,
	handler: async ({ query, language }) => {
		const { blogs, pagination, statusCounts } = await listBlogsForReview(query, language);
		return { blogs: blogs.map(serializeReviewedBlog), pagination, statusCounts };
	},
});
