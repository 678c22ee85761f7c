import { toBlogDto } from '@/lib/features/content/blog/dto';
import { listBlogsForReview } from '@/lib/features/content/blog/queries';
import { blogReviewQuery, reviewedBlogsReply } from '@/lib/features/content/blog/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'administrator',
	query: blogReviewQuery,
	reply: reviewedBlogsReply,
	handler: async ({ query, language }) => {
		const { blogs, pagination, statusCounts } = await listBlogsForReview(query, language);
		return {
			blogs: blogs.map((blog) => ({ ...toBlogDto(blog, 'sender'), sender: blog.sender })),
			pagination,
			statusCounts,
		};
	},
});
