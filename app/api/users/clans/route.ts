import { serializeClans } from '@/lib/features/site/home/dto/tallies';
import { tallyClans } from '@/lib/features/site/home/queries';
import { clansReply, tallyQuery } from '@/lib/features/site/home/schema';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: tallyQuery,
	reply: clansReply,
	handler: async ({ query, language }) => {
		const { tallies, total } = await tallyClans(query.search, query.limit);
		return serializeClans(tallies, total, language);
	},
});
