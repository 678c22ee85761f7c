import * as z from 'zod';
import { viewerOf } from '@/lib/auth/actor';
import { searchText } from '@/lib/core/text';
import { searchLimit } from '@/lib/http/limits';
import { route } from '@/lib/http/route';
import { foundMember } from '@/lib/member/schema';
import { searchMembers } from '@/lib/member/search';

/** As many as a person reads through to find somebody. */
const limit = 20;

export const GET = route({
	access: 'member',
	limit: searchLimit,
	query: z.object({ query: searchText(100).min(2) }),
	reply: z.array(foundMember),
	handler: async ({ actor, query, language, now }) => {
		const paging = { search: query.query, page: 1, limit };
		return (await searchMembers(paging, { viewer: viewerOf(actor), language, now })).users;
	},
});
