import { listOwnBlogs } from '@/lib/blog/queries';
import { blogsReply, ownBlogsQuery } from '@/lib/blog/schema';
import { serializeOwnBlog } from '@/lib/blog/serialize';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'member',
	query: ownBlogsQuery,
	reply: blogsReply,
	handler: async ({ actor, query }) => {
		const { blogs, pagination } = await listOwnBlogs(actor.memberId, query);
		return { blogs: blogs.map(serializeOwnBlog), pagination };
	},
});
