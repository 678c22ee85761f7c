import { findRelationships } from '@/lib/features/matching/relationship';
import { listMembers } from '@/lib/features/member/listing';
import { defaultLimits, memberListQuery, memberListReply } from '@/lib/features/member/schema';
import { searchMembers } from '@/lib/features/member/search';
import { findViewer } from '@/lib/platform/auth/actor';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

export const GET = route({
	access: 'everyone',
	limit: searchLimit,
	query: memberListQuery,
	reply: memberListReply,
	handler: ({ actor, query, language, now }) => {
		const viewer = findViewer(actor);
		if (viewer?.isAdmin) return listMembers(query, { readerId: viewer.memberId, language, now });
		const { search, page, limit = defaultLimits.search } = query;
		return searchMembers({ search, page, limit }, { viewer, language, now, findRelationships });
	},
});
