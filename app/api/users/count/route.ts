import { countMembers } from '@/lib/features/site/home/queries';
import { countReply } from '@/lib/features/site/home/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'everyone',
	reply: countReply,
	handler: async () => ({ count: await countMembers() }),
});
