import * as z from 'zod';
import { searchText } from '@/lib/core/text';
import { searchMembers } from '@/lib/features/member/list/queries/search-members';
import { foundMember } from '@/lib/features/member/schema';
import { findViewer } from '@/lib/platform/auth/actor';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

/** As many as a person reads through to find somebody. */
const limit = 20;

export const GET = route({
	access: 'member',
	limit: searchLimit,
	query: z.object({ query: searchText(100).min(2) }),
	reply: z.array(foundMember),
	handler: async ({ actor, query, language, now }) => {
		const paging = { search: query.query, page: 1, limit };
		return (await searchMembers(paging, { viewer: findViewer(actor), language, now })).users;
	},
});
