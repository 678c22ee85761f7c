import { toBlogDto } from '@/lib/features/content/blog/dto';
import { searchBlogs } from '@/lib/features/content/blog/queries';
import { blogSearchQuery, foundBlogsReply } from '@/lib/features/content/blog/schema';
import { findViewer } from '@/lib/platform/auth/actor';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: blogSearchQuery,
	reply: foundBlogsReply,
	handler: async ({ actor, query, language }) => {
		const viewer = findViewer(actor);
		const blogs = await searchBlogs(query.query, viewer);
		return blogs.map((blog) => toBlogDto(blog, viewer?.isAdmin ? 'sender' : language));
	},
});
