import { countApprovedBlogs } from '@/lib/blog/queries';
import { blogCountReply } from '@/lib/blog/schema';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	reply: blogCountReply,
	handler: async () => ({ count: await countApprovedBlogs() }),
});
