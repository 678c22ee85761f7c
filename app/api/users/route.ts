import { viewerOf } from '@/lib/auth/actor';
import { searchLimit } from '@/lib/http/limits';
import { route } from '@/lib/http/route';
import { findStandings } from '@/lib/matching/standing';
import { listMembers } from '@/lib/member/listing';
import { defaultLimits, memberListQuery, memberListReply } from '@/lib/member/schema';
import { searchMembers } from '@/lib/member/search';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: memberListQuery,
	reply: memberListReply,
	handler: ({ actor, query, language, now }) => {
		const viewer = viewerOf(actor);
		if (viewer?.isAdmin) return listMembers(query, { readerId: viewer.memberId, language, now });
		const { search, page, limit = defaultLimits.search } = query;
		return searchMembers({ search, page, limit }, { viewer, language, now, findStandings });
	},
});
