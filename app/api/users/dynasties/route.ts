import { tallyDynasties } from '@/lib/community/queries';
import { dynastiesReply, tallyQuery } from '@/lib/community/schema';
import { serializeDynasties } from '@/lib/community/serialize';
import { searchLimit } from '@/lib/http/limits';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: tallyQuery,
	reply: dynastiesReply,
	handler: async ({ query }) => serializeDynasties(await tallyDynasties(query.search, query.limit)),
});
