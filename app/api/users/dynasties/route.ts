import { serializeDynasties } from '@/lib/features/site/home/dto/tallies';
import { tallyDynasties } from '@/lib/features/site/home/queries';
import { dynastiesReply, tallyQuery } from '@/lib/features/site/home/schema';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: tallyQuery,
	reply: dynastiesReply,
	handler: async ({ query, language }) =>
		serializeDynasties(await tallyDynasties(query.search, query.limit), language),
});
