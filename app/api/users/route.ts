import { viewerOf } from '@/lib/auth/actor';
import { route } from '@/lib/http/route';
import { memberSearchQuery, memberSearchReply } from '@/lib/member/schema';
import { searchMembers } from '@/lib/member/search';

export const GET = route({
	access: 'everyone',
	query: memberSearchQuery,
	reply: memberSearchReply,
	handler: ({ actor, query, now }) => searchMembers(query, { viewer: viewerOf(actor), now }),
});
