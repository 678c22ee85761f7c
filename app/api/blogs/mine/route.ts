import { toBlogDto } from '@/lib/features/content/blog/dto';
import { listOwnBlogs } from '@/lib/features/content/blog/queries';
import { blogsReply, ownBlogsQuery } from '@/lib/features/content/blog/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'member',
	query: ownBlogsQuery,
	reply: blogsReply,
	handler: async ({ actor, query }) => {
		const { blogs, pagination } = await listOwnBlogs(actor.memberId, query);
		return { blogs: blogs.map((blog) => toBlogDto(blog, 'sender')), pagination };
	},
});
