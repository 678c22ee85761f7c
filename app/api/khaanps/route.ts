import { loadAtlas } from '@/lib/features/heritage/khaanp/queries';
import { suggestionsIn } from '@/lib/features/heritage/khaanp/rules/suggestions';
import { suggestionsQuery, suggestionsReply } from '@/lib/features/heritage/khaanp/schema';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

/** The khaanps and seats that somebody who is still typing may mean, with the clan of the list that each belongs to. */
export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: suggestionsQuery,
	reply: suggestionsReply,
	handler: async ({ query, language }) => ({
		suggestions: suggestionsIn(await loadAtlas(), query.search, language),
	}),
});
