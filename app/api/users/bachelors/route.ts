import { serializeNames } from '@/lib/features/site/home/dto/tallies';
import { listBachelors } from '@/lib/features/site/home/queries';
import { nameListQuery, nameListReply } from '@/lib/features/site/home/schema';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: nameListQuery,
	reply: nameListReply,
	handler: async ({ query, language, now }) =>
		serializeNames(await listBachelors({ ...query, language, now })),
});
