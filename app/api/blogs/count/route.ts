import { countApprovedBlogs } from '@/lib/features/content/blog/queries';
import { blogCountReply } from '@/lib/features/content/blog/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'everyone',
	reply: blogCountReply,
	handler: async () => ({ count: await countApprovedBlogs() }),
});
