import { listBachelors } from '@/lib/community/queries';
import { nameListQuery, nameListReply } from '@/lib/community/schema';
import { serializeNames } from '@/lib/community/serialize';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	query: nameListQuery,
	reply: nameListReply,
	handler: async ({ query, now }) => serializeNames(await listBachelors(query, now)),
});
