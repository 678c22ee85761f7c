import { listApprovedBlogs } from '@/lib/blog/queries';
import { blogsQuery, blogsReply } from '@/lib/blog/schema';
import { serializeBlog } from '@/lib/blog/serialize';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	query: blogsQuery,
	reply: blogsReply,
	handler: async ({ query }) => {
		const { blogs, pagination } = await listApprovedBlogs(query);
		return { blogs: blogs.map(serializeBlog), pagination };
	},
});
