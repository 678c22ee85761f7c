import { tallyClans } from '@/lib/community/queries';
import { clansReply, tallyQuery } from '@/lib/community/schema';
import { serializeClans } from '@/lib/community/serialize';
import { searchLimit } from '@/lib/http/limits';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: tallyQuery,
	reply: clansReply,
	handler: async ({ query }) => {
		const { tallies, total } = await tallyClans(query.search, query.limit);
		return serializeClans(tallies, total);
	},
});
