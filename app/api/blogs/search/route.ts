import { viewerOf } from '@/lib/auth/actor';
import { searchBlogs } from '@/lib/blog/queries';
import { blogSearchQuery, foundBlogsReply } from '@/lib/blog/schema';
import { serializeBlog, serializeOwnBlog } from '@/lib/blog/serialize';
import { searchLimit } from '@/lib/http/limits';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: blogSearchQuery,
	reply: foundBlogsReply,
	handler: async ({ actor, query }) => {
		const viewer = viewerOf(actor);
		const blogs = await searchBlogs(query.query, viewer);
		return blogs.map(viewer?.isAdmin ? serializeOwnBlog : serializeBlog);
	},
});
