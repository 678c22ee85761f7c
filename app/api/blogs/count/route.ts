import { countApprovedBlogs } from '@/lib/features/blog/queries';
import { blogCountReply } from '@/lib/features/blog/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'everyone',
	reply: blogCountReply,
	handler: async () => ({ count: await countApprovedBlogs() }),
});
