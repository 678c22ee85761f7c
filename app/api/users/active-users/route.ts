import { listActiveMembers } from '@/lib/features/community/queries';
import { nameListQuery, nameListReply } from '@/lib/features/community/schema';
import { serializeNames } from '@/lib/features/community/serialize';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: nameListQuery,
	reply: nameListReply,
	handler: async ({ query, language, now }) =>
		serializeNames(await listActiveMembers({ ...query, language, now })),
});
