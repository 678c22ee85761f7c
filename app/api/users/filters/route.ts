import { listMemberFilters, memberFiltersReply } from '@/lib/features/member/list/queries/list-filters';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'administrator',
	reply: memberFiltersReply,
	handler: ({ language }) => listMemberFilters(language),
});
