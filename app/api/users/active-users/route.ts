import { listActiveMembers } from '@/lib/community/queries';
import { nameListQuery, nameListReply } from '@/lib/community/schema';
import { serializeNames } from '@/lib/community/serialize';
import { searchLimit } from '@/lib/http/limits';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: nameListQuery,
	reply: nameListReply,
	handler: async ({ query, language, now }) =>
		serializeNames(await listActiveMembers({ ...query, language, now })),
});
