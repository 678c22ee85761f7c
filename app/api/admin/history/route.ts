import { listHistory } from '@/lib/features/administration/audit/queries/list-history';
import { historyQuery, historyReply } from '@/lib/features/administration/audit/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'administrator',
	query: historyQuery,
	reply: historyReply,
	handler: ({ actor, query, language }) => listHistory(query, { readerId: actor.memberId, language }),
});
