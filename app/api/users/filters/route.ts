import { route } from '@/lib/http/route';
import { listMemberFilters, memberFiltersReply } from '@/lib/member/list-filters';

export const GET = route({
	access: 'administrator',
	reply: memberFiltersReply,
	handler: ({ language }) => listMemberFilters(language),
});
