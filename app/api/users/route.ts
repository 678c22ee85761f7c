import { findRelationships } from '@/lib/features/matching/queries/relationship';
import { listMembers } from '@/lib/features/member/list/queries/list-members';
import { searchMembers } from '@/lib/features/member/list/queries/search-members';
import { defaultLimits, memberListQuery, memberListReply } from '@/lib/features/member/schema';
import { findViewer } from '@/lib/platform/auth/actor';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: memberListQuery,
	reply: memberListReply,
	errors: ['auth.required'],
	handler: ({ actor, query, language, now }) => {
		const viewer = findViewer(actor);
		if (viewer?.isAdmin) return listMembers(query, { readerId: viewer.memberId, language, now });
		const { search, page, limit = defaultLimits.search } = query;
		return searchMembers({ search, page, limit }, { viewer, language, now, findRelationships });
	},
});
