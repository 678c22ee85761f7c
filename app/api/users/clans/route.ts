import { tallyClans } from '@/lib/features/community/queries';
import { clansReply, tallyQuery } from '@/lib/features/community/schema';
import { serializeClans } from '@/lib/features/community/serialize';
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
