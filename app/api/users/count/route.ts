import { countMembers } from '@/lib/features/community/queries';
import { countReply } from '@/lib/features/community/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'everyone',
	reply: countReply,
	handler: async () => ({ count: await countMembers() }),
});
