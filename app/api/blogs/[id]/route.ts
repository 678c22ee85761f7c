import { viewerOf } from '@/lib/auth/actor';
import { getBlog } from '@/lib/blog/queries';
import { blogParams, blogReply } from '@/lib/blog/schema';
import { serializeBlog } from '@/lib/blog/serialize';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	params: blogParams,
	reply: blogReply,
	handler: async ({ actor, params }) => serializeBlog(await getBlog(params.id, viewerOf(actor))),
});
