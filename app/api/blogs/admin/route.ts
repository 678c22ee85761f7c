import { listBlogsForReview } from '@/lib/blog/queries';
import { blogReviewQuery, reviewedBlogsReply } from '@/lib/blog/schema';
import { serializeReviewedBlog } from '@/lib/blog/serialize';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'administrator',
	query: blogReviewQuery,
	reply: reviewedBlogsReply,
	handler: async ({ query, language }) => {
		const { blogs, pagination, statusCounts } = await listBlogsForReview(query, language);
		return { blogs: blogs.map(serializeReviewedBlog), pagination, statusCounts };
	},
});
