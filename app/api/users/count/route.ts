import { countMembers } from '@/lib/community/queries';
import { countReply } from '@/lib/community/schema';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	reply: countReply,
	handler: async () => ({ count: await countMembers() }),
});
